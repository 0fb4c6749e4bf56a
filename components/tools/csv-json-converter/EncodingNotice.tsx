import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'
import type { Encoding } from '@/lib/text/encoding'
import type { Source } from './source'

interface Props {
  source: Source
  /** The encoding used to convert a large file, of which the page has decoded only the beginning. */
  converted: Encoding | undefined
  onEncoding: (encoding: Encoding) => void
}

/** Shows the encoding of a file, any doubt about it, and buttons for other encodings with a decoded word each. */
export function EncodingNotice({ source: { doubt, readAs: begun }, converted, onEncoding }: Props) {
  const t = useTranslations('csv-json-converter')
  const readAs = converted && converted !== begun?.used ? { used: converted, others: [] } : begun
  const isSaid = readAs && (!readAs.used.startsWith('utf-') || readAs.others.length > 0)
  if (!doubt && !isSaid) return null
  const others = readAs?.others ?? []
  const nameOf = (encoding: Encoding) => t(`encodings.${encoding}`)
  return (
    <div
      className={`mt-2 grid gap-1.5 rounded-control px-3 py-1.5 text-sm ${doubt ? 'bg-warn-soft' : 'bg-accent-soft'}`}
    >
      {doubt && (
        <p role="status" data-name="doubt">
          {t(`doubt.${doubt.kind}`, { used: nameOf(doubt.used), likely: nameOf(doubt.likely) })}
        </p>
      )}
      {readAs && !doubt && (
        <p role="status" data-name="readAs">
          {t(others.length > 0 ? 'readAs.choose' : 'readAs.only', { used: nameOf(readAs.used) })}
        </p>
      )}
      {others.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {others.map(({ encoding, word }) => (
            <Button
              key={encoding}
              name="readAs"
              value={encoding}
              isSmall
              // Isolated, because the word may run from right to left.
              label={
                word ? t('readAs.other', { word: `\u2068${word}\u2069`, name: nameOf(encoding) }) : nameOf(encoding)
              }
              run={() => onEncoding(encoding)}
            />
          ))}
        </div>
      )}
    </div>
  )
}
