'use client'

import { useState } from 'react'

/** Cards that are rendered at once; no screen shows more. */
const STEP = 60

interface ShownPart<T> {
  readonly part: readonly T[]
  /** How many are not in it. */
  readonly rest: number
  readonly showMore: () => void
}

/** The first part of a long list, and what makes it longer; it starts anew with another `key`. */
export function useShownPart<T>(list: readonly T[], key: string): ShownPart<T> {
  const [asked, setAsked] = useState({ key, count: STEP })
  const count = asked.key === key ? asked.count : STEP
  return {
    part: list.slice(0, count),
    rest: Math.max(0, list.length - count),
    showMore: () => setAsked({ key, count: count + STEP }),
  }
}
