'use client'

import { useCallback, useEffect, useMemo, useState } from 'react'
import { takeEarlyInput } from '@/lib/browser/form-values'
import { pageAddress, watchFragment } from '@/lib/browser/page'
import {
  defaultsOf,
  parseFields,
  readFragment,
  writeFragment,
  type Fields,
  type Problem,
  type Raw,
  type Values,
} from '@/lib/core/fields'
import { plainNumberText } from '@/lib/core/numbers'

/** What a control needs to be one of a tool's declared fields. */
export interface FieldBinding {
  readonly name: string
  readonly raw: string
  readonly problem: Problem | undefined
  readonly set: (raw: string) => void
}

export interface FieldsState<F extends Fields> {
  readonly raw: Raw<F>
  readonly values: Values<F>
  /** True until the first change after Reset; documented resets clear the result. */
  readonly pristine: boolean
  readonly bind: (name: keyof F & string) => FieldBinding
  readonly set: (changes: Partial<Raw<F>>) => void
  readonly reset: () => void
  /** Address of this page that restores every input. */
  readonly link: () => string
}

/** Numbers without separators and signs, as the number fields keep them; the rest untouched. */
function plainNumbers<F extends Fields>(fields: F, given: Partial<Raw<F>>): Partial<Raw<F>> {
  const clean = ([name, text]: [string, string]) => [
    name,
    fields[name]?.kind === 'number' ? plainNumberText(text) : text,
  ]
  return Object.fromEntries((Object.entries(given) as [string, string][]).map(clean)) as Partial<Raw<F>>
}

/**
 * State of a tool's declared fields. Starts from their defaults, then takes up what was typed before hydration and what
 * the URL fragment names; a new fragment applies at once. A problem shows once its field was touched or filled.
 */
export function useFields<F extends Fields>(fields: F, initial?: Partial<Raw<F>>): FieldsState<F> {
  const start = useMemo(() => ({ ...defaultsOf(fields), ...initial }), [fields, initial])
  const [raw, setRaw] = useState<Raw<F>>(start)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [pristine, setPristine] = useState(true)

  const set = useCallback((changes: Partial<Raw<F>>) => {
    setRaw((current) => ({ ...current, ...changes }))
    setTouched((names) => new Set([...names, ...Object.keys(changes)]))
    setPristine(false)
  }, [])

  useEffect(() => {
    takeEarlyInput(Object.keys(fields), (typed) => set(plainNumbers(fields, typed as Partial<Raw<F>>)))
    return watchFragment((fragment) => {
      const given = readFragment(fields, fragment)
      if (Object.keys(given).length > 0) set(plainNumbers(fields, given))
    })
  }, [fields, set])

  const { values, problems } = useMemo(() => parseFields(fields, raw), [fields, raw])

  return {
    raw,
    values,
    pristine,
    set,
    bind: (name) => ({
      name,
      raw: raw[name],
      problem: touched.has(name) ? problems[name] : undefined,
      set: (text) => set({ [name]: text } as Partial<Raw<F>>),
    }),
    reset: () => {
      setRaw(start)
      setTouched(new Set())
      setPristine(true)
    },
    link: () => `${pageAddress()}#${writeFragment(fields, raw)}`,
  }
}
