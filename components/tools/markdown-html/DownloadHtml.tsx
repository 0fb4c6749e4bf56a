import { useLocale, useTranslations } from 'next-intl'
import { FileButtons } from '@/components/ui/results/FileButtons'
import { ToolError } from '@/lib/core/errors'
import { textBlob } from '@/lib/platform/download'
import { firstHeading } from './preview-html'
import { htmlDocument } from '@/lib/tools/markdown-html/document'

const FILE_NAME = 'converted.html'

interface Props {
  /** Title of the document; '' takes its first heading. */
  title: string
  isFragment: boolean
  wholeHtml: () => string | Promise<string>
}

/** Downloads the HTML as a complete document or as a fragment. */
export function DownloadHtml({ title, isFragment, wholeHtml }: Props) {
  const t = useTranslations('markdown-html')
  const locale = useLocale()

  const blob = async () => {
    const html = await wholeHtml()
    if (html === '') throw new ToolError('nothingToDownload')
    const name = title || firstHeading(html) || t('document.title')
    const text = isFragment ? html : htmlDocument(html, { title: name, language: locale })
    return textBlob(text, 'text/html')
  }

  return (
    <div className="no-print mt-3 grid">
      <FileButtons
        label={t('download')}
        file={{ name: FILE_NAME, blob }}
        success={t('downloaded', { name: FILE_NAME })}
      />
    </div>
  )
}
