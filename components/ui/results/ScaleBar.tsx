import { useId } from 'react'
import { clamp } from '@/lib/core/numbers'
import type { Tick } from './AreaChart'

const TONES = {
  low: 'bg-accent',
  ok: 'bg-ok',
  faint: 'bg-warn/30',
  mild: 'bg-warn/60',
  warn: 'bg-warn',
  strong: 'bg-worse',
  bad: 'bg-bad',
} as const

interface Band {
  readonly label: string
  /** End of the band, 0 to 1. It starts at the end of the previous band. */
  readonly upTo: number
  readonly tone: keyof typeof TONES
}

interface Props {
  /** Text alternative: what the scale shows, in one sentence. */
  description: string
  bands: readonly Band[]
  /** The value, clamped to the scale. Undefined before there is a result. */
  marker: Tick | undefined
  /** Labeled positions on the bar. */
  marks: readonly Tick[]
  /** Labels of the two ends. */
  ends?: readonly [string, string]
}

/** Positions a label: centered, except near the ends, where it would overflow. */
function labelPosition(at: number) {
  const shift = at <= 0.12 ? 0 : at >= 0.88 ? 100 : 50
  return { left: `${at * 100}%`, transform: `translateX(-${shift}%)` }
}

/** A value on a scale of bands, with a legend of the bands from left to right. */
export function ScaleBar({ description, bands, marker, marks, ends }: Props) {
  const id = useId()
  const at = marker && clamp(marker.at, 0, 1)
  return (
    <figure>
      <div role="img" aria-labelledby={id} className="text-xs forced-color-adjust-none">
        {at !== undefined && (
          <div className="relative h-8" aria-hidden>
            <span
              className="absolute rounded-md bg-ink px-2 py-0.5 font-bold whitespace-nowrap text-surface tabular-nums"
              style={labelPosition(at)}
            >
              {marker?.label}
            </span>
          </div>
        )}
        <div className="relative" aria-hidden>
          <div className="flex h-4 overflow-hidden rounded-lg">
            {bands.map(({ label, upTo, tone }, index) => (
              <span
                key={label}
                className={`border-e-2 border-surface last:border-e-0 ${TONES[tone]}`}
                style={{ width: `${(upTo - (bands[index - 1]?.upTo ?? 0)) * 100}%` }}
              />
            ))}
          </div>
          {at !== undefined && (
            <span
              className="absolute -top-2 -bottom-1 w-1.5 -translate-x-1/2 rounded-sm border border-surface bg-ink"
              style={{ left: `${at * 100}%` }}
            />
          )}
        </div>
        <div className="relative h-6 pt-1 text-ink-2" aria-hidden>
          {marks.map((mark) => (
            <span key={mark.label} className="absolute whitespace-nowrap tabular-nums" style={labelPosition(mark.at)}>
              {mark.label}
            </span>
          ))}
          {marks.map((mark) => (
            <span
              key={mark.at}
              className="absolute -top-5 h-6 w-0.5 -translate-x-1/2 bg-ink"
              style={{ left: `${mark.at * 100}%` }}
            />
          ))}
        </div>
        {ends && (
          <div className="flex justify-between gap-3 text-ink-2" aria-hidden>
            {ends.map((end) => (
              <span key={end}>{end}</span>
            ))}
          </div>
        )}
      </div>
      <ol className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
        {bands.map(({ label, tone }) => (
          <li key={label} className="flex items-center gap-2">
            <span aria-hidden className={`size-2.5 rounded-[3px] forced-color-adjust-none ${TONES[tone]}`} />
            {label}
          </li>
        ))}
      </ol>
      <figcaption id={id} className="sr-only">
        {description}
      </figcaption>
    </figure>
  )
}
