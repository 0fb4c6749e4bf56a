import { useTranslations } from 'next-intl'
import { BatchStateBar } from '@/components/ui/files/BatchStateBar'
import type { Batch } from '@/components/ui/files/useBatch'
import type { Loss } from '@/lib/image/formats/metadata/removal-options'
import type { FileMetadata } from '@/lib/tools/exif-viewer/worker/read-metadata'
import { isRevealing } from '@/lib/tools/exif-viewer/tag-list'
import { useFoundSentence } from './Findings'
import type { Cleaned, MetadataItem } from './metadata-file'

interface Props {
  batch: Batch<FileMetadata, never, Cleaned>
  /** Number of finished clean copies. */
  copyCount: number
  removal: Loss
  onRemoveMetadata: (item: MetadataItem) => void
  onDownloadAll: () => void
}

/** What was found and the clean copies in the bar at the bottom of a phone; nothing where there is nothing to remove. */
export default function ExifBar({ batch, copyCount, removal, onRemoveMetadata, onDownloadAll }: Props) {
  const t = useTranslations('exif-viewer')
  const actions = useTranslations('shell.actions')
  const sentenceOf = useFoundSentence()
  const { items } = batch
  const [first] = items
  const tags = items.flatMap(({ info }) => info?.tags ?? [])
  const label = removal === 'everything' ? t('removeOne') : t(`saveWithout.${removal}`)
  const isDone = items.every(({ status }) => status === 'done')
  if (isDone && (copyCount === 0 || !isRevealing(tags))) return null
  return (
    <BatchStateBar
      batch={batch}
      figure={items.length === 1 && (sentenceOf(tags) ?? t('found', { count: tags.length }))}
      single={{ name: 'removeMetadata', label, run: () => first && onRemoveMetadata(first) }}
      all={{ name: 'downloadAll', label: actions('saveAll'), run: onDownloadAll }}
    />
  )
}
