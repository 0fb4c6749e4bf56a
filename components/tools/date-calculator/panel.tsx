import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/layout/Button'
import type { Clear } from '@/components/ui/feedback/clear-all'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { DateField } from '@/components/ui/fields/DateField'
import { InputForm } from '@/components/ui/fields/InputForm'
import { ShareButton } from '@/components/ui/results/ShareButton'
import { FigureLabel } from '@/components/ui/results/OutputValue'
import type { Problem } from '@/lib/core/fields'
import { isoDate, type PlainDate } from '@/lib/core/plain-date'
import type { Birthday } from '@/lib/tools/date-calculator/birthdays'
import type { dateCalculatorFields } from '@/lib/tools/date-calculator/fields'
import type { Repeat } from '@/lib/tools/date-calculator/saved-dates'

export type DateFieldsState = FieldsState<typeof dateCalculatorFields>

/** A date that is about to be kept. */
export interface DateEntry {
  readonly name: string
  readonly date: string
  readonly repeat: Repeat
}

export interface PanelProps {
  fields: DateFieldsState
  /** Null until hydration. */
  today: PlainDate | null
  /** Further people whose lunar birthdays go into the same file. */
  people: readonly Birthday[]
  setPeople: (people: readonly Birthday[]) => void
  entry: DateEntry
  setEntry: (entry: DateEntry) => void
  /** Clears the fields, and what else the panel has. */
  onReset: (...more: readonly Clear[]) => void
}

/** The inputs of a tab, with the Reset button. */
export function PanelInputs({ onReset, children }: Pick<PanelProps, 'onReset'> & { children: ReactNode }) {
  const actions = useTranslations('shell.actions')
  return (
    <InputForm>
      {children}
      <Button name="reset" label={actions('reset')} look="quiet" run={onReset} />
    </InputForm>
  )
}

interface TodayFieldProps {
  fields: DateFieldsState
  name: 'asOf' | 'startDate' | 'baseDate'
  today: PlainDate | null
  problem?: Problem
}

/** A date field with a button that sets it to today. */
export function DateWithToday({ fields, name, today, problem }: TodayFieldProps) {
  const t = useTranslations('date-calculator')
  const field = fields.bind(name, problem)
  return (
    <DateField
      field={field}
      label={t(`fields.${name}`)}
      defaultsToToday
      aside={
        <button
          type="button"
          name="today"
          className="-my-1 min-h-8 px-1 text-sm font-semibold text-accent underline-offset-4 hover:underline"
          disabled={today === null}
          onClick={() => today && field.set(isoDate(today))}
        >
          {t('today')}
        </button>
      }
    />
  )
}

interface ResultProps {
  title: string
  link: () => string
  /** Before the Share button. */
  action?: ReactNode
  children: ReactNode
}

/** The result of a tab, with the Share button. */
export function PanelResult({ title, link, action, children }: ResultProps) {
  return (
    <section className="card grid gap-5 p-4 md:p-6">
      <h2>{title}</h2>
      <FigureLabel value={title}>{children}</FigureLabel>
      <div className="no-print flex flex-wrap gap-2.5">
        {action}
        <ShareButton link={link} />
      </div>
    </section>
  )
}
