import { useTranslations } from 'next-intl'
import { Button, type Action } from '@/components/ui/layout/Button'
import ShareFiles from '@/components/ui/results/ShareFiles'
import type { NamedBlob } from '@/lib/platform/download'

export const TEXTS_ZIP = 'extracted_texts.zip'

interface Props {
  fileCount: number
  /** The texts that were read, as files. */
  texts: readonly NamedBlob[]
  /** Some text is shown or being read; it has buttons of its own. */
  hasText: boolean
  extract: Action
  downloadAll: Action
  onRefuse: (reason: 'nothingToCopy' | 'nothingToDownload') => void
}

export function ExtractActions({ fileCount, texts, hasText, extract, downloadAll, onRefuse }: Props) {
  return (
    <>
      <Button {...extract} look={fileCount === 0 ? 'waiting' : hasText ? undefined : 'primary'} />
      {fileCount > 0 && !hasText && <RefusedActions onRefuse={onRefuse} />}
      {fileCount > 1 && (
        <div className="flex gap-2">
          <Button {...downloadAll} disabled={texts.length === 0} className="flex-1" />
          <ShareFiles name="shareAll" files={texts} zipName={TEXTS_ZIP} />
        </div>
      )}
    </>
  )
}

/** Copy and download, which say that there is no text yet. */
export function RefusedActions({ onRefuse }: Pick<Props, 'onRefuse'>) {
  const t = useTranslations('text-extractor')
  return (
    <div className="grid grid-cols-2 gap-2.5">
      <Button name="copy" label={t('copy')} run={() => onRefuse('nothingToCopy')} />
      <Button
        name="download"
        label={t('download')}
        className="px-2 whitespace-nowrap"
        run={() => onRefuse('nothingToDownload')}
      />
    </div>
  )
}
