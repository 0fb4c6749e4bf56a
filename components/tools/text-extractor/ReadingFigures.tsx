import { useFormatter, useTranslations } from 'next-intl'
import { Facts } from '@/components/ui/Facts'
import { Figure } from '@/components/ui/Figure'
import { lineCount, wordCount } from '@/lib/core/text-count'
import { confidenceBand } from '@/lib/tools/text-extractor/confidence'

interface Props {
  /** Percent, of the text as it was read. */
  confidence: number
  text: string
  seconds: number
}

const BAND_COLORS = { excellent: 'text-ok', good: 'text-ok', fair: 'text-warn', poor: 'text-bad' } as const

/** How sure the reading is and how much it gave; words and lines are those of the text as it stands now. */
export function ReadingFigures({ confidence, text, seconds }: Props) {
  const t = useTranslations('text-extractor')
  const format = useFormatter()
  const band = confidenceBand(confidence)
  const words = wordCount(text)
  const lines = lineCount(text)
  return (
    <Facts
      facts={[
        {
          label: t('figures.confidence'),
          figure: (
            <span className={BAND_COLORS[band]}>
              <Figure name="confidence" value={confidence}>
                {t('percent', { value: Math.round(confidence) })}
              </Figure>{' '}
              <Figure name="confidenceBand" value={band}>
                {t(`bands.${band}`)}
              </Figure>
            </span>
          ),
        },
        {
          label: t('figures.wordCount'),
          figure: (
            <Figure name="wordCount" value={words}>
              {format.number(words)}
            </Figure>
          ),
        },
        {
          label: t('figures.lineCount'),
          figure: (
            <Figure name="lineCount" value={lines}>
              {format.number(lines)}
            </Figure>
          ),
        },
        {
          label: t('figures.processingTime'),
          figure: (
            <Figure name="processingTime" value={seconds}>
              {t('seconds', { value: format.number(seconds, { maximumFractionDigits: 1 }) })}
            </Figure>
          ),
        },
      ]}
    />
  )
}
