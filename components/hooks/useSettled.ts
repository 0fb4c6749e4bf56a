'use client'

import { useEffect, useState } from 'react'
import { hasActed } from '@/lib/browser/page'

const SETTLE_MILLISECONDS = 600

/**
 * A text once it has rested for a moment, '' at first and until the visitor has done anything on the page: what a live
 * region should say once, not at every key and not unasked.
 */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => {
      if (hasActed()) setSettled(text)
    }, SETTLE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
