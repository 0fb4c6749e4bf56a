import { useTranslations } from 'next-intl'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { CheckField } from '@/components/ui/fields/CheckField'
import { SelectField } from '@/components/ui/fields/SelectField'
import type { textExtractorFields } from '@/lib/tools/text-extractor/fields'
import { canBeVertical, hasEastAsian, parseLanguages } from '@/lib/tools/text-extractor/languages'

interface Props extends FieldsState<typeof textExtractorFields> {
  /** One of the files is a PDF. */
  hasPdf: boolean
}

export function ExtractFields({ bind, values, hasPdf }: Props) {
  const t = useTranslations('text-extractor')
  const languages = parseLanguages(values.language)
  return (
    <>
      {canBeVertical(languages) && (
        <SelectField
          field={bind('direction')}
          label={t('settings.direction')}
          options={(value) => t(`directions.${value}`)}
        />
      )}
      {hasEastAsian(languages) && (
        <CheckField field={bind('joinLines')} label={t('settings.joinLines')} hint={t('settings.joinLinesHint')} />
      )}
      {(hasPdf || values.asPicture) && (
        <CheckField field={bind('asPicture')} label={t('settings.asPicture')} hint={t('settings.asPictureHint')} />
      )}
    </>
  )
}
