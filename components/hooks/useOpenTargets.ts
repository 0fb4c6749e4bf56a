'use client'

import { createContext, useContext } from 'react'

/** A tool that takes the results of the one on this page. */
export interface OpenTarget {
  readonly slug: string
  readonly icon: string
  readonly name: string
  /** Path of its page on this origin. */
  readonly path: string
  /** Takes several files at once. */
  readonly several: boolean
}

export const OpenTargetsContext = createContext<readonly OpenTarget[]>([])

/** The tools that take a result, or several at once. */
export function useOpenTargets(several: boolean): readonly OpenTarget[] {
  const targets = useContext(OpenTargetsContext)
  return several ? targets.filter((target) => target.several) : targets
}
