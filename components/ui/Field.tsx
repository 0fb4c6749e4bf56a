'use client'

import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import type { Problem } from '@/lib/core/fields'

/** What a control needs to be tied to its hint and its message. */
export interface Described {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

interface Props {
  label: ReactNode
  hint?: ReactNode
  problem?: Problem
  /** Beside the label, such as a switch of units. */
  aside?: ReactNode
  children: (described: Described) => ReactNode
}

/** Label above, control, then what is wrong or a hint beneath; both are read with the control. */
export function Field({ label, hint, problem, aside, children }: Props) {
  const id = useId()
  const t = useTranslations('errors.field')
  const described: Described = {
    id,
    'aria-describedby': problem || hint ? `${id}-note` : undefined,
    'aria-invalid': problem ? true : undefined,
  }
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-3">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {children(described)}
      {(problem || hint) && (
        <p id={`${id}-note`} className={`mt-1.5 text-xs ${problem ? 'font-semibold text-bad' : 'text-ink-2'}`}>
          {problem ? t(problem.code, problem.params) : hint}
        </p>
      )}
    </div>
  )
}
