import { useLocale, useTranslations } from 'next-intl'
import { CopyButton } from '@/components/ui/results/CopyButton'
import { StatList } from '@/components/ui/results/StatList'
import { formatNumber } from '@/lib/core/format'
import { textAverages } from '@/lib/tools/word-counter/figures'
import { textTimes } from '@/lib/tools/word-counter/pace'
import type { Statistics } from '@/lib/tools/word-counter/statistics'
import { useStatisticsText } from './useStatisticsText'

const TIMES = ['speakingTime', 'typingTime'] as const
const AVERAGES = ['wordsPerSentence', 'charactersPerWord', 'sentencesPerParagraph'] as const

/** Times and averages, with a button that copies all figures. */
export function DetailedFigures({ statistics }: { statistics: Statistics }) {
  const t = useTranslations('word-counter')
  const locale = useLocale()
  const statisticsText = useStatisticsText()
  const times = textTimes(statistics.figures, statistics.language, statistics.dictionaryWords)
  const averages = textAverages(statistics.figures)
  return (
    <section className="card grid gap-3 p-4 md:p-5">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h2>{t('detailed')}</h2>
        {statistics.figures.characters > 0 && (
          <CopyButton
            name="copy"
            label={t('copy')}
            text={() => statisticsText(statistics)}
            successText={t('copied')}
            failureCode="copyStatisticsFailed"
            isSmall
          />
        )}
      </div>
      <StatList
        stats={[
          ...TIMES.map((name) => ({
            label: t(`figures.${name}`),
            name,
            value: times[name],
            text: t('minutes', { count: times[name] }),
          })),
          ...AVERAGES.map((name) => ({
            label: t(`figures.${name}`),
            name,
            value: averages[name],
            text: formatNumber(locale, averages[name]),
          })),
        ]}
      />
    </section>
  )
}
