'use client'

import { useEffect, useState } from 'react'

const SETTLE_MILLISECONDS = 600

/** A text once it has rested for a moment, '' at first: what a live region should say once and not at every key. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
