import { useFormatter, useTranslations } from 'next-intl'
import { StatList } from '@/components/ui/results/StatList'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { lineCount, wordCount } from '@/lib/text/count'
import { confidenceBand } from '@/lib/tools/text-extractor/confidence'

interface Props {
  /** Confidence of the recognized text in percent. */
  confidence: number
  text: string
  seconds: number
}

const BAND_COLORS = { excellent: 'text-ok', good: 'text-ok', fair: 'text-warn', poor: 'text-bad' } as const

/** Confidence and processing time of the recognition, with the word and line counts of the current, possibly edited text. */
export function ReadingFigures({ confidence, text, seconds }: Props) {
  const t = useTranslations('text-extractor')
  const format = useFormatter()
  const band = confidenceBand(confidence)
  const words = wordCount(text)
  const lines = lineCount(text)
  return (
    <StatList
      stats={[
        {
          label: t('figures.confidence'),
          figure: (
            <span className={BAND_COLORS[band]}>
              <OutputValue name="confidence" value={confidence}>
                {t('percent', { value: Math.round(confidence) })}
              </OutputValue>{' '}
              <OutputValue name="confidenceBand" value={band}>
                {t(`bands.${band}`)}
              </OutputValue>
            </span>
          ),
        },
        { label: t('figures.wordCount'), name: 'wordCount', value: words, text: format.number(words) },
        { label: t('figures.lineCount'), name: 'lineCount', value: lines, text: format.number(lines) },
        {
          label: t('figures.processingTime'),
          name: 'processingTime',
          value: seconds,
          text: t('seconds', { value: format.number(seconds, { maximumFractionDigits: 1 }) }),
        },
      ]}
    />
  )
}
