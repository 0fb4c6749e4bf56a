import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { clearAll, type Undo } from '@/components/ui/feedback/clear-all'
import { takeEarlyInput } from '@/lib/platform/form-values'
import { pageAddress, pageFragment, watchFragment } from '@/lib/platform/page'
import {
  defaultsOf,
  parseFields,
  plainNumberText,
  readFragment,
  writeFragment,
  type ChoiceSpec,
  type Field,
  type Fields,
  type NumberSpec,
  type Problem,
  type Raw,
  type Values,
} from '@/lib/core/fields'
import { parseJson } from '@/lib/core/json'
import { isoDate } from '@/lib/core/plain-date'
import { NeedContext, useDraft, useNeedWords } from './useDraft'
import { useRememberedSettings } from './useRememberedSettings'
import { useToday } from './useToday'

/** Connects a control to a declared field. */
export interface FieldBinding<Choice extends string = string> {
  readonly name: string
  /** What the page's need calls it, instead of the control's own label. */
  readonly label?: string
  /** The choices, or the bounds of a number, that the field is declared with. */
  readonly choices?: readonly Choice[]
  readonly bounds?: NumberSpec
  readonly raw: string
  readonly problem: Problem | undefined
  readonly set: (raw: string) => void
  /** Called when the control loses focus: writes a number as plain text. */
  readonly leave?: () => void
}

/** New values of fields, or a function that computes them from the changes so far. */
type Changes<F extends Fields> = Partial<Raw<F>> | ((changed: Partial<Raw<F>>) => Partial<Raw<F>>)

export interface FieldsState<F extends Fields> {
  readonly raw: Raw<F>
  readonly values: Values<F>
  /** True until the first change, and after Reset, which on a need's page restores what the need sets. */
  readonly isPristine: boolean
  /** True if a link or a reload set inputs, until Reset, or the page's need does. A result that waits for Calculate is then shown at once. */
  readonly hasLinkedValues: boolean
  /** How many of the fields differ from what the page starts with: in all, and set by a link or a reload. */
  readonly differing: (names: readonly string[]) => { readonly count: number; readonly given: number }
  /** `other` is a problem that several fields make together, shown if the field has none by itself. */
  readonly bind: <Name extends keyof F & string>(name: Name, other?: Problem) => Bound<F[Name]>
  /** False if one of the fields contains something that cannot be read or is outside its bounds. */
  readonly isValid: (...names: (keyof F & string)[]) => boolean
  readonly set: (changes: Changes<F>) => void
  /** Restores the defaults, deletes remembered settings and offers to undo it. */
  readonly reset: () => void
  /** Like `reset`, for use with `clearAll`. The field `except` is not changed. */
  readonly clear: (except?: keyof F & string) => Undo | undefined
  /** URL of this page that restores all inputs, after `changes`. */
  readonly link: (changes?: Partial<Raw<F>>) => string
}

/** A binding with what its control needs of the declaration: the choices, or the bounds of a number. */
export type Bound<F extends Field> =
  F extends ChoiceSpec<infer Choice>
    ? FieldBinding<Choice>
    : F extends NumberSpec
      ? FieldBinding & { readonly bounds: F }
      : FieldBinding

interface FieldsDraft {
  /** The URL fragment when the draft was stored; `changes` already contains its values. */
  readonly fragment: string
  readonly changes: Readonly<Record<string, string>>
}

function isFieldsDraft(value: unknown): value is FieldsDraft {
  const { fragment, changes } = (value ?? {}) as Partial<FieldsDraft>
  return typeof fragment === 'string' && typeof changes === 'object' && changes !== null
}

/** The changes that still belong to declared fields. A choice of an earlier version, which no control shows, does not. */
function knownChanges<F extends Fields>(fields: F, changes: FieldsDraft['changes']): Partial<Raw<F>> {
  const valid = Object.entries(changes).filter(([name, text]) => {
    const field = fields[name]
    return field && typeof text === 'string' && (field.kind !== 'choice' || field.choices.includes(text))
  })
  return Object.fromEntries(valid) as Partial<Raw<F>>
}

function isSame(a: Readonly<Record<string, string | undefined>>, b: typeof a): boolean {
  return Object.keys({ ...a, ...b }).every((name) => a[name] === b[name])
}

/** What the need of the page puts into fields; nothing on a tool's own page. */
function usePreset<F extends Fields>(fields: F): Partial<Raw<F>> {
  const need = useContext(NeedContext)
  return useMemo(() => knownChanges(fields, need?.preset ?? {}), [fields, need])
}

/**
 * State of a tool's declared fields. Values are applied in this order: defaults, `initial` (a stable object: the contents
 * that the page's language has for a start), remembered settings, those of the page's need, the draft of a reload, input from before hydration, the URL fragment. A new
 * fragment applies at once, without what was changed before. Problems are reported only for changed fields. `restore` (a stable function) applies stored
 * values before input and fragment.
 */
export function useFields<F extends Fields>(
  fields: F,
  initial?: Partial<Raw<F>>,
  restore?: (take: (stored: Partial<Raw<F>>) => void) => void,
): FieldsState<F> {
  const today = useToday(Object.values(fields).some((field) => field.kind === 'date' && field.today))
  const { settings, remember, forget } = useRememberedSettings(fields)
  // A link shows the same to everyone: fields it does not contain have the default, not a remembered setting.
  const [isFromLink, setIsFromLink] = useState(false)
  // Separate from the changes, because these values are known only after hydration.
  const declared = useMemo<Raw<F>>(
    () => ({ ...defaultsOf(fields, today ? isoDate(today) : ''), ...initial }),
    [fields, initial, today],
  )
  const initialValues = useMemo<Raw<F>>(
    () => ({ ...declared, ...(isFromLink ? {} : settings) }),
    [declared, isFromLink, settings],
  )
  const start = usePreset(fields)
  const needWords = useNeedWords()
  const [changes, setChanges] = useState(start)
  // What did not come from the visitor's hand in this page.
  const [given, setGiven] = useState(start)
  const raw = useMemo<Raw<F>>(() => ({ ...initialValues, ...changes }), [initialValues, changes])

  const isPristine = isSame(changes, start)

  const apply = useCallback((more: Changes<F>) => {
    setChanges((current) => ({ ...current, ...(typeof more === 'function' ? more(current) : more) }))
  }, [])

  /** Applies a change by the visitor. Unlike values from a link or a reload, it is remembered for fields that declare it. */
  const set = useCallback(
    (more: Changes<F>) => {
      apply(more)
      if (typeof more !== 'function') remember(more)
    },
    [apply, remember],
  )

  // The fragment that is part of the restored draft. It must not overwrite changes that were made after it.
  const restoredFragment = useRef<string>(undefined)
  useDraft(restore ? null : Object.keys(fields).join(), {
    save: () => {
      const fragment = pageFragment()
      if (isPristine) return fragment === '' ? null : JSON.stringify({ fragment, changes })
      // With the initial contents: the draft may be continued in another language, which has others.
      const started = Object.keys(initial ?? {}).map((name) => [name, raw[name]])
      return JSON.stringify({ fragment, changes: { ...Object.fromEntries(started), ...changes } })
    },
    restore: (text) => {
      const draft = parseJson(text)
      if (!isFieldsDraft(draft) || draft.fragment !== pageFragment()) return
      restoredFragment.current = draft.fragment
      const valid = knownChanges(fields, draft.changes)
      apply(valid)
      setGiven(valid)
    },
  })

  useEffect(() => {
    restore?.(apply)
    takeEarlyInput(Object.keys(fields), (typed) => apply(typed as Partial<Raw<F>>))
    let isAtStart = true
    return watchFragment((fragment) => {
      const isFollowed = !isAtStart
      isAtStart = false
      const isRestored = fragment === restoredFragment.current
      restoredFragment.current = undefined
      const values = readFragment(fields, fragment)
      if (Object.keys(values).length === 0) return
      setIsFromLink(true)
      if (isRestored) return
      // A link that is followed on its own page shows what it shows on any other.
      if (isFollowed) {
        setChanges(start)
        restore?.(apply)
      }
      apply(values)
      setGiven(values)
    })
  }, [fields, restore, apply, start])

  const { values, problems } = useMemo(() => parseFields(fields, raw), [fields, raw])

  const clear = (except?: keyof F & string) => {
    const restoreSettings = forget()
    const remaining = Object.entries(changes).filter(([name]) => name === except)
    const cleared = { ...start, ...(Object.fromEntries(remaining) as Partial<Raw<F>>) }
    setChanges(cleared)
    setGiven(start)
    setIsFromLink(false)
    if (isSame(changes, cleared) && !restoreSettings) return undefined
    return () => {
      restoreSettings?.()
      setChanges(changes)
      setGiven(given)
      setIsFromLink(isFromLink)
    }
  }

  const bind = (name: keyof F & string, other?: Problem): FieldBinding => {
    const field: Field | undefined = fields[name]
    return {
      name,
      label: needWords[name],
      raw: raw[name],
      problem: (name in changes ? problems[name] : undefined) ?? other,
      set: (text) => set({ [name]: text } as Partial<Raw<F>>),
      ...(field?.kind === 'choice' && { choices: field.choices }),
      ...(field?.kind === 'number' && {
        bounds: field,
        leave: () => {
          const plain = plainNumberText(field, raw[name], raw)
          if (plain !== raw[name]) set({ [name]: plain } as Partial<Raw<F>>)
        },
      }),
    }
  }

  return {
    raw,
    values,
    isPristine,
    hasLinkedValues: Object.keys(given).length > 0,
    differing: (names) => {
      const started = { ...declared, ...start }
      return {
        count: names.filter((name) => raw[name] !== started[name]).length,
        given: names.filter((name) => name in given && given[name] !== started[name]).length,
      }
    },
    set,
    bind: bind as FieldsState<F>['bind'],
    isValid: (...names) =>
      names.every((name) => problems[name]?.isNotice || (problems[name]?.code ?? 'required') === 'required'),
    reset: () => clearAll(clear),
    clear,
    link: (more) => `${pageAddress()}#${writeFragment(fields, { ...raw, ...more })}`,
  }
}
