'use client'

import { createContext, useContext } from 'react'
import { machineNumber } from '@/lib/core/numbers'

/** Names of the figures inside, if they have a visible label. */
export const FigureLabel = createContext<string | undefined>(undefined)

interface Props {
  name: string
  /** Accessible name; by default that of the list of figures around it. */
  label?: string
  /** Unrounded number, ISO date or code, if the text is rounded or localized. */
  value?: number | string
  className?: string
  'data-kind'?: string
  children: string | number
}

/** A computed value. `aria-live="off"` keeps `<output>` from announcing every change. */
export function OutputValue({ name, label, value, children, ...attributes }: Props) {
  const listLabel = useContext(FigureLabel)
  return (
    <output
      {...attributes}
      name={name}
      data-value={typeof value === 'number' ? machineNumber(value) : value}
      aria-live="off"
      aria-label={label ?? listLabel}
    >
      {children}
    </output>
  )
}
