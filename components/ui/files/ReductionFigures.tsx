import { useLocale } from 'next-intl'
import { formatBytes } from '@/lib/core/bytes'
import { formatNumber } from '@/lib/core/format'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { StaleValue } from '@/components/ui/results/StaleValue'

interface Props {
  originalBytes: number
  result?: {
    /** HTML name of the output, for example `compressedSize`. */
    readonly name: string
    readonly bytes: number
    /** Reduction in percent of the original; negative if the result is larger. */
    readonly reduction: number
    /** The result belongs to previous settings. */
    readonly isStale: boolean
  }
}

/** The size of a file before and after: `71.56 KB → 35.2 KB −50.8%`. */
export function ReductionFigures({ originalBytes, result }: Props) {
  const locale = useLocale()
  const tone = result && result.reduction > 0 ? 'bg-ok-soft text-ok' : 'bg-bad-soft text-bad'
  const Value = result?.isStale ? StaleValue : OutputValue
  const sign = result && result.reduction < 0 ? '+' : '−'
  return (
    <span className="reduction inline-flex flex-wrap items-center gap-x-1.5 gap-y-1">
      <OutputValue name="originalSize" value={originalBytes}>
        {formatBytes(locale, originalBytes)}
      </OutputValue>
      {result && (
        <>
          <span aria-hidden>→</span>
          <Value name={result.name} value={result.bytes} className="font-semibold text-ink">
            {formatBytes(locale, result.bytes)}
          </Value>
          <span
            aria-hidden={result.isStale || undefined}
            className={`rounded-full px-2 py-0.5 text-xs font-bold whitespace-nowrap ${tone}`}
          >
            {/* The output is the reduction, so it is positive. The visible sign shows the change of the size. */}
            {sign}
            <Value name="reductionPercent" value={result.reduction}>
              {`${formatNumber(locale, Math.abs(result.reduction), 1, 1)}%`}
            </Value>
          </span>
        </>
      )}
    </span>
  )
}
