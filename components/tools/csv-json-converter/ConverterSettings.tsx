import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'
import type { FieldBinding } from '@/components/ui/fields/useFields'
import { CheckField } from '@/components/ui/fields/CheckField'
import { SelectField } from '@/components/ui/fields/SelectField'
import { csvJsonConverterFields, type Direction } from '@/lib/tools/csv-json-converter/fields'

interface Props {
  direction: Direction
  bind: (name: keyof typeof csvJsonConverterFields) => FieldBinding
  onReset: () => void
}

export function ConverterSettings({ direction, bind, onReset }: Props) {
  const t = useTranslations('csv-json-converter')
  const actions = useTranslations('shell.actions')
  const isToJson = direction === 'csvToJson'
  return (
    <section className="card grid gap-2 p-4 md:p-5" aria-label={t('settings.title')}>
      <h2>{t('settings.title')}</h2>
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
      <div className="mt-2 grid gap-4">
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
        <Button name="reset" label={actions('reset')} run={onReset} />
      </div>
    </section>
  )
}
