import { useLocale } from 'next-intl'
import { formatBytes } from '@/lib/core/bytes'
import { formatNumber } from '@/lib/core/format'
import { Figure } from './Figure'
import { PastFigure } from './PastFigure'

interface Props {
  originalBytes: number
  result?: {
    /** The output's public name: `compressedSize`. */
    readonly name: string
    readonly bytes: number
    /** Percent by which it is smaller than the original; negative when it is larger. */
    readonly reduction: number
    /** Made with settings that no longer hold. */
    readonly past: boolean
  }
}

/** A file's size before and after: `71.56 KB → 35.2 KB −50.8%`. */
export function ReductionFigures({ originalBytes, result }: Props) {
  const locale = useLocale()
  const tone = result && result.reduction > 0 ? 'bg-ok-soft text-ok' : 'bg-bad-soft text-bad'
  const Part = result?.past ? PastFigure : Figure
  const sign = result && result.reduction < 0 ? '+' : '−'
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 gap-y-1">
      <Figure name="originalSize" value={originalBytes}>
        {formatBytes(locale, originalBytes)}
      </Figure>
      {result && (
        <>
          <span aria-hidden>→</span>
          <Part name={result.name} value={result.bytes} className="font-semibold text-ink">
            {formatBytes(locale, result.bytes)}
          </Part>
          <span
            aria-hidden={result.past || undefined}
            className={`rounded-full px-2 py-0.5 text-xs font-bold whitespace-nowrap ${tone}`}
          >
            {/* The figure is how much, as its name says; the sign is for the eye: what happened to the size. */}
            {sign}
            <Part name="reductionPercent" value={result.reduction}>
              {`${formatNumber(locale, Math.abs(result.reduction), 1, 1)}%`}
            </Part>
          </span>
        </>
      )}
    </span>
  )
}
