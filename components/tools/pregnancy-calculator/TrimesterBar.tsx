import { useTranslations } from 'next-intl'
import { clamp } from '@/lib/core/numbers'
import { MILESTONE_WEEKS, TERM_WEEKS, TRIMESTER_WEEKS, type Progress } from '@/lib/tools/pregnancy-calculator/progress'

const STARTS = [0, ...TRIMESTER_WEEKS]
const SEGMENTS = STARTS.map((from, index) => ({
  trimester: (index + 1) as Progress['trimester'],
  from,
  length: (STARTS[index + 1] ?? TERM_WEEKS) - from,
}))
/** Labels at even distances. */
const LABELS = MILESTONE_WEEKS.filter((week) => week % 4 === 0)
const COLUMNS = { gridTemplateColumns: SEGMENTS.map(({ length }) => `${length}fr`).join(' ') }

/** Positions a label along the bar: centered in the middle, shifted inwards towards the ends. */
function labelPosition(share: number) {
  return { left: `${share * 100}%`, transform: `translateX(-${share * 100}%)` }
}

/** A bar of 40 weeks in three trimesters, filled up to the current day if that is known, with every fourth week below. */
export function TrimesterBar({ progress }: { progress: Progress | null }) {
  const t = useTranslations('pregnancy-calculator')
  const { weeks, days, trimester } = progress ?? { weeks: 0, days: 0, trimester: undefined }
  const elapsedWeeks = weeks + days / 7
  const share = clamp(elapsedWeeks / TERM_WEEKS, 0, 1)

  return (
    <div
      role="img"
      aria-label={trimester && t('bar', { age: t('age', { weeks, days }), trimester: t(`trimesters.${trimester}`) })}
    >
      <div aria-hidden className="text-sm">
        <div className="relative grid gap-0.5 forced-color-adjust-none" style={COLUMNS}>
          {SEGMENTS.map(({ trimester: number, from, length }) => (
            <span
              key={number}
              className="relative h-4 overflow-hidden bg-accent-soft first:rounded-l-lg last:rounded-r-lg"
            >
              <span
                className="absolute inset-y-0 left-0 bg-accent"
                style={{ width: `${clamp((elapsedWeeks - from) / length, 0, 1) * 100}%` }}
              />
            </span>
          ))}
          {progress && (
            <span
              className="absolute -top-1 h-6 w-1.5 -translate-x-1/2 rounded-full border border-surface bg-ink"
              style={{ left: `${share * 100}%` }}
            />
          )}
        </div>
        <div className="relative mt-1.5 h-5 text-xs text-ink-2 tabular-nums">
          {LABELS.map((week) => (
            <span key={week} className="absolute whitespace-nowrap" style={labelPosition(week / TERM_WEEKS)}>
              {week}
            </span>
          ))}
        </div>
        <div className="grid text-center text-xs text-ink-2" style={COLUMNS}>
          {SEGMENTS.map(({ trimester: number }) => (
            <span key={number} className={number === trimester ? 'font-semibold text-ink' : undefined}>
              {t(`trimesters.${number}`)}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
