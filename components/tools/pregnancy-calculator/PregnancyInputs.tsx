import { useTranslations } from 'next-intl'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { CalculateButtons } from '@/components/ui/fields/CalculateButtons'
import { CheckField } from '@/components/ui/fields/CheckField'
import { DateField } from '@/components/ui/fields/DateField'
import { InputForm } from '@/components/ui/fields/InputForm'
import { MoreSettings } from '@/components/ui/fields/MoreSettings'
import { NumberField } from '@/components/ui/fields/NumberField'
import { SelectField } from '@/components/ui/fields/SelectField'
import type { Problem } from '@/lib/core/fields'
import { isoDate, type PlainDate } from '@/lib/core/plain-date'
import { cycleLengthProblem } from '@/lib/formulas/cycle-length'
import { DATE_FIELDS, knownDateProblem } from '@/lib/tools/pregnancy-calculator/dating'
import { AVERAGE_CYCLE, type pregnancyCalculatorFields } from '@/lib/tools/pregnancy-calculator/fields'

type State = FieldsState<typeof pregnancyCalculatorFields>

interface Props {
  fields: State
  /** Null until hydration. */
  today: PlainDate | null
  asOfProblem: Problem | undefined
  /** All required inputs are valid. */
  isReady: boolean
  onCalculate: () => void
}

export function PregnancyInputs({ fields, today, asOfProblem, isReady, onCalculate }: Props) {
  const t = useTranslations('pregnancy-calculator')
  const { method, cycleLength } = fields.values
  const anchor = fields.bind(DATE_FIELDS[method])
  const asOf = fields.bind('asOf')
  // Beside a cycle that the due date leaves out, unless this is set.
  const cycleDiffers = (cycleLength ?? AVERAGE_CYCLE) !== AVERAGE_CYCLE
  const followCycle = method === 'lastPeriod' && (
    <CheckField field={fields.bind('followCycle')} label={t('fields.followCycle')} hint={t('hints.followCycle')} />
  )

  return (
    <InputForm onSubmit={onCalculate}>
      <DateField
        field={{ ...anchor, problem: anchor.problem ?? knownDateProblem(fields.values, today) }}
        label={t(`fields.${DATE_FIELDS[method]}`)}
        max={today ? isoDate(today) : undefined}
      />
      <MethodFields fields={fields} />
      {cycleDiffers && followCycle}
      <MoreSettings fields={fields} names={['method', 'asOf', ...(cycleDiffers ? [] : ['followCycle'])]}>
        <SelectField
          field={fields.bind('method')}
          label={t('fields.method')}
          options={(value) => t(`methods.${value}`)}
        />
        {!cycleDiffers && followCycle}
        <DateField
          field={{ ...asOf, problem: asOf.problem ?? asOfProblem }}
          label={t('fields.asOf')}
          defaultsToToday
          hint={t('hints.asOf')}
        />
      </MoreSettings>
      <CalculateButtons isReady={isReady} onReset={fields.reset} />
    </InputForm>
  )
}

/** The additional inputs of each method. */
function MethodFields({ fields: { bind, values } }: { fields: State }) {
  const t = useTranslations('pregnancy-calculator')
  const cycle = bind('cycleLength')
  switch (values.method) {
    case 'lastPeriod':
      return (
        <NumberField
          field={{ ...cycle, problem: cycleLengthProblem(cycle.problem) }}
          label={t('fields.cycleLength')}
          unit={t('days')}
        />
      )
    case 'ultrasound':
      return (
        <fieldset className="grid grid-cols-2 gap-3">
          <legend className="mb-2 text-sm text-ink-2">{t('fields.scanAge')}</legend>
          <NumberField field={bind('scanWeeks')} label={t('fields.scanWeeks')} />
          <NumberField field={bind('scanDays')} label={t('fields.scanDays')} />
        </fieldset>
      )
    case 'ivf':
      return (
        <SelectField
          field={bind('embryoAge')}
          label={t('fields.embryoAge')}
          options={(value) => t('embryo', { days: Number(value) })}
        />
      )
  }
}
