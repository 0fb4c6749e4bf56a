import { useTranslations } from 'next-intl'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { CalculateButtons } from '@/components/ui/fields/CalculateButtons'
import { DateField } from '@/components/ui/fields/DateField'
import { InputForm } from '@/components/ui/fields/InputForm'
import { MoreSettings } from '@/components/ui/fields/MoreSettings'
import { NumberField } from '@/components/ui/fields/NumberField'
import type { Problem } from '@/lib/core/fields'
import { isoDate, type PlainDate } from '@/lib/core/plain-date'
import { cycleLengthProblem } from '@/lib/formulas/cycle-length'
import { earlierProblem } from '@/lib/tools/ovulation-calendar/cycle'
import { EARLIER_STARTS, LENGTHS, type ovulationCalendarFields } from '@/lib/tools/ovulation-calendar/fields'

interface Props {
  fields: FieldsState<typeof ovulationCalendarFields>
  /** Null until hydration. */
  today: PlainDate | null
  lastPeriodProblem: Problem | undefined
  /** All required inputs are valid. */
  isReady: boolean
  onCalculate: () => void
}

export function OvulationInputs({ fields, today, lastPeriodProblem, isReady, onCalculate }: Props) {
  const t = useTranslations('ovulation-calendar')
  const cycle = fields.bind('cycleLength')
  const filled = EARLIER_STARTS.findLastIndex((name) => fields.raw[name] !== '') + 1

  return (
    <InputForm onSubmit={onCalculate}>
      <DateField
        field={fields.bind('lastPeriod', lastPeriodProblem)}
        label={t('fields.lastPeriod')}
        max={today ? isoDate(today) : undefined}
      />
      {LENGTHS.map((name) => (
        <NumberField
          key={name}
          field={name === 'cycleLength' ? { ...cycle, problem: cycleLengthProblem(cycle.problem) } : fields.bind(name)}
          label={t(`fields.${name}`)}
          hint={t(`hints.${name}`)}
          unit={t('days')}
        />
      ))}
      <MoreSettings fields={fields} names={EARLIER_STARTS}>
        <p className="text-sm font-semibold">{t('history.more')}</p>
        <p className="text-sm text-ink-2">{t('history.hint')}</p>
        {EARLIER_STARTS.slice(0, Math.max(2, filled + 1)).map((name, index) => (
          <DateField
            key={name}
            field={fields.bind(name, earlierProblem(fields.values, name))}
            label={t('history.start', { number: index + 1 })}
            max={today ? isoDate(today) : undefined}
          />
        ))}
      </MoreSettings>
      <CalculateButtons isReady={isReady} onReset={fields.reset} />
      <p className="text-sm text-ink-2">{t('notContraception')}</p>
    </InputForm>
  )
}
