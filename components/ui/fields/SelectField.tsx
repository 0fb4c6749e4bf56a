'use client'

import type { ReactNode } from 'react'
import type { FieldBinding } from './useFields'
import { Field } from './Field'

interface Props {
  field: FieldBinding
  label: ReactNode
  options: readonly { value: string; label: string }[]
  hint?: ReactNode
}

export function SelectField({ field, label, options, hint }: Props) {
  return (
    <Field label={label} hint={hint} problem={field.problem}>
      {(controlProps) => (
        <div className="control pe-2">
          <select
            {...controlProps}
            name={field.name}
            value={field.raw}
            onChange={(event) => field.set(event.target.value)}
          >
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  )
}
