'use client'

import { useLayoutEffect, useRef, type ChangeEvent, type ReactNode } from 'react'
import type { FieldBinding } from '@/components/hooks/useFields'
import { plainTextOf } from '@/lib/core/fields'
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

/** `1,234.5` for `1234.5`; what is no plain number stays as typed. */
function shown(raw: string): string {
  return TYPED_NUMBER.test(raw) ? groupDigits(raw) : raw
}

function significant(text: string): number {
  return text.replace(/,/g, '').length
}

/** Text field for a number: thousands separators as one types, full-width digits and pasted signs understood. */
export function NumberField({ field, label, sign, unit, hint, aside, placeholder }: Props) {
  const plainText = plainTextOf(field)
  const input = useRef<HTMLInputElement>(null)
  // Characters right of the caret, separators aside: they stay right of it when the text is grouped anew.
  const behindCaret = useRef<number>(undefined)

  useLayoutEffect(() => {
    const element = input.current
    if (!element || behindCaret.current === undefined) return
    let caret = element.value.length
    while (caret > 0 && significant(element.value.slice(caret)) < behindCaret.current) caret--
    // Before a separator, not after it: Backspace should take a digit.
    if (element.value[caret - 1] === ',') caret--
    behindCaret.current = undefined
    element.setSelectionRange(caret, caret)
  }, [field.raw])

  const type = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // Rewriting text while an input method composes it would break the composition.
    if ('isComposing' in nativeEvent && nativeEvent.isComposing) return field.set(target.value)
    const plain = plainText(target.value)
    behindCaret.current = significant(target.value.slice(target.selectionStart ?? target.value.length))
    field.set(TYPED_NUMBER.test(plain) ? plain : target.value)
  }

  return (
    <Field label={label} hint={hint} problem={field.problem} aside={aside}>
      {(described) => (
        <div className="control">
          {sign && <span className="text-ink-2">{sign}</span>}
          <input
            {...described}
            ref={input}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            name={field.name}
            value={shown(field.raw)}
            placeholder={placeholder}
            onChange={type}
            onCompositionEnd={({ currentTarget }) => field.set(plainText(currentTarget.value))}
            className="text-right"
          />
          {unit && <span className="text-sm whitespace-nowrap text-ink-2">{unit}</span>}
        </div>
      )}
    </Field>
  )
}
