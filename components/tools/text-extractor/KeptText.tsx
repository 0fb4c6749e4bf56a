import { useTranslations } from 'next-intl'
import { CopyButton } from '@/components/ui/CopyButton'
import { Field } from '@/components/ui/Field'
import { OpenIn } from '@/components/ui/OpenIn'

interface Props {
  text: string
  /** What it is saved as. */
  fileName: string
  onEdit: (text: string) => void
  onDownload: () => void
}

/** Text that was on the page before it was reloaded, without the picture that it came from. */
export function KeptText({ text, fileName, onEdit, onDownload }: Props) {
  const t = useTranslations('text-extractor')
  return (
    <section className="card grid gap-3 p-4 md:p-5" data-name="kept" aria-label={t('text')}>
      <Field label={t('text')} hint={t('kept')}>
        {(described) => (
          <textarea
            {...described}
            name="text"
            dir="auto"
            spellCheck={false}
            value={text}
            onChange={(event) => onEdit(event.target.value)}
            className="block h-60 min-h-40 w-full resize-y rounded-control border border-line-strong bg-transparent p-3.5 text-base leading-relaxed"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <CopyButton
          name="copy"
          label={t('copy')}
          text={() => text}
          done={t('copied')}
          failure="textNotCopied"
          nothing="nothingToCopy"
          className="button button-small"
        />
        <button type="button" name="download" className="button button-small" onClick={onDownload}>
          {t('download')}
        </button>
        <OpenIn files={[{ name: fileName, blob: new Blob([text], { type: 'text/plain' }) }]} />
      </div>
    </section>
  )
}
