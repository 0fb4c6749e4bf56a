import { useTranslations } from 'next-intl'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { HiddenValue } from './HiddenValue'
import { SENSITIVE, type FigureName, type FigureRow, type Openable, type Section } from './useFigureRows'

interface Props {
  section: Section
  rows: readonly FigureRow[]
  showSensitive: boolean
  /** Sensitive values that the visitor opened one by one. */
  opened: ReadonlySet<Openable>
  onOpen: (name: FigureName) => void
}

/** The values of one tab. Sensitive values are rendered only after the visitor reveals them. */
export function FigureRows({ section, rows, showSensitive, opened, onOpen }: Props) {
  const t = useTranslations('exif-viewer')
  if (rows.length === 0) return <p className="text-sm text-ink-2">{t(`nothing.${section}`)}</p>
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
