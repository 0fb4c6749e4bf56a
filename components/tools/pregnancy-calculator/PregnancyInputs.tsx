import { useTranslations } from 'next-intl'
import type { FieldsState } from '@/components/hooks/useFields'
import { CalculateButtons } from '@/components/ui/CalculateButtons'
import { CheckField } from '@/components/ui/CheckField'
import { DateField } from '@/components/ui/DateField'
import { InputForm } from '@/components/ui/InputForm'
import { NumberField } from '@/components/ui/NumberField'
import { SelectField } from '@/components/ui/SelectField'
import type { Problem } from '@/lib/core/fields'
import { isoDate, type PlainDate } from '@/lib/core/plain-date'
import { ANCHORS, anchorProblem } from '@/lib/tools/pregnancy-calculator/dating'
import { EMBRYO_AGES, METHODS, type pregnancyFields } from '@/lib/tools/pregnancy-calculator/fields'

type State = FieldsState<typeof pregnancyFields>

interface Props {
  fields: State
  /** Null until the page knows it. */
  today: PlainDate | null
  asOfProblem: Problem | undefined
  /** There is enough to calculate from. */
  ready: boolean
  onCalculate: () => void
}

export function PregnancyInputs({ fields, today, asOfProblem, ready, onCalculate }: Props) {
  const t = useTranslations('pregnancy-calculator')
  const { method } = fields.values
  const anchor = fields.bind(ANCHORS[method])
  const asOf = fields.bind('asOf')

  return (
    <InputForm onSubmit={onCalculate}>
      <SelectField
        field={fields.bind('method')}
        label={t('fields.method')}
        options={METHODS.map((value) => ({ value, label: t(`methods.${value}`) }))}
      />
      <DateField
        field={{ ...anchor, problem: anchor.problem ?? anchorProblem(fields.values, today) }}
        label={t(`fields.${ANCHORS[method]}`)}
        max={today ? isoDate(today) : undefined}
      />
      <MethodFields fields={fields} />
      <DateField
        field={{ ...asOf, problem: asOf.problem ?? asOfProblem }}
        label={t('fields.asOf')}
        startsToday
        hint={t('hints.asOf')}
      />
      <CalculateButtons ready={ready} onReset={fields.reset} />
    </InputForm>
  )
}

/** What else each method needs to know. */
function MethodFields({ fields: { bind, values } }: { fields: State }) {
  const t = useTranslations('pregnancy-calculator')
  switch (values.method) {
    case 'lastPeriod':
      return (
        <>
          <NumberField field={bind('cycleLength')} label={t('fields.cycleLength')} unit={t('days')} />
          <CheckField field={bind('followCycle')} label={t('fields.followCycle')} hint={t('hints.followCycle')} />
        </>
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
          options={EMBRYO_AGES.map((value) => ({ value, label: t('embryo', { days: Number(value) }) }))}
        />
      )
  }
}
