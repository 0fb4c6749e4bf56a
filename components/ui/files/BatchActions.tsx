import { useTranslations } from 'next-intl'
import type { BatchDownloads } from './useBatchDownloads'
import { Announcement } from '@/components/ui/feedback/Announcement'
import { OpenIn } from './OpenIn'

interface Props<Result> {
  /** Label of the main button while there is no file. */
  label: string
  files: number
  downloads: BatchDownloads<Result>
  onRefuse: () => void
  onReset: () => void
}

/** The actions for a whole batch. Without files, the main button only explains that a file is missing. */
export function BatchActions<Result>({ label, files, downloads, onRefuse, onReset }: Props<Result>) {
  const t = useTranslations('shell.actions')
  const words = useTranslations('shell.files')
  const { done, downloadAll } = downloads
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
      <button type="button" name="reset" className="button" onClick={onReset}>
        {t('reset')}
      </button>
    </div>
  )
}
