import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Announcement } from '@/components/ui/feedback/Announcement'
import { Button } from '@/components/ui/layout/Button'
import ShareFiles from '@/components/ui/results/ShareFiles'
import { useSavesToPhotos } from '@/components/ui/results/useSavesToPhotos'
import { BatchBar, type FileResult } from './BatchBar'
import { OpenIn } from './OpenIn'
import SaveToFolder from './SaveToFolder'
import type { Batch } from './useBatch'
import type { BatchDownloads } from './useBatchDownloads'

export interface FileActionsProps {
  batch: Batch<unknown, never, FileResult>
  downloads: BatchDownloads<never>
  /** What the bar says of the only file; by default its sizes before and after. */
  figure?: ReactNode
}

/** The actions for a batch of one file or more. */
export default function FileActions({ batch, downloads, figure }: FileActionsProps) {
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
