import { ArrowUpDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { InputForm } from '@/components/ui/fields/InputForm'
import { NumberField } from '@/components/ui/fields/NumberField'
import { Segmented } from '@/components/ui/fields/Segmented'
import { SelectField } from '@/components/ui/fields/SelectField'
import { CATEGORY_IDS, unitsOf } from '@/lib/tools/unit-converter/units'
import type { Converter } from './useConverter'
import { useUnitText } from './useUnitText'

export function ConverterInputs({
  converter: { selected, bind, normalizeValue, swap, reset },
}: {
  converter: Converter
}) {
  const t = useTranslations('unit-converter')
  const actions = useTranslations('shell.actions')
  const unitText = useUnitText()
  const options = unitsOf(selected.category).map((unit) => ({ value: unit.id, label: unitText.full(unit) }))

  return (
    <InputForm onSubmit={normalizeValue}>
      <Segmented
        field={bind('category')}
        label={t('fields.category')}
        options={CATEGORY_IDS.map((value) => ({ value, label: t(`categories.${value}`) }))}
      />
      <NumberField
        field={bind('value')}
        label={t('fields.value')}
        unit={unitText.symbol(selected.from)}
        hint={t(`hints.${selected.category}`)}
      />
      <SelectField field={bind('from')} label={t('fields.from')} options={options} />
      <button type="button" name="swap" className="button button-small min-h-11 justify-self-center" onClick={swap}>
        <ArrowUpDown size={18} aria-hidden />
        {t('swap')}
      </button>
      <SelectField field={bind('to')} label={t('fields.to')} options={options} />
      <button type="button" name="reset" className="button" onClick={reset}>
        {actions('reset')}
      </button>
    </InputForm>
  )
}
