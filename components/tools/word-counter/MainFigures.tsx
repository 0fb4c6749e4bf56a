import { useLocale, useTranslations } from 'next-intl'
import { Facts } from '@/components/ui/Facts'
import { Figure } from '@/components/ui/Figure'
import { formatNumber } from '@/lib/core/format'
import { paceOf, textTimes } from '@/lib/tools/word-counter/pace'
import type { Statistics } from '@/lib/tools/word-counter/statistics'

const KEY_FIGURES = ['characters', 'words'] as const
const SUPPORTING = ['charactersNoSpaces', 'sentences', 'paragraphs', 'lines'] as const

/** The seven documented figures. */
export function MainFigures({ statistics: { figures, language } }: { statistics: Statistics }) {
  const t = useTranslations('word-counter')
  const locale = useLocale()
  const { readingTime } = textTimes(figures, language)
  const { unit, reading } = paceOf(language)
  const byCharacters = unit === 'charactersNoSpaces'
  return (
    <section className="card grid gap-4 p-4 md:p-5" aria-label={t('figures.title')}>
      <div className="grid grid-cols-2 gap-3">
        {KEY_FIGURES.map((name) => (
          <div key={name}>
            <p className="text-ink-2">{t(`figures.${name}`)}</p>
            <Figure name={name} value={figures[name]} className="headline-figure block text-[clamp(30px,4vw,42px)]">
              {formatNumber(locale, figures[name])}
            </Figure>
          </div>
        ))}
      </div>
      <Facts
        facts={[
          ...SUPPORTING.map((name) => ({
            label: t(`figures.${name}`),
            figure: (
              <Figure name={name} value={figures[name]}>
                {formatNumber(locale, figures[name])}
              </Figure>
            ),
          })),
          {
            label: t('figures.readingTime'),
            figure: (
              <Figure name="readingTime" value={readingTime}>
                {t('minutes', { count: readingTime })}
              </Figure>
            ),
          },
        ]}
      />
      <p className="text-xs text-ink-2">{t(byCharacters ? 'pace.characters' : 'pace.words', { pace: reading })}</p>
    </section>
  )
}
