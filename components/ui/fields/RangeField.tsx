'use client'

import type { ReactNode } from 'react'
import type { FieldBinding } from './useFields'
import type { NumberField } from '@/lib/core/fields'
import { Field } from './Field'

interface Props {
  field: FieldBinding
  /** The field declaration, which defines bounds and step of the slider. */
  bounds: NumberField
  label: ReactNode
  unit?: string
  hint?: ReactNode
}

/** A slider with a number input for its value. */
export function RangeField({ field, bounds: { min, max, step }, label, unit, hint }: Props) {
  const attributes = { min, max, step }
  return (
    <Field
      label={label}
      hint={hint}
      problem={field.problem}
      aside={
        <span className="flex items-center gap-1 rounded-lg border border-line-strong bg-surface px-2 text-sm">
          <input
            {...attributes}
            type="number"
            inputMode="numeric"
            aria-label={typeof label === 'string' ? label : undefined}
            value={field.raw}
            onChange={(event) => field.set(event.target.value)}
            className="min-h-9 w-14 bg-transparent text-end text-base tabular-nums"
          />
          {unit}
        </span>
      }
    >
      {(controlProps) => (
        <input
          {...controlProps}
          {...attributes}
          type="range"
          name={field.name}
          value={field.raw}
          onChange={(event) => field.set(event.target.value)}
          className="h-11 w-full"
        />
      )}
    </Field>
  )
}
