import { useLocale, useTranslations } from 'next-intl'
import { StatList } from '@/components/ui/results/StatList'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { formatNumber } from '@/lib/core/format'
import { manuscriptPages } from '@/lib/tools/word-counter/manuscript'
import type { Statistics } from '@/lib/tools/word-counter/statistics'

const FIGURES = ['graphemes', 'unicodeWords', 'unicodeSentences', 'bytes', 'eucKrBytes', 'schoolRecordBytes'] as const

/** Counts by the rules of Unicode, of forms and of manuscripts. */
export function UnicodeFigures({ statistics }: { statistics: Statistics }) {
  const t = useTranslations('word-counter')
  const locale = useLocale()
  const { unicode } = statistics
  const pages = manuscriptPages(locale, statistics)
  return (
    <section className="card grid gap-3 p-4 md:p-5">
      <h2>{t('unicode.title')}</h2>
      <StatList
        stats={[
          ...FIGURES.map((name) => ({
            label: t(`figures.${name}`),
            ...(unicode ? { name, value: unicode[name], text: formatNumber(locale, unicode[name]) } : { figure: '…' }),
          })),
          {
            label: t('figures.manuscriptPages'),
            ...(pages === undefined
              ? { figure: '…' }
              : {
                  name: 'manuscriptPages',
                  value: pages,
                  text: t('unicode.pages', { pages: formatNumber(locale, Math.ceil(pages * 10) / 10, 1) }),
                }),
          },
        ]}
      />
      <p className="text-xs text-ink-2">
        {t('unicode.note')}
        {unicode && unicode.eucKrMissing > 0 && (
          <>
            {' '}
            <OutputValue name="eucKrMissing" label={t('figures.eucKrBytes')} value={unicode.eucKrMissing}>
              {t('unicode.missing', { count: unicode.eucKrMissing })}
            </OutputValue>
          </>
        )}
      </p>
    </section>
  )
}
