import { useTranslations } from 'next-intl'
import type { FieldBinding } from '@/components/ui/fields/useFields'
import { CheckField } from '@/components/ui/fields/CheckField'
import { SelectField } from '@/components/ui/fields/SelectField'
import { csvJsonConverterFields, type Direction } from '@/lib/tools/csv-json-converter/fields'

interface Props {
  direction: Direction
  bind: (name: keyof typeof csvJsonConverterFields) => FieldBinding
}

export function ConverterSettings({ direction, bind }: Props) {
  const t = useTranslations('csv-json-converter')
  const isToJson = direction === 'csvToJson'
  return (
    <div className="grid gap-x-6 gap-y-2 md:grid-cols-2">
      <CheckField field={bind('hasHeaders')} label={t('settings.hasHeaders')} />
      <CheckField field={bind('prettyPrint')} label={t('settings.prettyPrint')} />
      {isToJson ? (
        <>
          <CheckField field={bind('typing')} label={t('settings.typing')} hint={t('settings.typingHint')} />
          <CheckField field={bind('nested')} label={t('settings.nested')} />
        </>
      ) : (
        <CheckField
          field={bind('escapeFormulas')}
          label={t('settings.escapeFormulas')}
          hint={t('settings.escapeFormulasHint')}
        />
      )}
      <div className="mt-2 grid gap-4 sm:grid-cols-2 md:col-span-2">
        <SelectField
          field={bind('delimiter')}
          label={t('settings.delimiter')}
          options={csvJsonConverterFields.delimiter.choices.map((value) => ({
            value,
            label: t(value === 'auto' && !isToJson ? 'delimiterDefault' : `delimiters.${value}`),
          }))}
        />
        <SelectField
          field={bind('encoding')}
          label={t('settings.encoding')}
          options={csvJsonConverterFields.encoding.choices.map((value) => ({ value, label: t(`encodings.${value}`) }))}
        />
      </div>
    </div>
  )
}
