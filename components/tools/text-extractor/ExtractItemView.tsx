import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import type { ItemProps } from '@/components/ui/BatchScreen'
import { CopyButton } from '@/components/ui/CopyButton'
import { FileItem } from '@/components/ui/FileItem'
import { OpenIn } from '@/components/ui/OpenIn'
import { ViewToggle } from '@/components/ui/ViewToggle'
import type { Download } from '@/lib/browser/engine-store'
import { formatBytes } from '@/lib/core/bytes'
import { isShownByBrowsers } from '@/lib/core/image-kind'
import type { ScanHeader } from '@/lib/workers/read-text'
import type { Composition } from '@/lib/tools/text-extractor/compose'
import type { ExtractItem, Extraction } from './extract-file'

// With the first text: before that nobody sees it.
const ReadingView = lazy(() => import('./ReadingView'))

interface Props extends Composition, ItemProps<ScanHeader, Extraction> {
  /** What its text is saved as. */
  fileName: string
  /** What reading needs is on its way, and this is the file that waits for it. */
  download: Download | null
  /** Its text was asked for and will come. */
  awaited: boolean
  onEdit: (text: string) => void
  onDownload: () => void
}

export function ExtractItemView(props: Props) {
  const { item, fileName, download, awaited, single, text, words, onEdit, onDownload, onCancel, onRemove } = props
  const t = useTranslations('text-extractor')
  const [open, setOpen] = useState(true)
  const { file, info, result } = item
  const found = result !== undefined && result.pages.some(({ blocks }) => blocks.some((lines) => lines.length > 0))
  return (
    <FileItem
      roomy
      item={item}
      thumbnail={info && isShownByBrowsers(info.kind) ? { blob: file, ...info } : undefined}
      onCancel={onCancel}
      onRemove={onRemove}
      details={<Details item={item} download={download} found={found} />}
      below={
        open &&
        (found || awaited) && (
          // What stands below goes out of sight when reading begins, not when the text comes.
          <div className="min-h-112">
            <Suspense>{found && <ReadingView result={result} text={text} words={words} onEdit={onEdit} />}</Suspense>
          </div>
        )
      }
    >
      {found && (
        <>
          {!single && <ViewToggle open={open} onToggle={setOpen} />}
          <CopyButton
            name="copy"
            label={t('copy')}
            text={() => text}
            done={t('copied')}
            failure="textNotCopied"
            nothing="nothingToCopy"
            className={single ? 'button button-primary' : 'button button-small'}
          />
          <button
            type="button"
            name="download"
            className={single ? 'button' : 'button button-small'}
            onClick={onDownload}
          >
            {t('download')}
          </button>
          {text !== '' && (
            <OpenIn
              files={[{ name: fileName, blob: new Blob([text], { type: 'text/plain' }) }]}
              of={fileName}
              className={single ? 'button' : 'button button-small'}
            />
          )}
        </>
      )}
    </FileItem>
  )
}

function Details({ item, download, found }: { item: ExtractItem; download: Download | null; found: boolean }) {
  const t = useTranslations('text-extractor')
  const locale = useLocale()
  const { file, info, status, progress } = item
  if (status === 'cancelled') return t('cancelled')
  if (status === 'done' && !found) return <span role="status">{t('noText')}</span>
  if (status === 'working' && progress !== undefined) {
    if (!download) return t('reading', { percent: Math.floor(progress * 100) })
    const loaded = formatBytes(locale, download.loadedBytes)
    return t('downloading', { loaded, total: formatBytes(locale, download.totalBytes) })
  }
  const size = formatBytes(locale, file.size)
  if (!info) return size
  if (info.kind === 'pdf') return t('pdfFacts', { size, pages: info.pages })
  return t('imageFacts', { size, width: info.width, height: info.height })
}
