import { useTranslations } from 'next-intl'
import { OutputValue } from '@/components/ui/results/OutputValue'
import type { FileMetadata } from '@/lib/tools/exif-viewer/worker/read-metadata'
import { HiddenValue } from './HiddenValue'
import { isWhole } from './metadata-file'
import { SENSITIVE, type FigureName, type FigureRow, type Openable, type Section } from './useFigureRows'

interface Props {
  info: FileMetadata
  section: Section
  rows: readonly FigureRow[]
  /** The text of the finding about this section, if there is one. */
  finding: string | undefined
  showSensitive: boolean
  /** Sensitive values that the visitor opened one by one. */
  opened: ReadonlySet<Openable>
  onOpen: (name: FigureName) => void
}

/** The values of one tab. Sensitive values are rendered only after the visitor reveals them. */
export function FigureRows({ info, section, rows, finding, showSensitive, opened, onOpen }: Props) {
  const t = useTranslations('exif-viewer')
  if (rows.length === 0) {
    const opens = section === 'location' ? 'latitude' : 'artist'
    const isHidden = finding !== undefined && !showSensitive && !opened.has(opens)
    if (isHidden) return <HiddenValue name={opens} label={t(`tabs.${section}`)} onOpen={() => onOpen(opens)} />
    const absent = t(`nothing.${isWhole(info) ? section : 'unread'}`)
    return <p className="text-sm text-ink-2">{finding ?? absent}</p>
  }
  return (
    <dl className="grid gap-x-6 sm:grid-cols-2">
      {rows.map(({ name, text, value }) => (
        <div key={name} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
          <dt className="flex-none text-sm text-ink-2">{t(`figures.${name}`)}</dt>
          <dd className="text-right font-semibold" dir="auto">
            {SENSITIVE.has(name) && !showSensitive && !opened.has(name) ? (
              <HiddenValue name={name} label={t(`figures.${name}`)} onOpen={() => onOpen(name)} />
            ) : (
              <OutputValue name={name} label={t(`figures.${name}`)} value={value}>
                {text}
              </OutputValue>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
