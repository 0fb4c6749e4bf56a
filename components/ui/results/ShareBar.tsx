import { useLocale } from 'next-intl'
import { formatPercent } from '@/lib/core/format'

interface Segment {
  readonly label: string
  /** Share of the whole, 0 to 1. */
  readonly share: number
  readonly tone: 'accent' | 'second'
}

const SWATCHES = { accent: 'bg-accent', second: 'bg-second' } as const

/** A stacked bar of the two shares of a whole, with a legend as its text alternative. */
export function ShareBar({ segments }: { segments: readonly [Segment, Segment] }) {
  const locale = useLocale()
  const first = Math.round(segments[0].share * 100)
  // 62.5 % and 37.5 %, each rounded up, would add up to 101.
  const percents = [first, 100 - first]
  return (
    <div>
      <div aria-hidden className="flex h-3.5 gap-0.5 overflow-hidden rounded-lg forced-color-adjust-none">
        {segments.map(({ label, share, tone }) => (
          <span key={label} className={SWATCHES[tone]} style={{ width: `${share * 100}%` }} />
        ))}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-5 text-sm text-ink-2">
        {segments.map(({ label, tone }, index) => (
          <li key={label} className="flex items-center gap-2">
            <span aria-hidden className={`size-2.5 rounded-[3px] forced-color-adjust-none ${SWATCHES[tone]}`} />
            {label} {formatPercent(locale, percents[index]! / 100, 0)}
          </li>
        ))}
      </ul>
    </div>
  )
}
