import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'
import type { DocumentId } from '@/lib/tools/image-resizer/documents'
import type { PresetId } from '@/lib/tools/image-resizer/presets'
import { PhotoWords } from './PhotoWords'

/** What the readers of a language need most, the commonest first. */
const DOCUMENTS: Readonly<Record<string, readonly DocumentId[]>> = {
  ko: ['koreanIdCard', 'koreanPassport', 'korean3x4'],
  ja: ['japaneseMyNumber', 'japaneseResume', 'japanesePassport'],
}
const OTHER_DOCUMENTS: readonly DocumentId[] = ['us', 'uk', 'schengen']
const PRESETS = ['instagramSquare', 'instagramStory', 'half'] as const satisfies readonly PresetId[]

interface Props {
  /** The `id` of what a phone shows them in, which a choice closes. */
  sheet: string

  document: string
  onDocument: (id: string) => void
  onPreset: (id: PresetId) => void
}

/** The most common document photos and sizes, one tap away. */
export default function QuickSizes(props: Props) {
  return (
    <PhotoWords>
      <Buttons {...props} />
    </PhotoWords>
  )
}

function Buttons({ sheet, document, onDocument, onPreset }: Props) {
  const documents = useTranslations('photos.document.names')
  const presets = useTranslations('image-resizer.presets')
  const closing = { popoverTarget: sheet, popoverTargetAction: 'hide' } as const
  return (
    <>
      {(DOCUMENTS[useLocale()] ?? OTHER_DOCUMENTS).map((id) => (
        <Button
          key={id}
          name="quickSize"
          label={documents(id)}
          value={id}
          {...closing}
          aria-pressed={id === document}
          className="flex-none aria-pressed:border-accent aria-pressed:bg-accent-soft"
          run={() => onDocument(id === document ? 'none' : id)}
        />
      ))}
      {PRESETS.map((id) => (
        <Button
          key={id}
          name="quickSize"
          label={presets(id)}
          value={id}
          {...closing}
          className="flex-none"
          run={() => onPreset(id)}
        />
      ))}
    </>
  )
}
