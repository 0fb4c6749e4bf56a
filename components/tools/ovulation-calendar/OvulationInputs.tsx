import { useTranslations } from 'next-intl'
import type { FieldsState } from '@/components/hooks/useFields'
import { CalculateButtons } from '@/components/ui/CalculateButtons'
import { DateField } from '@/components/ui/DateField'
import { InputForm } from '@/components/ui/InputForm'
import { NumberField } from '@/components/ui/NumberField'
import type { Problem } from '@/lib/core/fields'
import { isoDate, type PlainDate } from '@/lib/core/plain-date'
import type { ovulationFields } from '@/lib/tools/ovulation-calendar/fields'

interface Props {
  fields: FieldsState<typeof ovulationFields>
  /** Null until the page knows it. */
  today: PlainDate | null
  lastPeriodProblem: Problem | undefined
  /** There is enough to calculate from. */
  ready: boolean
  onCalculate: () => void
}

const LENGTHS = ['cycleLength', 'periodLength', 'lutealLength'] as const

export function OvulationInputs({ fields, today, lastPeriodProblem, ready, onCalculate }: Props) {
  const t = useTranslations('ovulation-calendar')
  const lastPeriod = fields.bind('lastPeriod')

  return (
    <InputForm onSubmit={onCalculate}>
      <DateField
        field={{ ...lastPeriod, problem: lastPeriod.problem ?? lastPeriodProblem }}
        label={t('fields.lastPeriod')}
        max={today ? isoDate(today) : undefined}
      />
      {LENGTHS.map((name) => (
        <NumberField
          key={name}
          field={fields.bind(name)}
          label={t(`fields.${name}`)}
          hint={t(`hints.${name}`)}
          unit={t('days')}
        />
      ))}
      <CalculateButtons ready={ready} onReset={fields.reset} />
      <p className="text-sm text-ink-2">{t('notContraception')}</p>
    </InputForm>
  )
}
