'use client'

import { createContext, useContext, useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react'
import { keepDraft, readDraft } from '@/lib/browser/draft'

/** Under what name the tool below keeps its drafts; undefined: it keeps none. */
export const DraftContext = createContext<string | undefined>(undefined)

interface Draft {
  /** Text that brings the state back; null when there is nothing to keep. */
  readonly save: () => string | null
  readonly restore: (text: string) => void
}

/**
 * Carries a part of a tool's state over a reload and over leaving and coming back, in this tab only. `name` tells the
 * tool's parts apart; null: this part keeps nothing.
 */
export function useDraft(name: string | null, draft: Draft): void {
  const tool = useContext(DraftContext)
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })

  useEffect(() => {
    if (tool === undefined || name === null) return
    const key = `${tool}:${name}`
    const text = readDraft(key)
    if (text !== null) latest.current.restore(text)
    return keepDraft(key, () => latest.current.save())
  }, [tool, name])
}

/** `useState` of plain data that `useDraft` carries; what does not `fit` (an earlier version's) is forgotten. */
export function useDraftState<T>(
  name: string,
  initial: T,
  fits: (value: unknown) => value is T,
): [T, Dispatch<SetStateAction<T>>] {
  const [state, setState] = useState(initial)
  useDraft(name, {
    save: () => (state === initial ? null : JSON.stringify(state)),
    restore: (text) => {
      const value = parse(text)
      if (fits(value)) setState(value)
    },
  })
  return [state, setState]
}

/** JSON → data; undefined for what is none. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
