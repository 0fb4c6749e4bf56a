import { useLocale, useTranslations } from 'next-intl'
import type { FieldBinding } from '@/components/ui/fields/useFields'
import { notify } from '@/components/ui/feedback/notify'
import { SelectField } from '@/components/ui/fields/SelectField'
import { downloadText } from '@/lib/platform/download'
import { firstHeading } from './preview-html'
import { htmlDocument } from '@/lib/tools/markdown-html/document'
import { markdownHtmlFields } from '@/lib/tools/markdown-html/fields'

const FILE_NAME = 'converted.html'

interface Props {
  downloadAs: FieldBinding
  wholeHtml: () => string | Promise<string>
}

/** Downloads the HTML as a complete document or as a fragment. */
export function DownloadHtml({ downloadAs, wholeHtml }: Props) {
  const t = useTranslations('markdown-html')
  const locale = useLocale()

  const download = async () => {
    const html = await wholeHtml()
    if (html === '') return notify('error', t('errors.nothingToDownload'))
    const title = firstHeading(html) || t('document.title')
    const text = downloadAs.raw === 'fragment' ? html : htmlDocument(html, { title, language: locale })
    downloadText(text, FILE_NAME, 'text/html')
    notify('success', t('downloaded', { name: FILE_NAME }))
  }

  return (
    <div className="no-print mt-3 flex flex-wrap items-end gap-2 [&>:first-child]:flex-[1_1_12rem]">
      <SelectField
        field={downloadAs}
        label={t('downloadAs.label')}
        options={markdownHtmlFields.downloadAs.choices.map((value) => ({ value, label: t(`downloadAs.${value}`) }))}
      />
      <button
        type="button"
        name="download"
        className="button button-primary min-h-12 max-sm:flex-auto"
        onClick={() => void download()}
      >
        {t('download')}
      </button>
    </div>
  )
}
