'use client'

import type { ReactNode } from 'react'
import type { FieldBinding } from '@/components/hooks/useFields'
import { useInBrowser } from '@/components/hooks/useInBrowser'
import { Field } from './Field'

interface Props {
  field: FieldBinding
  label: ReactNode
  hint?: ReactNode
  /** ISO dates between which the picker offers days. */
  min?: string
  max?: string
  aside?: ReactNode
  /** It will hold the visitor's date, which the prerendered page does not know: its parts are not seen until then. */
  startsToday?: boolean
}

export function DateField({
  field,
  label,
  hint,
  min = '0001-01-01',
  max = '9999-12-31',
  aside,
  startsToday = false,
}: Props) {
  const awaited = useInBrowser(() => false, startsToday)
  return (
    <Field label={label} hint={hint} problem={field.problem} aside={aside}>
      {(described) => (
        <div className="control">
          <input
            {...described}
            type="date"
            name={field.name}
            data-awaited={awaited || undefined}
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
