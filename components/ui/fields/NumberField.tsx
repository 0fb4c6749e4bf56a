import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { FieldBinding } from './useFields'
import type { CurrencySign } from '@/lib/core/format'
import { groupDigits } from '@/lib/core/numbers'
import { Field } from './Field'
import { useLocale, useTranslations } from 'next-intl'
import { amountReading, countsInMyriads } from '@/lib/core/amount-reading'
import { readNumber } from '@/lib/core/read-number'

interface Props {
  field: FieldBinding
  label: ReactNode
  /** Sign before the number of an amount. */
  sign?: CurrencySign
  /** Unit after the number, such as `%` or `kg`. */
  unit?: ReactNode
  hint?: ReactNode
  aside?: ReactNode
  placeholder?: string
}

/**
 * A text field for a number, in any notation that `readNumber` reads. It shows thousands separators, except while focused: the
 * text does not change while it is edited, and its own separators are not read as decimal commas.
 */
export function NumberField({ field, label, sign, unit, hint, aside, placeholder }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isFocused, setIsFocused] = useState(false)
  // Whether the whole text was selected, which removing the separators would undo.
  const isAllSelected = useRef(false)
  // Whether the next press is the one that gave the focus: it selects the number, which what is typed then replaces.
  const isFresh = useRef(false)

  // The field may have had the focus before the page was ready.
  useEffect(() => {
    if (input.current?.matches(':focus')) queueMicrotask(() => setIsFocused(true))
  }, [])

  useLayoutEffect(() => {
    if (isFocused && isAllSelected.current) input.current?.select()
  }, [isFocused])

  // A number that arrives while the visitor is about to type, such as a picture's width, is replaced by what they type. Reads
  // the focus from the document, since a number may arrive in the same render as `isFocused`.
  const shownRaw = useRef(field.raw)
  useLayoutEffect(() => {
    if (field.raw !== shownRaw.current && input.current?.matches(':focus')) input.current.select()
    shownRaw.current = field.raw
  }, [field.raw])

  const isRead = !field.problem || field.problem.isNotice

  return (
    <Field label={field.label ?? label} hint={hint} problem={field.problem} aside={aside}>
      {(controlProps) => (
        <>
          <div className="control">
            {sign && <span className="text-ink-2">{sign}</span>}
            <input
              {...controlProps}
              ref={input}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              name={field.name}
              value={isFocused ? field.raw : groupDigits(field.raw)}
              placeholder={placeholder}
              onChange={({ target }) => {
                // Keys may come before what `onFocus` puts off.
                setIsFocused(true)
                isAllSelected.current = false
                isFresh.current = false
                shownRaw.current = target.value
                field.set(target.value)
              }}
              onClick={({ currentTarget }) => {
                if (isFresh.current && currentTarget.selectionStart === currentTarget.selectionEnd)
                  currentTarget.select()
                isFresh.current = false
              }}
              onFocus={({ currentTarget }) => {
                isFresh.current = true
                // Browsers restore the selection only after this event.
                queueMicrotask(() => {
                  if (!currentTarget.matches(':focus')) return
                  const { selectionStart, selectionEnd, value } = currentTarget
                  isAllSelected.current = value !== '' && selectionStart === 0 && selectionEnd === value.length
                  setIsFocused(true)
                })
              }}
              onBlur={() => {
                setIsFocused(false)
                field.leave?.()
              }}
              className={sign ? undefined : 'text-end'}
            />
            {unit && <span className="text-sm whitespace-nowrap text-ink-2">{unit}</span>}
          </div>
          {sign && <AmountReading raw={isRead ? field.raw : ''} sign={sign} />}
        </>
      )}
    </Field>
  )
}

/** How the amount of a field is read, where nobody counts its digits: `3억 원`. Its line is kept free, so that nothing moves. */
function AmountReading({ raw, sign }: { raw: string; sign: CurrencySign }) {
  const t = useTranslations('shell.amounts')
  const locale = useLocale()
  if (!countsInMyriads(locale)) return null
  const amount = amountReading(locale, readNumber(raw) ?? 0)
  return (
    <p aria-hidden className="mt-1 min-h-5 ps-3.5 text-xs text-ink-2">
      {amount && t(sign, { amount })}
    </p>
  )
}
