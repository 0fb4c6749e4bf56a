'use client'

import { useId } from 'react'
import type { FieldBinding } from './useFields'

interface Props {
  field: FieldBinding
  label: string
  options: readonly { value: string; label: string }[]
  /** Hides the label visually, if the context makes it obvious. */
  hideLabel?: boolean
}

/** More options stand in columns. */
const MAX_PER_ROW = 4

/** A segmented control made of radio buttons. */
export function Segmented({ field, label, options, hideLabel = false }: Props) {
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <span id={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}>
        {label}
      </span>
      <div className={`segments ${options.length > MAX_PER_ROW ? 'segments-many' : 'flex-wrap'}`}>
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
