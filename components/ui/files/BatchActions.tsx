import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import type { Made } from './BatchBar'
import type { Batch } from './useBatch'
import type { BatchDownloads } from './useBatchDownloads'
import { Announcement } from '@/components/ui/feedback/Announcement'
import { OpenIn } from './OpenIn'

// Loaded with the first file, because nothing shows it before.
const BatchBar = lazy(() => import('./BatchBar'))

interface Props<Result extends Made> {
  /** Label of the main button while there is no file. */
  label: string
  batch: Batch<unknown, never, Result>
  downloads: BatchDownloads<Result>
  onRefuse: () => void
  onReset: () => void
}

/** The actions for a whole batch. Without files, the main button only explains that a file is missing. */
export function BatchActions<Result extends Made>({ label, batch, downloads, onRefuse, onReset }: Props<Result>) {
  const t = useTranslations('shell.actions')
  const words = useTranslations('shell.files')
  const { done, downloadAll } = downloads
  const files = batch.items.length
  return (
    <div className="grid gap-2.5">
      {files === 0 && (
        <button type="button" name="download" className="button button-primary" onClick={onRefuse}>
          {label}
        </button>
      )}
      {files > 1 && (
        <>
          <button
            type="button"
            name="downloadAll"
            disabled={done.length === 0}
            className="button button-primary"
            onClick={() => void downloadAll()}
          >
            {t('downloadAll')}
          </button>
          <OpenIn isBatch files={done} className="button" />
          <p className="text-center text-sm text-ink-2">{words('count', { done: done.length, files })}</p>
          <Announcement text={words('count', { done: done.length, files })} />
        </>
      )}
      <Suspense>{files > 0 && <BatchBar batch={batch} />}</Suspense>
      <button type="button" name="reset" className="button" onClick={onReset}>
        {t('reset')}
      </button>
    </div>
  )
}
