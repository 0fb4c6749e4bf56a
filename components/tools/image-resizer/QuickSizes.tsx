import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'
import type { DocumentId } from '@/lib/tools/image-resizer/documents'
import type { PresetId } from '@/lib/tools/image-resizer/presets'
import { withDocumentWords } from './document-words'

/** What the readers of a language need most, the commonest first. */
const DOCUMENTS: Readonly<Record<string, readonly DocumentId[]>> = {
  ko: ['koreanIdCard', 'koreanPassport', 'korean3x4'],
  ja: ['japaneseMyNumber', 'japaneseResume', 'japanesePassport'],
}
const OTHER_DOCUMENTS: readonly DocumentId[] = ['us', 'uk', 'schengen']
const PRESETS = ['instagramSquare', 'instagramStory', 'half'] as const satisfies readonly PresetId[]

/** What a phone shows all but the first in, and what closes it. */
const SHEET_ID = 'sizes'
const CLOSING = { popoverTarget: SHEET_ID, popoverTargetAction: 'hide' } as const

interface Props {
  document: string
  onDocument: (id: string) => void
  onPreset: (id: PresetId) => void
}

/** The most common document photos and sizes, one tap away. */
export default withDocumentWords(QuickSizes)

function QuickSizes({ document, onDocument, onPreset }: Props) {
  const t = useTranslations('image-resizer')
  const names = useTranslations('documents.names')
  const all = DOCUMENTS[useLocale()] ?? OTHER_DOCUMENTS
  // The most common document is in the list while another one is chosen.
  const [common] = all
  const first = document === 'none' || document === common ? common : undefined
  const forDocument = (id: DocumentId) => (
    <Button
      key={id}
      name="quickSize"
      label={names(id)}
      value={id}
      aria-pressed={id === document}
      {...CLOSING}
      className="aria-pressed:border-accent aria-pressed:bg-accent-soft max-sm:flex-auto"
      run={() => onDocument(id === document ? 'none' : id)}
    />
  )
  return (
    <>
      {first && forDocument(first)}
      <Button name="sizes" label={t('settings.preset')} popoverTarget={SHEET_ID} className="sheet-button flex-auto" />
      <div id={SHEET_ID} popover="auto" className="sheet flex-wrap gap-2">
        {all.filter((id) => id !== first).map(forDocument)}
        {PRESETS.map((id) => (
          <Button
            key={id}
            name="quickSize"
            label={t(`presets.${id}`)}
            value={id}
            {...CLOSING}
            className="max-sm:flex-auto"
            run={() => onPreset(id)}
          />
        ))}
      </div>
    </>
  )
}
