import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/fields/Field'
import { OpenIn } from '@/components/ui/files/OpenIn'
import { Button } from '@/components/ui/layout/Button'
import { FileButtons } from '@/components/ui/results/FileButtons'
import { textBlob } from '@/lib/platform/download'
import { useCopyText } from './useCopyText'

interface Props {
  text: string
  /** Name of the downloaded file. */
  fileName: string
  onEdit: (text: string) => void
}

/** The text that was on the page before a reload, without its pictures. */
export function RestoredText({ text, fileName, onEdit }: Props) {
  const t = useTranslations('text-extractor')
  const file = { name: fileName, blob: textBlob(text, 'text/plain') }
  const copy = useCopyText(text)
  return (
    <section className="card grid gap-3 p-4 md:p-5" data-name="kept" aria-label={t('text')}>
      <Field label={t('text')} hint={t('kept')}>
        {(controlProps) => (
          <textarea
            {...controlProps}
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
        <Button {...copy} isSmall />
        <FileButtons isSmall label={t('download')} file={file} success={t('downloaded')} />
        <OpenIn files={[file]} isSmall />
      </div>
    </section>
  )
}
