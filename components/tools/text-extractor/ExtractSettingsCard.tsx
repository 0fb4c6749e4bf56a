import { useTranslations } from 'next-intl'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { CheckField } from '@/components/ui/fields/CheckField'
import { SelectField } from '@/components/ui/fields/SelectField'
import { textExtractorFields } from '@/lib/tools/text-extractor/fields'
import { canBeVertical, hasEastAsian, parseLanguages } from '@/lib/tools/text-extractor/languages'
import { LanguageSelect } from './LanguageSelect'

interface Props {
  fields: FieldsState<typeof textExtractorFields>
  fileCount: number
  textCount: number
  /** Some text is shown or being read; it has buttons of its own. */
  hasText: boolean
  onExtract: () => void
  onRefuse: (reason: 'nothingToCopy' | 'nothingToDownload') => void
  onDownloadAll: () => void
  onReset: () => void
}

export function ExtractSettingsCard({
  fields,
  fileCount,
  textCount,
  hasText,
  onExtract,
  onRefuse,
  onDownloadAll,
  onReset,
}: Props) {
  const t = useTranslations('text-extractor')
  const actions = useTranslations('shell.actions')
  const languages = parseLanguages(fields.values.language)
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-5" aria-label={t('settings.title')}>
      <LanguageSelect field={fields.bind('language')} />
      {canBeVertical(languages) && (
        <SelectField
          field={fields.bind('direction')}
          label={t('settings.direction')}
          options={textExtractorFields.direction.choices.map((value) => ({ value, label: t(`directions.${value}`) }))}
        />
      )}
      {hasEastAsian(languages) && (
        <CheckField
          field={fields.bind('joinLines')}
          label={t('settings.joinLines')}
          hint={t('settings.joinLinesHint')}
        />
      )}
      <div className="grid gap-2.5">
        <button type="button" name="extract" className="button button-primary" onClick={onExtract}>
          {t('extract')}
        </button>
        {!hasText && (
          <div className="grid grid-cols-2 gap-2.5">
            <button type="button" name="copy" className="button" onClick={() => onRefuse('nothingToCopy')}>
              {t('copy')}
            </button>
            <button type="button" name="download" className="button" onClick={() => onRefuse('nothingToDownload')}>
              {t('download')}
            </button>
          </div>
        )}
        {fileCount > 1 && (
          <button
            type="button"
            name="downloadAll"
            disabled={textCount === 0}
            className="button"
            onClick={onDownloadAll}
          >
            {actions('downloadAll')}
          </button>
        )}
        <button type="button" name="reset" className="button" onClick={onReset}>
          {actions('reset')}
        </button>
      </div>
    </section>
  )
}
