import { useLocale, useTranslations } from 'next-intl'
import { StatList } from '@/components/ui/results/StatList'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { formatNumber } from '@/lib/core/format'
import { paceOf, textTimes } from '@/lib/tools/word-counter/pace'
import type { Statistics } from '@/lib/tools/word-counter/statistics'
import { isSpaceless, writesNoSpaces } from '@/lib/tools/word-counter/text-language'

/** The figures in front, and the others. */
const SPACED = [
  ['characters', 'words'],
  ['charactersNoSpaces', 'sentences', 'paragraphs', 'lines'],
] as const
/** Where words have no spaces between them. */
const SPACELESS = [
  ['characters', 'charactersNoSpaces'],
  ['words', 'sentences', 'paragraphs', 'lines'],
] as const

interface Props {
  statistics: Statistics
  /** Name of the figure that exceeds its limit. */
  beyond: string | undefined
}

export function MainFigures({ statistics, beyond }: Props) {
  const { figures, language, dictionaryWords, unicode } = statistics
  const t = useTranslations('word-counter')
  const locale = useLocale()
  const { readingTime } = textTimes(figures, language, dictionaryWords)
  const { reading } = paceOf(language)
  const isByCharacters = reading.unit === 'charactersNoSpaces'
  // Before there is a text, that of the page's language is expected.
  const [inFront, supporting] = writesNoSpaces(figures.characters === 0 ? locale : language) ? SPACELESS : SPACED
  const hasOtherSentences = unicode !== undefined && unicode.unicodeSentences !== figures.sentences
  const isDecomposed = unicode !== undefined && unicode.composedCharacters !== figures.characters
  return (
    <section className="card grid gap-4 p-4 md:p-5" aria-label={t('figures.title')}>
      <div className="grid grid-cols-2 gap-3">
        {inFront.map((name) => (
          <div key={name}>
            <p className="text-ink-2">{t(`figures.${name}`)}</p>
            <OutputValue
              name={name}
              label={t(`figures.${name}`)}
              value={figures[name]}
              className={`headline-figure block text-[clamp(30px,4vw,42px)] ${name === beyond ? 'text-bad!' : ''}`}
            >
              {formatNumber(locale, figures[name])}
            </OutputValue>
            {name === 'characters' && isDecomposed && (
              <OutputValue
                name="composedCharacters"
                label={t('figures.characters')}
                value={unicode.composedCharacters}
                className="block text-sm text-ink-2"
              >
                {t('figures.composed', { count: unicode.composedCharacters })}
              </OutputValue>
            )}
          </div>
        ))}
      </div>
      <StatList
        stats={[
          ...supporting.map((name) => ({
            label: t(`figures.${name}`),
            figure: (
              <>
                <OutputValue name={name} value={figures[name]}>
                  {formatNumber(locale, figures[name])}
                </OutputValue>
                {name === 'sentences' && hasOtherSentences && (
                  <span className="ml-1.5 text-xs font-normal text-ink-2" data-name="sentencesByUnicode">
                    {t('figures.byUnicode', { count: unicode.unicodeSentences })}
                  </span>
                )}
              </>
            ),
          })),
          {
            label: t('figures.readingTime'),
            name: 'readingTime',
            value: readingTime,
            text: t('minutes', { count: readingTime }),
          },
        ]}
      />
      <p className="text-xs text-ink-2">
        {t(isByCharacters ? 'pace.characters' : isSpaceless(language) ? 'pace.dictionary' : 'pace.words', {
          pace: reading.perMinute,
        })}
      </p>
    </section>
  )
}
