'use client'

import { useId } from 'react'
import type { FieldBinding } from '@/components/hooks/useFields'

interface Props {
  field: FieldBinding
  label: string
  options: readonly { value: string; label: string }[]
  /** The label is read aloud only, where the place makes it plain to the eye. */
  hideLabel?: boolean
}

/** More than these stand in rows, which then are as wide as each other. */
const MOST_IN_A_ROW = 4

/** Choice of a few as native radios that look like one control. */
export function Segmented({ field, label, options, hideLabel = false }: Props) {
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <span id={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}>
        {label}
      </span>
      <div className={`segments flex-wrap ${options.length > MOST_IN_A_ROW ? '*:grow' : ''}`}>
        {options.map(({ value, label: text }) => (
          <label key={value} className="relative">
            <input
              type="radio"
              name={field.name}
              value={value}
              checked={field.raw === value}
              onChange={() => field.set(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {text}
          </label>
        ))}
      </div>
    </div>
  )
}
