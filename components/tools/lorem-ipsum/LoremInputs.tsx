import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { CheckField } from '@/components/ui/fields/CheckField'
import { InputForm } from '@/components/ui/fields/InputForm'
import { MoreSettings } from '@/components/ui/fields/MoreSettings'
import { NumberField } from '@/components/ui/fields/NumberField'
import { SelectField } from '@/components/ui/fields/SelectField'
import { TextField } from '@/components/ui/fields/TextField'
import { countProblem, loremIpsumFields } from '@/lib/tools/lorem-ipsum/fields'

interface Props {
  fields: FieldsState<typeof loremIpsumFields>
  onGenerate: () => void
  onReset: () => void
}

export function LoremInputs({ fields, onGenerate, onReset }: Props) {
  const { bind, values } = fields
  const t = useTranslations('lorem-ipsum')
  const actions = useTranslations('shell.actions')
  return (
    <InputForm onSubmit={onGenerate}>
      <div className="fields-in-line grid-cols-2">
        <NumberField field={bind('count', countProblem(values))} label={t('fields.count')} />
        <SelectField field={bind('type')} label={t('fields.type')} options={(value) => t(`types.${value}`)} />
      </div>
      <SelectField
        field={bind('fillerLanguage')}
        label={t('fields.fillerLanguage')}
        options={(value) => t(`fillerLanguages.${value}`)}
      />
      <MoreSettings fields={fields} names={['startWithLorem', 'htmlTags', 'seed']}>
        <div>
          {values.fillerLanguage === 'latin' && (
            <CheckField field={bind('startWithLorem')} label={t('fields.startWithLorem')} />
          )}
          <CheckField field={bind('htmlTags')} label={t('fields.htmlTags')} />
        </div>
        <TextField
          field={bind('seed')}
          label={t('fields.seed')}
          hint={t('fields.seedHint')}
          maxLength={loremIpsumFields.seed.maxLength}
        />
      </MoreSettings>
      <div className="flex gap-2.5">
        <Button name="generate" type="submit" label={t('generate')} look="primary" className="flex-1" />
        <Button name="reset" label={actions('reset')} look="quiet" run={onReset} />
      </div>
    </InputForm>
  )
}
