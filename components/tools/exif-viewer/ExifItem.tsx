import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { useErrorText } from '@/components/hooks/useErrorText'
import { FileItem } from '@/components/ui/FileItem'
import { OpenIn } from '@/components/ui/OpenIn'
import { ViewToggle } from '@/components/ui/ViewToggle'
import { formatBytes } from '@/lib/core/bytes'
import { cleanName } from '@/lib/tools/exif-viewer/strip'
import { isTelling } from '@/lib/tools/exif-viewer/tag-list'
import type { MetadataItem, ReadItem } from './metadata-file'

// With the first photo: before that nobody sees it.
const PhotoDetails = lazy(() => import('./PhotoDetails'))

interface Props {
  item: MetadataItem
  /** The only file: its data stands open and its buttons are the page's main ones. */
  single: boolean
  /** Its data stands open when others join it. */
  first: boolean
  showSensitive: boolean
  onDownload: (item: ReadItem) => void
  onRemoveMetadata: (item: MetadataItem) => void
  onCancel: () => void
  /** After a cancel. */
  onRetry: () => void
  onRemove: () => void
}

export function ExifItem(props: Props) {
  const { item, single, first, showSensitive, onDownload, onRemoveMetadata, onCancel, onRetry, onRemove } = props
  const t = useTranslations('exif-viewer')
  const [open, setOpen] = useState(first)
  const { file, info, result } = item
  const read = info && { ...item, info }
  const shown = single || open
  const copy = result && 'blob' in result ? { name: cleanName(file.name), blob: result.blob } : undefined
  return (
    <FileItem
      roomy
      crowded
      item={item}
      thumbnail={info?.size && info.drawable ? { blob: file, ...info.size, kind: info.kind } : undefined}
      onCancel={onCancel}
      onRemove={onRemove}
      details={item.status === 'cancelled' ? <Retry onRetry={onRetry} /> : read && <Summary item={read} />}
      below={
        shown &&
        !item.error && (
          // What stands below the list goes out of sight with the choice of the file, not when its data come.
          <div className="min-h-96">
            <Suspense>{read && <PhotoDetails item={read} showSensitive={showSensitive} />}</Suspense>
          </div>
        )
      }
    >
      {read && (
        <>
          {!single && <ViewToggle open={open} onToggle={setOpen} />}
          <button
            type="button"
            name="removeMetadata"
            className={single ? 'button button-primary' : 'button button-small'}
            onClick={() => onRemoveMetadata(item)}
          >
            {single ? t('removeAll') : t('removeOne')}
          </button>
          {copy && <OpenIn files={[copy]} of={copy.name} />}
          <button type="button" name="download" className="button button-small" onClick={() => onDownload(read)}>
            {t('download')}
          </button>
        </>
      )}
    </FileItem>
  )
}

/** No setting starts a cancelled file again, so a button does. */
function Retry({ onRetry }: Pick<Props, 'onRetry'>) {
  const t = useTranslations('shell.actions')
  return (
    <button type="button" name="retry" className="button button-small" onClick={onRetry}>
      {t('retry')}
    </button>
  )
}

/** How much there is, and what a clean copy would be. */
function Summary({ item: { file, info, result } }: { item: ReadItem }) {
  const t = useTranslations('exif-viewer')
  const locale = useLocale()
  const errorText = useErrorText()
  return (
    <>
      <span className="block">
        {isTelling(info.tags) ? t('found', { count: info.tags.length }) : t('foundNothing')}
      </span>
      {info.truncated && <span className="block text-bad">{t('truncated')}</span>}
      {result && 'refusal' in result && !info.truncated && <span className="block">{errorText(result.refusal)}</span>}
      {result && 'blob' in result && (
        <span className="block">
          {result.blob.size < file.size && t('saving', { size: formatBytes(locale, file.size - result.blob.size) })}
          {result.orientation !== 1 && ` ${t('orientationKept')}`}
        </span>
      )}
    </>
  )
}
