import { useTranslations } from 'next-intl'
import ShareFiles from '@/components/ui/results/ShareFiles'
import type { NamedBlob } from '@/lib/platform/download'

export const TEXTS_ZIP = 'extracted_texts.zip'

interface Props {
  fileCount: number
  /** The texts that were read, as files. */
  texts: readonly NamedBlob[]
  /** Some text is shown or being read; it has buttons of its own. */
  hasText: boolean
  onExtract: () => void
  onRefuse: (reason: 'nothingToCopy' | 'nothingToDownload') => void
  onDownloadAll: () => void
  onReset: () => void
}

export function ExtractActions({ fileCount, texts, hasText, onExtract, onRefuse, onDownloadAll, onReset }: Props) {
  const t = useTranslations('text-extractor')
  const actions = useTranslations('shell.actions')
  return (
    <div className="grid gap-2.5">
      <button
        type="button"
        name="extract"
        className={`button ${fileCount > 0 ? 'button-primary' : 'button-waiting'}`}
        onClick={onExtract}
      >
        {t('extract')}
      </button>
      {!hasText && (
        <div className="grid grid-cols-2 gap-2.5">
          <button type="button" name="copy" className="button" onClick={() => onRefuse('nothingToCopy')}>
            {t('copy')}
          </button>
          <button
            type="button"
            name="download"
            className="button px-2 whitespace-nowrap"
            onClick={() => onRefuse('nothingToDownload')}
          >
            {t('download')}
          </button>
        </div>
      )}
      {fileCount > 1 && (
        <div className="flex gap-2">
          <button
            type="button"
            name="downloadAll"
            disabled={texts.length === 0}
            className="button flex-1"
            onClick={onDownloadAll}
          >
            {actions('downloadAll')}
          </button>
          <ShareFiles name="shareAll" files={texts} zipName={TEXTS_ZIP} />
        </div>
      )}
      <button type="button" name="reset" className="button" onClick={onReset}>
        {actions('reset')}
      </button>
    </div>
  )
}
