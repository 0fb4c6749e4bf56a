'use client'

import { useEffect, useState } from 'react'

const SETTLE_MILLISECONDS = 600

function always(): boolean {
  return true
}

/**
 * A text once it has rested for a moment, '' at first: what a live region should say once and not at every key. A text
 * that comes to rest while `wanted` (the same function at every render) says no is passed over.
 */
export function useSettled(text: string, wanted: () => boolean = always): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => {
      if (wanted()) setSettled(text)
    }, SETTLE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [text, wanted])
  return settled
}
