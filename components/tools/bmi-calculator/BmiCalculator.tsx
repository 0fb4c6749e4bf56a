'use client'

import { useLocale, useMessages, useTranslations } from 'next-intl'
import { useFields, type FieldBinding, type FieldsState } from '@/components/ui/fields/useFields'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { EmptyResult } from '@/components/ui/results/EmptyResult'
import { FurtherResults } from '@/components/ui/results/FurtherResults'
import { KeyFigureBar } from '@/components/ui/layout/KeyFigureBar'
import {
  BMI_CLASSES,
  bmiCategory,
  displayedBmi,
  isWhoCategory,
  type BmiCategory,
  type BmiStandard,
} from '@/lib/formulas/body-mass-index'
import { formatNumber } from '@/lib/core/format'
import { computeBmi, heightQuestion, heightTexts, inOtherUnit, type Bmi } from '@/lib/tools/bmi-calculator/bmi'
import { bmiCalculatorFields, type UnitSystem } from '@/lib/tools/bmi-calculator/fields'
import { BmiScale } from './BmiScale'
import { Check } from 'lucide-react'
import { StatList, type Stat } from '@/components/ui/results/StatList'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { ShareButton } from '@/components/ui/results/ShareButton'
import { Button } from '@/components/ui/layout/Button'
import { useUnitSwitch } from '@/components/ui/fields/useUnitSwitch'
import { CalculateButtons } from '@/components/ui/fields/CalculateButtons'
import { InputForm } from '@/components/ui/fields/InputForm'
import { MoreSettings } from '@/components/ui/fields/MoreSettings'
import { NumberField } from '@/components/ui/fields/NumberField'
import { Segmented } from '@/components/ui/fields/Segmented'
import { isInInches, isWholeHeightText, splitHeight } from '@/lib/formulas/height'

export default function BmiCalculator() {
  const t = useTranslations('bmi-calculator')
  const locale = useLocale()
  const fields = useFields(bmiCalculatorFields, useMessages()['bmi-calculator'].initial)
  const { values } = fields
  const { unit, standard } = values
  const isValid = fields.isValid('weight') && (unit === 'metric' || fields.isValid('inches'))
  const result = isValid ? computeBmi(values) : null

  return (
    <CalculatorLayout
      inputs={
        <>
          <BmiInputs fields={fields} />
          <KeyFigureBar
            label={t('figures.bmi')}
            figure={result ? formatNumber(locale, displayedBmi(result.bmi), 1, 1) : undefined}
          />
        </>
      }
      results={
        <>
          {result ? (
            <BmiResult result={result} unit={unit} standard={standard} link={fields.link} />
          ) : (
            <EmptyResult text={t(`empty.${unit}`)} picture={<BmiScale result={null} standard={standard} />} />
          )}
          <FurtherResults>
            <BmiCategories standard={standard} current={result?.category} />
          </FurtherResults>
        </>
      }
    />
  )
}

/** Lists the categories of the chosen standard and marks the visitor's. */
function BmiCategories({ standard, current }: { standard: BmiStandard; current: BmiCategory | undefined }) {
  const t = useTranslations('bmi-calculator')
  const locale = useLocale()
  const classes = BMI_CLASSES[standard]

  const range = (index: number) => {
    const from = classes[index]?.from
    const below = classes[index + 1]?.from
    const text = (value = 0) => formatNumber(locale, value, 1, 1)
    if (index === 0) return t('ranges.below', { below: text(below) })
    if (below === undefined) return t('ranges.from', { from: text(from) })
    return t('ranges.between', { from: text(from), to: text(below - 0.1) })
  }

  return (
    <section className="card p-4 md:p-6">
      <h2 className="mb-3">{t('categoriesTitle', { standard: t(`standards.${standard}`) })}</h2>
      <ul className="grid gap-1.5">
        {classes.map(({ category }, index) => (
          <li
            key={category}
            aria-current={category === current || undefined}
            className="flex flex-wrap items-center justify-between gap-x-4 rounded-tile border border-transparent px-3 py-2 aria-[current]:border-accent aria-[current]:bg-accent-soft"
          >
            <span className="flex items-center gap-2 font-semibold">
              {t(`categories.${category}`)}
              {category === current && (
                <span className="flex items-center gap-1 text-sm text-accent">
                  <Check size={16} aria-hidden />
                  {t('yours')}
                </span>
              )}
            </span>
            <span className="tabular-nums">{range(index)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface BmiResultProps {
  result: Bmi
  unit: UnitSystem
  standard: BmiStandard
  link: () => string
}

function BmiResult({ result, unit, standard, link }: BmiResultProps) {
  const t = useTranslations('bmi-calculator')
  const locale = useLocale()
  const { bmi, category, toHealthy } = result
  const weight = (value: number) => `${formatNumber(locale, value, 1, 1)} ${t(`sizes.${unit}.weight`)}`

  const stats: Stat[] = (['healthyMin', 'healthyMax'] as const).map((name) => ({
    label: t(`figures.${name}`),
    name,
    value: result[name],
    text: weight(result[name]),
  }))
  if (toHealthy !== 0) {
    stats.push({
      label: t(toHealthy > 0 ? 'figures.toGain' : 'figures.toLose'),
      name: 'toHealthy',
      value: toHealthy,
      text: weight(Math.abs(toHealthy)),
    })
  }

  return (
    <section className="card grid gap-5 p-4 md:p-6" aria-label={t('figures.title')}>
      <div>
        <p className="text-ink-2">{t('figures.bmi')}</p>
        <p className="flex flex-wrap items-baseline gap-x-4">
          <OutputValue name="bmi" label={t('figures.bmi')} value={bmi} className="headline-figure">
            {formatNumber(locale, displayedBmi(bmi), 1, 1)}
          </OutputValue>
          <OutputValue name="category" label={t('figures.bmi')} value={category} className="text-xl font-bold">
            {t(`categories.${category}`)}
          </OutputValue>
        </p>
        <p className="text-ink-2">{t(`descriptions.${isWhoCategory(category) ? category : 'obese'}`)}</p>
      </div>
      <BmiScale result={{ bmi, category }} standard={standard} />
      <StatList stats={stats} />
      {standard === 'asian' && <KoreanCheckup bmi={bmi} />}
      <ShareButton link={link} isAboutBody className="justify-self-start" />
    </section>
  )
}

/** What Korea's national health check-up prints, which follows the WHO's cut-offs since 2018. */
function KoreanCheckup({ bmi }: { bmi: number }) {
  const t = useTranslations('bmi-calculator')
  const category = bmiCategory(bmi)
  return (
    <p className="rounded-tile bg-well px-4 py-3 text-[15px]">
      {t.rich('checkup', {
        category: () => (
          <OutputValue name="checkupCategory" label={t('figures.bmi')} value={category} className="font-bold">
            {t(`categories.${category}`)}
          </OutputValue>
        ),
      })}
    </p>
  )
}

function BmiInputs({ fields }: { fields: FieldsState<typeof bmiCalculatorFields> }) {
  const t = useTranslations('bmi-calculator')
  const { bind, set, raw, values, reset } = fields
  const unit = useUnitSwitch(fields, 'unit', (next) => inOtherUnit(values, raw.weight, next))
  const isMetric = values.unit === 'metric'
  const question = heightQuestion(values)

  const split = isMetric ? null : splitHeight(values.height, values.inches)
  const splitOnLeave = (field: FieldBinding): FieldBinding => ({
    ...field,
    leave: () => (split ? set({ height: split.feet, inches: split.inches }) : field.leave?.()),
  })
  const height: FieldBinding = {
    ...splitOnLeave(bind('height', question ? { code: 'unlikelyHeight', params: {} } : undefined)),
    // The inches of a complete height replace the content of the inches field.
    set: (text) => set({ height: text, ...(!isMetric && isWholeHeightText(text) && { inches: '' }) }),
  }
  const heightText = (cm: number) => {
    const { height: first = '', inches = '' } = heightTexts(values.unit, cm)
    return isMetric ? `${first} cm` : `${first} ft ${inches} in`
  }

  return (
    <InputForm
      // The result updates while typing. Submitting makes empty fields show that they are required.
      onSubmit={() => set({ height: raw.height, weight: raw.weight })}
    >
      <Segmented field={unit} label={t('fields.unit')} options={(value) => t(`units.${value}`)} />
      <div className={isMetric ? undefined : 'grid grid-cols-2 gap-3'}>
        <NumberField
          field={height}
          label={t('fields.height')}
          unit={isMetric ? 'cm' : isInInches(values.height ?? 0) ? 'in' : 'ft'}
        />
        {!isMetric && <NumberField field={splitOnLeave(bind('inches'))} label={t('fields.inches')} unit="in" />}
      </div>
      {question?.cm && (
        <Button
          name="useHeight"
          label={t('useHeight', { height: heightText(question.cm) })}
          className="justify-self-start"
          run={() => set(heightTexts(values.unit, question.cm ?? 0))}
        />
      )}
      <NumberField field={bind('weight')} label={t('fields.weight')} unit={t(`sizes.${values.unit}.weight`)} />
      <MoreSettings fields={fields} names={['standard']}>
        <Segmented field={bind('standard')} label={t('fields.standard')} options={(value) => t(`standards.${value}`)} />
      </MoreSettings>
      <CalculateButtons onReset={reset} />
    </InputForm>
  )
}
