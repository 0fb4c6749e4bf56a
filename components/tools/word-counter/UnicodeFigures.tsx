import { useLocale, useTranslations } from 'next-intl'
import { Facts } from '@/components/ui/Facts'
import { Figure } from '@/components/ui/Figure'
import { formatNumber } from '@/lib/core/format'
import { manuscriptPages } from '@/lib/tools/word-counter/manuscript'
import type { Statistics } from '@/lib/tools/word-counter/statistics'

const FIGURES = ['graphemes', 'unicodeWords', 'unicodeSentences', 'bytes', 'schoolRecordBytes'] as const

/** The same text by Unicode's rules and by the rules of forms and manuscripts. */
export function UnicodeFigures({ statistics }: { statistics: Statistics }) {
  const t = useTranslations('word-counter')
  const locale = useLocale()
  const { unicode } = statistics
  const pages = manuscriptPages(locale, statistics)
  return (
    <section className="card grid gap-3 p-4 md:p-5">
      <h2>{t('unicode.title')}</h2>
      <Facts
        facts={[
          ...FIGURES.map((name) => ({
            label: t(`figures.${name}`),
            figure: unicode ? (
              <Figure name={name} value={unicode[name]}>
                {formatNumber(locale, unicode[name])}
              </Figure>
            ) : (
              '…'
            ),
          })),
          {
            label: t('figures.manuscriptPages'),
            figure:
              pages === undefined ? (
                '…'
              ) : (
                <Figure name="manuscriptPages" value={pages}>
                  {t('unicode.pages', { pages: formatNumber(locale, Math.ceil(pages * 10) / 10, 1) })}
                </Figure>
              ),
          },
        ]}
      />
      <p className="text-xs text-ink-2">{t('unicode.note')}</p>
    </section>
  )
}
