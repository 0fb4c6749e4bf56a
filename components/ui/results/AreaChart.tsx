import { useId } from 'react'
import type { Point } from '@/lib/image/pixels/geometry'

export interface Series {
  readonly label: string
  readonly values: readonly number[]
  readonly tone: keyof typeof STROKES
  readonly filled?: boolean
  /** Values of the lower edge of the fill, for stacked series. The default is the bottom of the chart. */
  readonly floor?: readonly number[]
  /** Draws a bar for each value instead of a line. */
  readonly bars?: true
}

export interface Tick {
  /** Position on the axis, 0 to 1. */
  readonly at: number
  readonly label: string
}

interface Props {
  /** Text alternative: what the chart shows, in one sentence. */
  description: string
  series: readonly Series[]
  /** The largest value: the chart goes from 0 to the next round number. */
  max: number
  xTicks: readonly Tick[]
  yText: (value: number) => string
}

/** Size of the viewBox. Integer coordinates keep the path data in the prerendered HTML short. */
const WIDTH = 10_000
const HEIGHT = 4_000

function points(values: readonly number[], top: number): Point[] {
  const x = (index: number) => (values.length > 1 ? (index / (values.length - 1)) * WIDTH : 0)
  const y = (value: number) => HEIGHT - (top > 0 ? value / top : 0) * HEIGHT
  return values.map((value, index) => ({ x: Math.round(x(index)), y: Math.round(y(value)) }))
}

/** Path data with relative coordinates, which compress well. Integers do not accumulate rounding errors. */
function path(line: readonly Point[]): string {
  const steps = line.slice(1).map(({ x, y }, index) => `${x - (line[index]?.x ?? 0)} ${y - (line[index]?.y ?? 0)}`)
  return `M${line[0]?.x ?? 0} ${line[0]?.y ?? HEIGHT}l${steps.join(' ')}`
}

function area(values: readonly number[], floor: readonly number[] | undefined, top: number): string {
  const upper = points(values, top)
  if (!floor) return `${path(upper)}V${HEIGHT}H0Z`
  return `${path([...upper, ...points(floor, top).reverse()])}Z`
}

/** Outline of one bar for each value, with a third of its width free. */
function barPath(values: readonly number[], top: number): string {
  const slot = WIDTH / values.length
  const [gap, width] = [Math.round(slot / 6), Math.round((slot * 2) / 3)]
  return values
    .map((value, index) => {
      const height = Math.round((value / top) * HEIGHT)
      return `M${Math.round(index * slot) + gap} ${HEIGHT}v${-height}h${width}v${height}Z`
    })
    .join('')
}

const STROKES = {
  accent: 'stroke-accent',
  second: 'stroke-second',
  third: 'stroke-ink-2',
  fourth: 'stroke-ink-2',
} as const
const FILLS = { accent: 'fill-accent', second: 'fill-second', third: 'fill-ink-2', fourth: 'fill-ink-2' } as const
/** Lines differ by more than their color. */
const DASHES = { accent: undefined, second: '6 5', third: '2 4', fourth: '10 4 2 4' } as const

/** Line, area or bar chart. The SVG stretches with its container; the labels are HTML, so that they do not. */
export function AreaChart({ description, series, max, xTicks, yText }: Props) {
  const id = useId()
  const ticks = axisTicks(max)
  const top = ticks.at(-1) ?? 1
  const yTicks = ticks.map((value) => ({ at: value / top, label: yText(value) }))
  return (
    <figure>
      <div className="grid grid-cols-[auto_1fr] gap-x-2 text-xs" role="img" aria-labelledby={id}>
        <div className="relative min-w-12 text-ink-2" aria-hidden>
          {yTicks.map(({ at, label }) => (
            <span
              key={at}
              className="absolute right-0 translate-y-1/2 whitespace-nowrap"
              style={{ bottom: `${at * 100}%` }}
            >
              {label}
            </span>
          ))}
          <span className="invisible whitespace-nowrap">{yTicks.at(-1)?.label}</span>
        </div>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-52 w-full overflow-visible"
          aria-hidden
        >
          {yTicks.map(({ at }) => (
            <line
              key={at}
              x2={WIDTH}
              y1={Math.round(HEIGHT * (1 - at))}
              y2={Math.round(HEIGHT * (1 - at))}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {series.map(({ label, values, tone, filled, floor, bars }) => (
            <g key={label}>
              {filled && <path d={area(values, floor, top)} className={`${FILLS[tone]} opacity-15`} />}
              {bars ? (
                <path d={barPath(values, top)} className={FILLS[tone]} />
              ) : (
                <path
                  d={path(points(values, top))}
                  className={`fill-none ${STROKES[tone]}`}
                  strokeWidth={2.5}
                  strokeDasharray={DASHES[tone]}
                  vectorEffect="non-scaling-stroke"
                />
              )}
            </g>
          ))}
        </svg>
        <span aria-hidden />
        <div className="relative mt-1 h-5 text-ink-2" aria-hidden>
          {xTicks.map(({ at, label }) => (
            <span
              key={at}
              className="absolute whitespace-nowrap"
              style={{ left: `${at * 100}%`, transform: `translateX(-${at * 100}%)` }}
            >
              {label}
            </span>
          ))}
        </div>
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
        {series.map(({ label, tone, filled, bars }) => (
          <li key={label} className="flex items-center gap-2">
            <svg aria-hidden width={26} height={10} className="forced-color-adjust-none">
              {filled || bars ? (
                <rect x={8} width={10} height={10} rx={3} className={FILLS[tone]} />
              ) : (
                <path d="M0 5h26" className={STROKES[tone]} strokeWidth={2.5} strokeDasharray={DASHES[tone]} />
              )}
            </svg>
            {label}
          </li>
        ))}
      </ul>
      <figcaption id={id} className="sr-only">
        {description}
      </figcaption>
    </figure>
  )
}

/** Returns round values from 0 to at least `max` in about `count` steps of 1, 2, 2.5 or 5 times a power of ten. */
export function axisTicks(max: number, count = 4): number[] {
  if (!(max > 0)) return [0, 1]
  const rough = max / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
  const steps = Math.ceil(max / step)
  // Extremely large or small maxima overflow or underflow.
  return Number.isFinite(steps * step) ? Array.from({ length: steps + 1 }, (_, index) => index * step) : [0, max]
}
