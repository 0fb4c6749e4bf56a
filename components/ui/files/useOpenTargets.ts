import { createContext, useContext } from 'react'

/** A tool that accepts the results of the tool on this page. */
export interface OpenTarget {
  readonly slug: string
  readonly icon: string
  readonly name: string
  /** Path of its page on this origin. */
  readonly path: string
  /** Accepts several files at once. */
  readonly several: boolean
}

export const OpenTargetsContext = createContext<readonly OpenTarget[]>([])

/** The tools that accept a result, or several results at once. */
export function useOpenTargets(several: boolean): readonly OpenTarget[] {
  const targets = useContext(OpenTargetsContext)
  return several ? targets.filter((target) => target.several) : targets
}
