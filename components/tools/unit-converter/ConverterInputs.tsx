import { ArrowUpDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'
import { InputForm } from '@/components/ui/fields/InputForm'
import { NumberField } from '@/components/ui/fields/NumberField'
import { Segmented } from '@/components/ui/fields/Segmented'
import { SelectField } from '@/components/ui/fields/SelectField'
import { ToolSettings } from '@/components/ui/fields/ToolSettings'
import { INGREDIENTS } from '@/lib/tools/unit-converter/ingredients'
import { CATEGORY_IDS, unitsOf } from '@/lib/tools/unit-converter/units'
import type { Converter } from './useConverter'
import { useUnitText } from './useUnitText'

export function ConverterInputs({
  converter: { selected, bind, answers, fields, ingredientField, use, normalizeValue, swap, reset },
}: {
  converter: Converter
}) {
  const t = useTranslations('unit-converter')
  const actions = useTranslations('shell.actions')
  const unitText = useUnitText()
  const options = unitsOf(selected.category).map((unit) => ({ value: unit.id, label: unitText.full(unit) }))

  const category = (
    <Segmented
      field={bind('category')}
      label={t('fields.category')}
      options={CATEGORY_IDS.map((value) => ({ value, label: t(`categories.${value}`) }))}
    />
  )
  const value = (
    <>
      <NumberField
        field={bind('value')}
        label={t('fields.value')}
        unit={unitText.symbol(selected.from)}
        hint={t(`hints.${selected.category}`)}
      />
      {answers.length > 0 && (
        <div role="group" aria-label={t('whichUnit')} className="-mt-2 flex flex-wrap gap-2.5">
          {answers.map((answer) => (
            <Button
              key={answer}
              name="useUnit"
              value={answer}
              label={answer}
              isSmall
              className="min-h-11"
              run={() => use(answer)}
            />
          ))}
        </div>
      )}
    </>
  )
  const units = (
    <>
      <SelectField field={bind('from')} label={t('fields.from')} options={options} />
      <Button
        name="swap"
        label={t('swap')}
        icon={ArrowUpDown}
        isSmall
        className="min-h-11 justify-self-center"
        run={swap}
      />
      <SelectField field={bind('to')} label={t('fields.to')} options={options} />
    </>
  )

  return (
    <InputForm onSubmit={normalizeValue}>
      <ToolSettings
        fields={fields}
        front={[
          { names: ['category'], control: category },
          { names: ['value'], control: value },
          { names: ['from', 'to'], control: units },
        ]}
      >
        {selected.category === 'volume' && (
          <SelectField
            field={ingredientField}
            label={t('ingredient.label')}
            options={(['none', ...INGREDIENTS] as const).map((value) => ({
              value,
              label: t(`ingredient.names.${value}`),
            }))}
          />
        )}
      </ToolSettings>
      <Button name="reset" label={actions('reset')} look="quiet" run={reset} />
    </InputForm>
  )
}
