import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import type { ItemProps } from '@/components/ui/files/BatchScreen'
import { CopyButton } from '@/components/ui/results/CopyButton'
import { FileItem } from '@/components/ui/files/FileItem'
import { OpenIn } from '@/components/ui/files/OpenIn'
import { ViewToggle } from '@/components/ui/layout/ViewToggle'
import type { Download } from '@/lib/platform/engine-store'
import { formatBytes } from '@/lib/core/bytes'
import { isShownByBrowsers } from '@/lib/image/formats/kind'
import type { ScanHeader } from '@/lib/tools/text-extractor/worker/read-text'
import type { ExtractItem, Extraction } from './extract-file'
import type { PdfSource } from './SearchablePdf'

// Loaded with the first text, because nothing shows it before.
const ReadingView = lazy(() => import('./ReadingView'))

interface Props extends ItemProps<ScanHeader, Extraction> {
  text: string
  /** All finished files. */
  finished: readonly PdfSource[]
  /** Name of the downloaded text file. */
  fileName: string
  /** Progress of loading the engine, if this file is waiting for it. */
  download: Download | null
  /** The text of this file was requested but is not read yet. */
  isAwaited: boolean
  onEdit: (text: string) => void
  onDownload: () => void
}

export function ExtractItemView(props: Props) {
  const { item, fileName, download, isAwaited, single, text, finished, onEdit, onDownload, onCancel, onRemove } = props
  const t = useTranslations('text-extractor')
  const [open, setOpen] = useState(true)
  const { file, info, result } = item
  const source = finished.find((other) => other.result === result)
  const hasText = result !== undefined && result.pages.some(({ blocks }) => blocks.some((lines) => lines.length > 0))
  return (
    <FileItem
      isTall
      item={item}
      thumbnail={info && isShownByBrowsers(info.kind) ? { blob: file, ...info } : undefined}
      onCancel={onCancel}
      onRemove={onRemove}
      details={<Details item={item} download={download} hasText={hasText} />}
      below={
        open &&
        (hasText || isAwaited) && (
          // Reserves the height when reading starts, so that the content below does not shift when the text appears.
          <div className="min-h-112">
            <Suspense>{hasText && source && <ReadingView source={source} all={finished} onEdit={onEdit} />}</Suspense>
          </div>
        )
      }
    >
      {hasText && (
        <>
          {!single && <ViewToggle open={open} onToggle={setOpen} />}
          <CopyButton
            name="copy"
            label={t('copy')}
            text={() => text}
            successText={t('copied')}
            failureCode="textNotCopied"
            emptyCode="nothingToCopy"
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
              fileName={fileName}
              className={single ? 'button' : 'button button-small'}
            />
          )}
        </>
      )}
    </FileItem>
  )
}

function Details({ item, download, hasText }: { item: ExtractItem; download: Download | null; hasText: boolean }) {
  const t = useTranslations('text-extractor')
  const locale = useLocale()
  const { file, info, status, progress } = item
  if (status === 'cancelled') return t('cancelled')
  if (status === 'done' && !hasText) return <span role="status">{t('noText')}</span>
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
