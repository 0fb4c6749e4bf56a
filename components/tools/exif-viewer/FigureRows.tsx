import { EyeOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { SENSITIVE, type FigureRow, type Section } from './useFigureRows'

interface Props {
  section: Section
  rows: readonly FigureRow[]
  showSensitive: boolean
}

/** The values of one tab. A sensitive value is not rendered until it is asked for. */
export function FigureRows({ section, rows, showSensitive }: Props) {
  const t = useTranslations('exif-viewer')
  if (rows.length === 0) return <p className="text-sm text-ink-2">{t(`nothing.${section}`)}</p>
  return (
    <dl className="grid gap-x-6 sm:grid-cols-2">
      {rows.map(({ name, text, value }) => (
        <div key={name} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
          <dt className="flex-none text-sm text-ink-2">{t(`figures.${name}`)}</dt>
          <dd className="text-right font-semibold" dir="auto">
            {SENSITIVE.has(name) && !showSensitive ? (
              <Hidden />
            ) : (
              <OutputValue name={name} value={value}>
                {text}
              </OutputValue>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Hidden() {
  const t = useTranslations('exif-viewer')
  return (
    <span className="inline-flex items-center gap-1.5 font-normal text-ink-2">
      <EyeOff size={16} aria-hidden />
      {t('hidden')}
    </span>
  )
}
