import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useDownload } from '@/components/ui/results/FileButtons'
import ShareFiles, { useShare } from '@/components/ui/results/ShareFiles'
import { formatBytes, reductionPercent } from '@/lib/core/bytes'
import { formatNumber } from '@/lib/core/format'
import { BatchStateBar, useCounts } from './BatchStateBar'
import type { Batch } from './useBatch'
import type { BatchDownloads } from './useBatchDownloads'

/** A result that is a file. */
export interface FileResult {
  readonly blob: Blob
}

interface Props {
  batch: Batch<unknown, never, FileResult>
  downloads: BatchDownloads<never>
  /** What came of the only file, in place of its sizes before and after. */
  figure?: ReactNode
  /** The bar shares files instead of downloading them, if the system accepts them. */
  isShareFirst: boolean
}

/**
 * Total sizes before and after, `1.18 MB → 156 KB −87%`: next to the page's own buttons for several files, and in the bar at
 * the bottom of a phone.
 */
export function BatchBar({ batch, downloads, figure, isShareFirst }: Props) {
  const locale = useLocale()
  const t = useTranslations('shell.actions')
  const counts = useCounts(batch.items)
  const single = useDownload({ label: t('download'), file: downloads.done[0], success: downloads.successText })
  const { shared, share } = useShare(downloads.done)
  const isShared = isShareFirst && shared.length > 0
  const done = batch.items.filter(({ status }) => status === 'done')
  const before = done.reduce((sum, { file }) => sum + file.size, 0)
  const after = done.reduce((sum, { result }) => sum + (result?.blob.size ?? 0), 0)
  const percent = Math.round(reductionPercent(before, after))
  const sizes = (
    <>
      <span className="whitespace-nowrap">{formatBytes(locale, before)} →</span>{' '}
      <span className="whitespace-nowrap">
        {formatBytes(locale, after)}{' '}
        {percent !== 0 && (
          <span className={percent > 0 ? 'text-ok' : 'text-bad'}>
            {percent < 0 ? '+' : '−'}
            {formatNumber(locale, Math.abs(percent), 0, 0)}%
          </span>
        )}
      </span>
    </>
  )
  return (
    <>
      {batch.items.length > 1 && (
        <p className="text-center text-sm text-ink-2 tabular-nums">
          {done.length > 0 && <strong className="block text-base text-ink">{sizes}</strong>}
          {counts}
        </p>
      )}
      <BatchStateBar
        batch={batch}
        figure={(batch.items.length === 1 && figure) || sizes}
        single={isShared ? { name: 'shareFile', label: t('sharePhotos'), run: share } : single}
        all={
          isShared
            ? { name: 'shareAll', label: t('sharePhotos'), run: share }
            : { name: 'downloadAll', label: t('saveAll'), run: downloads.downloadAll }
        }
      >
        {!isShared && (
          <ShareFiles
            name="barShare"
            files={downloads.done}
            zipName={downloads.zipName}
            className="max-[359px]:hidden"
          />
        )}
      </BatchStateBar>
    </>
  )
}
