import { useLocale, useTranslations } from 'next-intl'
import type { FieldBinding } from '@/components/ui/fields/useFields'
import { SelectField } from '@/components/ui/fields/SelectField'
import { FileButtons } from '@/components/ui/results/FileButtons'
import { ToolError } from '@/lib/core/errors'
import { textBlob } from '@/lib/platform/download'
import { firstHeading } from './preview-html'
import { htmlDocument } from '@/lib/tools/markdown-html/document'
import { markdownHtmlFields } from '@/lib/tools/markdown-html/fields'

const FILE_NAME = 'converted.html'

interface Props {
  isEmpty: boolean
  /** Title of the document; '' takes its first heading. */
  title: string
  downloadAs: FieldBinding
  wholeHtml: () => string | Promise<string>
}

/** Downloads the HTML as a complete document or as a fragment. */
export function DownloadHtml({ isEmpty, title, downloadAs, wholeHtml }: Props) {
  const t = useTranslations('markdown-html')
  const locale = useLocale()

  const blob = async () => {
    const html = await wholeHtml()
    if (html === '') throw new ToolError('nothingToDownload')
    const name = title || firstHeading(html) || t('document.title')
    const text = downloadAs.raw === 'fragment' ? html : htmlDocument(html, { title: name, language: locale })
    return textBlob(text, 'text/html')
  }

  return (
    <div className="no-print mt-3 flex flex-wrap items-end gap-2 [&>*]:flex-auto [&>:first-child]:flex-[1_1_12rem]">
      <SelectField
        field={downloadAs}
        label={t('downloadAs.label')}
        options={markdownHtmlFields.downloadAs.choices.map((value) => ({ value, label: t(`downloadAs.${value}`) }))}
      />
      <FileButtons
        look={isEmpty ? 'waiting' : 'primary'}
        label={t('download')}
        file={{ name: FILE_NAME, blob }}
        success={t('downloaded', { name: FILE_NAME })}
      />
    </div>
  )
}
