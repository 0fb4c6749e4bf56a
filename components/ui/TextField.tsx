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
}

/** One line of free text. */
export function TextField({ field, label, hint, placeholder, maxLength }: Props) {
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
            onChange={(event) => field.set(event.target.value)}
          />
        </div>
      )}
    </Field>
  )
}
