import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { late } from '@/components/ui/layout/late'
import type { FileResult } from './BatchBar'
import type { Batch } from './useBatch'
import type { BatchDownloads } from './useBatchDownloads'
import { Announcement } from '@/components/ui/feedback/Announcement'
import { useSavesToPhotos } from '@/components/ui/results/useSavesToPhotos'
import { OpenIn } from './OpenIn'

// Loaded with the first file, because nothing shows it before.
const BatchBar = late(() => import('./BatchBar'))
const ShareFiles = late(() => import('@/components/ui/results/ShareFiles'))
const SaveToFolder = late(() => import('./SaveToFolder'))

interface Props<Result extends FileResult> {
  /** Label of the main button while there is no file. */
  label: string
  batch: Batch<unknown, never, Result>
  downloads: BatchDownloads<Result>
  onRefuse: () => void
  /** What the bar says of the only file; by default its sizes before and after. */
  figure?: ReactNode
}

/** The actions for a whole batch. Without files, the main button only explains that a file is missing. */
export function BatchActions<Result extends FileResult>({ label, batch, downloads, onRefuse, figure }: Props<Result>) {
  const t = useTranslations('shell.actions')
  const words = useTranslations('shell.files')
  const { done, zipName, downloadAll } = downloads
  const files = batch.items.length
  const isWorking = batch.items.some(({ status }) => status === 'working' || status === 'inspecting')
  // Determined before the first result to avoid a layout shift.
  const isShareFirst = useSavesToPhotos(done[0], files)
  const share = (
    <ShareFiles
      name="shareAll"
      files={done}
      zipName={zipName}
      // In words, it is about all of them, and waits for the last.
      words={isShareFirst ? 'primary' : undefined}
      disabled={isShareFirst && isWorking}
    />
  )
  const bar = <BatchBar batch={batch} downloads={downloads} figure={figure} isShareFirst={isShareFirst} />
  return (
    <>
      {files === 0 && <Button name="download" label={label} look="waiting" run={onRefuse} />}
      {files === 1 && bar}
      {files > 1 && (
        <>
          {/* Keeps its height, so that nothing moves when the first file is done. */}
          <div className="min-h-12">{bar}</div>
          {isShareFirst && <div className="min-h-12">{share}</div>}
          <div className="flex gap-2">
            <Button
              name="downloadAll"
              label={t('downloadAll')}
              look={isShareFirst ? undefined : 'primary'}
              disabled={done.length === 0}
              className="flex-1"
              run={downloadAll}
            />
            {!isShareFirst && share}
          </div>
          {'showDirectoryPicker' in window && (
            <div className="grid min-h-11">
              <SaveToFolder files={done} />
            </div>
          )}
          <OpenIn isBatch files={done} />
          <Announcement text={words('count', { done: done.length, files })} />
        </>
      )}
    </>
  )
}
