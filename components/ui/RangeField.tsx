'use client'

import type { ReactNode } from 'react'
import type { FieldBinding } from '@/components/hooks/useFields'
import type { NumberField } from '@/lib/core/fields'
import { Field } from './Field'

interface Props {
  field: FieldBinding
  /** The declaration, whose bounds and step the slider takes. */
  bounds: NumberField
  label: ReactNode
  unit?: string
  hint?: ReactNode
}

/** Slider with its value shown and typeable beside the label. */
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
            className="min-h-9 w-14 bg-transparent text-right text-base tabular-nums"
          />
          {unit}
        </span>
      }
    >
      {(described) => (
        <input
          {...described}
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
