'use client'

import { useLayoutEffect, useRef, type ChangeEvent, type ReactNode } from 'react'
import type { FieldBinding } from './useFields'
import { numberNormalizer } from '@/lib/core/fields'
import { groupDigits } from '@/lib/core/numbers'
import { Field } from './Field'

interface Props {
  field: FieldBinding
  label: ReactNode
  /** Sign before the number, such as `$`. */
  sign?: string
  /** Unit after the number, such as `%` or `kg`. */
  unit?: ReactNode
  hint?: ReactNode
  aside?: ReactNode
  placeholder?: string
}

const TYPED_NUMBER = /^[+-]?\d*\.?\d*$/

/** Formats `1234.5` as `1,234.5`; text that is not a plain number is unchanged. */
function formatRaw(raw: string): string {
  return TYPED_NUMBER.test(raw) ? groupDigits(raw) : raw
}

function lengthWithoutSeparators(text: string): number {
  return text.replace(/,/g, '').length
}

/** A text field for a number. Adds thousands separators while typing; accepts full-width digits and pasted signs. */
export function NumberField({ field, label, sign, unit, hint, aside, placeholder }: Props) {
  const plainText = numberNormalizer(field)
  const input = useRef<HTMLInputElement>(null)
  // Number of characters after the caret, without separators. It locates the caret after the text was formatted.
  const charactersAfterCaret = useRef<number>(undefined)

  useLayoutEffect(() => {
    const element = input.current
    if (!element || charactersAfterCaret.current === undefined) return
    let caret = element.value.length
    while (caret > 0 && lengthWithoutSeparators(element.value.slice(caret)) < charactersAfterCaret.current) caret--
    // Places the caret before a separator, so that Backspace deletes a digit.
    if (element.value[caret - 1] === ',') caret--
    charactersAfterCaret.current = undefined
    element.setSelectionRange(caret, caret)
  }, [field.raw])

  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // Changing the text during a composition would break it.
    if ('isComposing' in nativeEvent && nativeEvent.isComposing) return field.set(target.value)
    const plain = plainText(target.value)
    charactersAfterCaret.current = lengthWithoutSeparators(
      target.value.slice(target.selectionStart ?? target.value.length),
    )
    field.set(TYPED_NUMBER.test(plain) ? plain : target.value)
  }

  return (
    <Field label={label} hint={hint} problem={field.problem} aside={aside}>
      {(controlProps) => (
        <div className="control">
          {sign && <span className="text-ink-2">{sign}</span>}
          <input
            {...controlProps}
            ref={input}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            name={field.name}
            value={formatRaw(field.raw)}
            placeholder={placeholder}
            onChange={handleChange}
            onCompositionEnd={({ currentTarget }) => field.set(plainText(currentTarget.value))}
            className="text-right"
          />
          {unit && <span className="text-sm whitespace-nowrap text-ink-2">{unit}</span>}
        </div>
      )}
    </Field>
  )
}
