'use client'

import type { ReactNode } from 'react'
import type { FieldBinding } from '@/components/hooks/useFields'
import { Field } from './Field'

interface Props {
  field: FieldBinding
  label: ReactNode
  hint?: ReactNode
  placeholder?: string
  maxLength?: number
  /** What typing becomes at once, such as capitals; letters still being composed by an input method are left alone. */
  transform?: (text: string) => string
}

/** One line of free text. */
export function TextField({ field, label, hint, placeholder, maxLength, transform }: Props) {
  const take = (text: string, composing: boolean) => field.set(transform && !composing ? transform(text) : text)
  return (
    <Field label={label} hint={hint} problem={field.problem}>
      {(described) => (
        <div className="control">
          <input
            {...described}
            type="text"
            autoComplete="off"
            name={field.name}
            value={field.raw}
            placeholder={placeholder}
            maxLength={maxLength}
            onChange={(event) => take(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
            onCompositionEnd={(event) => take(event.currentTarget.value, false)}
          />
        </div>
      )}
    </Field>
  )
}
