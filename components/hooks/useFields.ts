'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { clearAll, type Undo } from '@/components/ui/clear-all'
import { takeEarlyInput } from '@/lib/browser/form-values'
import { pageAddress, pageFragment, watchFragment } from '@/lib/browser/page'
import {
  defaultsOf,
  parseFields,
  plainTextOf,
  readFragment,
  writeFragment,
  type Field,
  type Fields,
  type Problem,
  type Raw,
  type Values,
} from '@/lib/core/fields'
import { isoDate } from '@/lib/core/plain-date'
import { parse, useDraft } from './useDraft'
import { useRememberedSettings } from './useRememberedSettings'
import { useToday } from './useToday'

/** What a control needs to be one of a tool's declared fields. */
export interface FieldBinding {
  readonly name: string
  readonly raw: string
  readonly problem: Problem | undefined
  /** A number field that takes measurements too. */
  readonly measurement?: boolean
  readonly set: (raw: string) => void
}

/** New content of fields, or a way to it from what was changed so far. */
export type Changes<F extends Fields> = Partial<Raw<F>> | ((changed: Partial<Raw<F>>) => Partial<Raw<F>>)

export interface FieldsState<F extends Fields> {
  readonly raw: Raw<F>
  readonly values: Values<F>
  /** True until the first change after Reset; documented resets clear the result. */
  readonly pristine: boolean
  /** True once a link or a reload brought inputs, until Reset: a result that waits for Calculate is then due at once. */
  readonly linked: boolean
  readonly bind: (name: keyof F & string) => FieldBinding
  readonly set: (changes: Changes<F>) => void
  /** Back to the defaults, and what the device remembers erased; offers to take that back. */
  readonly reset: () => void
  /** The same, as one of several things that are cleared at once; what is in `kept` stays as it is. */
  readonly clear: (kept?: keyof F & string) => Undo | undefined
  /** Address of this page that restores every input. */
  readonly link: () => string
}

/** Numbers without separators and signs, as the number fields keep them; the rest untouched. */
function plainNumbers<F extends Fields>(fields: F, given: Partial<Raw<F>>): Partial<Raw<F>> {
  const clean = ([name, text]: [string, string]) => {
    const field = fields[name]
    return [name, field?.kind === 'number' ? plainTextOf(field)(text) : text]
  }
  return Object.fromEntries((Object.entries(given) as [string, string][]).map(clean)) as Partial<Raw<F>>
}

interface FieldsDraft {
  /** The address's fragment at that time: what was changed since is in `changes`. */
  readonly fragment: string
  readonly changes: Readonly<Record<string, string>>
}

function isFieldsDraft(value: unknown): value is FieldsDraft {
  const { fragment, changes } = (value ?? {}) as Partial<FieldsDraft>
  return typeof fragment === 'string' && typeof changes === 'object' && changes !== null
}

/** The changes that these fields still take. */
function knownChanges<F extends Fields>(fields: F, changes: FieldsDraft['changes']): Partial<Raw<F>> {
  const known = Object.entries(changes).filter(([name, text]) => name in fields && typeof text === 'string')
  return Object.fromEntries(known) as Partial<Raw<F>>
}

/**
 * State of a tool's declared fields. Starts from their defaults, then takes up what was there before a reload, what was
 * typed before hydration and what the URL fragment names; a new fragment applies at once. A problem shows once its field was touched or filled. `kept`
 * (the same function at every render) hands over what the device kept; what was typed or linked comes after it.
 */
export function useFields<F extends Fields>(
  fields: F,
  initial?: Partial<Raw<F>>,
  kept?: (take: (stored: Partial<Raw<F>>) => void) => void,
): FieldsState<F> {
  const today = useToday()
  const { settings, remember, forget } = useRememberedSettings(fields)
  // A link shows the same to everyone: what it does not name stands at the tool's default, not at this visitor's.
  const [byLink, setByLink] = useState(false)
  // Kept apart from what was changed: these become known only after hydration.
  const start = useMemo(
    () => ({ ...defaultsOf(fields, today ? isoDate(today) : ''), ...initial, ...(byLink ? {} : settings) }),
    [fields, initial, today, byLink, settings],
  )
  const [changes, setChanges] = useState<Partial<Raw<F>>>({})
  const [linked, setLinked] = useState(false)
  const raw = useMemo<Raw<F>>(() => ({ ...start, ...changes }), [start, changes])

  const apply = useCallback((more: Changes<F>) => {
    setChanges((current) => ({ ...current, ...(typeof more === 'function' ? more(current) : more) }))
  }, [])

  /** What the visitor sets, unlike what a link or a reload brings, is remembered where the field says so. */
  const set = useCallback(
    (more: Changes<F>) => {
      apply(more)
      if (typeof more !== 'function') remember(more)
    },
    [apply, remember],
  )

  // The fragment that what was brought back had taken up already: what was typed after a link counts more than the link.
  const taken = useRef<string>(undefined)
  useDraft(kept ? null : Object.keys(fields).join(), {
    save: () => {
      const fragment = pageFragment()
      return fragment === '' && Object.keys(changes).length === 0 ? null : JSON.stringify({ fragment, changes })
    },
    restore: (text) => {
      const draft = parse(text)
      if (!isFieldsDraft(draft) || draft.fragment !== pageFragment()) return
      taken.current = draft.fragment
      const known = knownChanges(fields, draft.changes)
      apply(known)
      setLinked(Object.keys(known).length > 0)
    },
  })

  useEffect(() => {
    kept?.(apply)
    takeEarlyInput(Object.keys(fields), (typed) => apply(plainNumbers(fields, typed as Partial<Raw<F>>)))
    return watchFragment((fragment) => {
      const known = fragment === taken.current
      taken.current = undefined
      const given = readFragment(fields, fragment)
      if (Object.keys(given).length === 0) return
      setByLink(true)
      if (known) return
      apply(plainNumbers(fields, given))
      setLinked(true)
    })
  }, [fields, kept, apply])

  const { values, problems } = useMemo(() => parseFields(fields, raw), [fields, raw])

  const clear = (kept?: keyof F & string) => {
    const settingsBack = forget()
    const left = Object.entries(changes).filter(([name]) => name === kept)
    setChanges(Object.fromEntries(left) as Partial<Raw<F>>)
    setLinked(false)
    setByLink(false)
    if (Object.keys(changes).length === left.length && !settingsBack) return undefined
    return () => {
      settingsBack?.()
      setChanges(changes)
      setLinked(linked)
      setByLink(byLink)
    }
  }

  return {
    raw,
    values,
    pristine: Object.keys(changes).length === 0,
    linked,
    set,
    bind: (name) => {
      const field: Field | undefined = fields[name]
      return {
        name,
        raw: raw[name],
        problem: name in changes ? problems[name] : undefined,
        ...(field?.kind === 'number' && { measurement: field.measurement }),
        set: (text) => set({ [name]: text } as Partial<Raw<F>>),
      }
    },
    reset: () => clearAll(clear),
    clear,
    link: () => `${pageAddress()}#${writeFragment(fields, raw)}`,
  }
}
