import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'
import type { Calculation } from '@/lib/tools/scientific-calculator/history'

interface Props {
  history: readonly Calculation[]
  load: (entry: Calculation) => void
  clear: () => void
}

export function HistoryPanel({ history, load, clear }: Props) {
  const t = useTranslations('scientific-calculator.history')
  return (
    <section className="card p-4" aria-label={t('title')}>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2>{t('title')}</h2>
        {history.length > 0 && (
          <Button name="clearHistory" label={t('clear')} isSmall className="min-h-11 min-w-11" run={clear} />
        )}
      </div>
      {history.length === 0 && <p className="mt-1 text-sm text-ink-2">{t('empty')}</p>}
      <ol className="mt-1">
        {history.map((entry) => (
          <li
            key={entry.id}
            data-name="history"
            data-expression={entry.expression}
            data-result={entry.result}
            className="border-b border-line last:border-0"
          >
            <button
              type="button"
              name="loadHistory"
              aria-label={t('load', { expression: entry.expression, result: entry.result })}
              className="w-full rounded-lg px-2 py-2 text-right tabular-nums hover:bg-well"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => load(entry)}
            >
              <span className="block text-sm break-all text-ink-2">{entry.expression} =</span>
              <span className="block font-semibold break-all">{entry.result}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
