import { useLocale, useTranslations } from 'next-intl'
import { formatNumber } from '@/lib/core/format'
import { textAverages } from '@/lib/tools/word-counter/figures'
import { textTimes } from '@/lib/tools/word-counter/pace'
import type { Statistics } from '@/lib/tools/word-counter/statistics'

const COUNTS = ['characters', 'charactersNoSpaces', 'words', 'sentences', 'paragraphs', 'lines'] as const
const TIMES = ['readingTime', 'speakingTime', 'typingTime'] as const
const AVERAGES = ['wordsPerSentence', 'charactersPerWord', 'sentencesPerParagraph'] as const

/** Returns a function that formats the statistics as text, one figure per line. */
export function useStatisticsText(): (statistics: Statistics) => string {
  const t = useTranslations('word-counter')
  const locale = useLocale()
  return ({ figures, language, dictionaryWords }) => {
    const times = textTimes(figures, language, dictionaryWords)
    const averages = textAverages(figures)
    return [
      ...COUNTS.map((name) => `${t(`figures.${name}`)}: ${formatNumber(locale, figures[name])}`),
      ...TIMES.map((name) => `${t(`figures.${name}`)}: ${t('minutes', { count: times[name] })}`),
      ...AVERAGES.map((name) => `${t(`figures.${name}`)}: ${formatNumber(locale, averages[name])}`),
    ].join('\n')
  }
}
