import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'
import { late } from '@/components/ui/layout/late'
import { useErrorText } from '@/components/ui/feedback/useErrorText'
import type { ItemProps } from '@/components/ui/files/BatchRows'
import { FileItem } from '@/components/ui/files/FileItem'
import ResultActions from '@/components/ui/files/ResultActions'
import type { useShownFaces } from '@/components/ui/pictures/useShownFaces'
import { FileButtons } from '@/components/ui/results/FileButtons'
import type { FileToMake } from '@/lib/platform/download'
import { formatBytes } from '@/lib/core/bytes'
import type { Loss } from '@/lib/image/formats/metadata/removal-options'
import { isRevealing } from '@/lib/tools/exif-viewer/tag-list'
import type { CleanCopy, FileMetadata } from '@/lib/tools/exif-viewer/worker/read-metadata'
import { copyName, isWhole, type Cleaned, type MetadataItem, type ReadItem } from './metadata-file'

// Loaded with the first photo, because nothing shows it before.
const FacePicker = late(() => import('@/components/ui/pictures/FacePicker'))
export const PhotoDetails = late(() => import('./PhotoDetails'))

interface Props extends ItemProps<FileMetadata, Cleaned> {
  showSensitive: boolean
  removal: Loss
  dataOf: (item: ReadItem) => FileToMake
  /** Which of its faces are shown, if faces are hidden. */
  faces: ReturnType<typeof useShownFaces> | undefined
  onRemoveMetadata: (item: MetadataItem) => void
  /** Called to process a canceled file again. */
  onRetry: () => void
}

export function ExifItem(props: Props) {
  const { item, place, single, showSensitive, removal, dataOf, faces, onRemoveMetadata, onCancel, onRetry, onRemove } =
    props
  const t = useTranslations('exif-viewer')
  const { file, info, result } = item
  const read = info && { ...item, info }
  const label = removal === 'everything' ? t(single ? 'removeAll' : 'removeOne') : t(`saveWithout.${removal}`)
  const copy = result && 'blob' in result ? { name: copyName(file.name, result), blob: result.blob } : undefined
  const remove = read && item.status === 'done' && (
    <Button
      name="removeMetadata"
      label={label}
      look={single ? 'primary' : undefined}
      isSmall={!single}
      run={() => onRemoveMetadata(item)}
    />
  )
  // Reserves the height before the data is read, so that the content below does not shift.
  const details = () => (
    <div className="min-h-60 lg:min-h-120">{read && <PhotoDetails item={read} showSensitive={showSensitive} />}</div>
  )
  return (
    <FileItem
      item={item}
      thumbnail={info?.size && info.drawable ? { blob: file, ...info.size, kind: info.kind } : undefined}
      onCancel={onCancel}
      onRemove={onRemove}
      lead={single && remove}
      details={
        <div className="min-h-10">
          {item.status === 'cancelled' ? <Retry onRetry={onRetry} /> : read && <Summary item={read} />}
        </div>
      }
      below={
        <>
          {faces && info?.size && (
            <FacePicker file={file} size={info.size} shown={faces.shownIn(file)} onToggle={faces.toggle} />
          )}
          {single && !item.error && details()}
        </>
      }
      comparison={single ? undefined : details}
      startsOpen={place === 0}
    >
      {read && item.status === 'done' && (
        <>
          {!single && remove}
          <ResultActions output={copy} single={single} />
          <FileButtons isSmall label={t('download')} file={dataOf(read)} success={t('downloaded')} />
        </>
      )}
    </FileItem>
  )
}

/** Restarts a canceled file. The tool has no settings whose change would restart it. */
function Retry({ onRetry }: Pick<Props, 'onRetry'>) {
  const t = useTranslations('shell.actions')
  return <Button name="retry" label={t('retry')} isSmall run={onRetry} />
}

/** Number of tags, and the size that a clean copy would save. */
function Summary({ item: { file, info, result } }: { item: ReadItem }) {
  const t = useTranslations('exif-viewer')
  const locale = useLocale()
  const errorText = useErrorText()
  return (
    <>
      <span className="block">
        {isRevealing(info.tags)
          ? t('found', { count: info.tags.length })
          : t(isWhole(info) ? 'foundNothing' : 'findings.unread')}
      </span>
      {result && 'refusal' in result && (
        <span className="block">{info.note ? t('truncated') : errorText(result.refusal)}</span>
      )}
      {result && 'blob' in result && (
        <span className="block">
          {result.blob.size < file.size && t('saving', { size: formatBytes(locale, file.size - result.blob.size) })}
          {result.orientation !== 1 && ` ${t('orientationKept')}`}
        </span>
      )}
      {result && 'blob' in result && <CopyNotes copy={result} />}
    </>
  )
}

/** What a copy lacks that it might have, and what it says all the same. */
function CopyNotes({ copy: { notInCopy, unreadNotInCopy, isDateLost, stays } }: { copy: CleanCopy }) {
  const t = useTranslations('exif-viewer')
  const locale = useLocale()
  const listed = (texts: readonly string[]) => new Intl.ListFormat(locale).format(texts)
  const parts = [
    ...notInCopy.map((part) => t(`behind.${part}`)),
    ...unreadNotInCopy.map(({ name, bytes }) => `${name} (${formatBytes(locale, bytes)})`),
  ]
  return (
    <>
      {parts.length > 0 && (
        <span data-name="leftOut" className="block">
          {t('copy.leftOut', { parts: listed(parts) })}
        </span>
      )}
      {isDateLost && <strong className="block">{t('copy.dateLost')}</strong>}
      {stays.length > 0 && (
        <strong className="block">
          {t('copy.stays', { what: listed(stays.map((concern) => t(`findings.what.${concern}`))) })}
        </strong>
      )}
    </>
  )
}
