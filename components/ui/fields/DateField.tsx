'use client'

import type { ReactNode } from 'react'
import type { FieldBinding } from './useFields'
import { useInBrowser } from './useInBrowser'
import { Field } from './Field'

interface Props {
  field: FieldBinding
  label: ReactNode
  hint?: ReactNode
  /** ISO dates that limit the picker. */
  min?: string
  max?: string
  aside?: ReactNode
  /** The default is today, which the prerendered page does not know: the empty field is hidden until hydration. */
  defaultsToToday?: boolean
}

export function DateField({
  field,
  label,
  hint,
  min = '0001-01-01',
  max = '9999-12-31',
  aside,
  defaultsToToday = false,
}: Props) {
  const isPending = useInBrowser(() => false, defaultsToToday)
  return (
    <Field label={label} hint={hint} problem={field.problem} aside={aside}>
      {(controlProps) => (
        <div className="control">
          <input
            {...controlProps}
            type="date"
            name={field.name}
            data-empty={field.raw === '' || undefined}
            data-pending={isPending || undefined}
            value={field.raw}
            min={min}
            max={max}
            onChange={(event) => field.set(event.target.value)}
          />
        </div>
      )}
    </Field>
  )
}
