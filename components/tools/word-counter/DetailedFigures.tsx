import { useLocale, useTranslations } from 'next-intl'
import { CopyButton } from '@/components/ui/results/CopyButton'
import { StatList } from '@/components/ui/results/StatList'
import { formatNumber } from '@/lib/core/format'
import { textAverages } from '@/lib/tools/word-counter/figures'
import { textTimes, type TextTimes } from '@/lib/tools/word-counter/pace'
import type { Statistics } from '@/lib/tools/word-counter/statistics'

/** Shown elsewhere, and copied with the others. */
const COUNTS = ['characters', 'charactersNoSpaces', 'words', 'sentences', 'paragraphs', 'lines'] as const
const TIMES = ['speakingTime', 'typingTime'] as const
const AVERAGES = ['wordsPerSentence', 'charactersPerWord', 'sentencesPerParagraph'] as const

/** Times and averages, with a button that copies all figures, one a line. */
export function DetailedFigures({ statistics: { figures, language, dictionaryWords } }: { statistics: Statistics }) {
  const t = useTranslations('word-counter')
  const locale = useLocale()
  const times = textTimes(figures, language, dictionaryWords)
  const averages = textAverages(figures)
  const number = (name: (typeof COUNTS | typeof AVERAGES)[number], value: number) => ({
    label: t(`figures.${name}`),
    name,
    value,
    text: formatNumber(locale, value),
  })
  const time = (name: keyof TextTimes) => ({
    label: t(`figures.${name}`),
    name,
    value: times[name],
    text: t('minutes', { count: times[name] }),
  })
  const stats = [...TIMES.map(time), ...AVERAGES.map((name) => number(name, averages[name]))]
  const allStats = () => [...COUNTS.map((name) => number(name, figures[name])), time('readingTime'), ...stats]
  return (
    <section className="card grid gap-3 p-4 md:p-5">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h2>{t('detailed')}</h2>
        {figures.characters > 0 && (
          <CopyButton
            name="copy"
            label={t('copy')}
            text={() =>
              allStats()
                .map(({ label, text }) => `${label}: ${text}`)
                .join('\n')
            }
            successText={t('copied')}
            failureCode="copyStatisticsFailed"
            isSmall
          />
        )}
      </div>
      <StatList stats={stats} />
    </section>
  )
}
