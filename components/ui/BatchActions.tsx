import { useTranslations } from 'next-intl'
import { Announcement } from './Announcement'

interface Props {
  /** What the main button says while there is no file. */
  label: string
  files: number
  done: number
  onRefuse: () => void
  onDownloadAll: () => void
  onReset: () => void
}

/** The buttons below a batch's settings: a refusal without a file, the ZIP of several, Reset. */
export function BatchActions({ label, files, done, onRefuse, onDownloadAll, onReset }: Props) {
  const t = useTranslations('shell.actions')
  const words = useTranslations('shell.files')
  return (
    <div className="grid gap-2.5">
      {files === 0 && (
        <button type="button" name="download" className="button button-primary" onClick={onRefuse}>
          {label}
        </button>
      )}
      {files > 1 && (
        <button
          type="button"
          name="downloadAll"
          disabled={done === 0}
          className="button button-primary"
          onClick={onDownloadAll}
        >
          {t('downloadAll')}
        </button>
      )}
      {files > 1 && (
        <>
          <p className="text-center text-sm text-ink-2">{words('count', { done, files })}</p>
          <Announcement text={words('count', { done, files })} />
        </>
      )}
      <button type="button" name="reset" className="button" onClick={onReset}>
        {t('reset')}
      </button>
    </div>
  )
}
