import { useTranslations } from 'next-intl'
import type { Issue } from '@/lib/tools/csv-json-converter/issues'

interface Props {
  issues: readonly Issue[]
  total: number
}

/** Problems in the input that did not stop the conversion, by line. */
export function IssueList({ issues, total }: Props) {
  const t = useTranslations('csv-json-converter.issues')
  return (
    <details open className="mt-3 rounded-control bg-warn-soft px-4 py-3 text-sm">
      <summary className="font-semibold">{t('title', { count: total })}</summary>
      <ul data-name="issues" className="mt-2 max-h-48 overflow-auto">
        {issues.map(({ code, line, params }, index) => (
          <li key={index} className="py-0.5">
            {t('line', { line })} {t(code, params)}
          </li>
        ))}
      </ul>
      {total > issues.length && <p className="mt-1">{t('more', { count: total - issues.length })}</p>}
    </details>
  )
}
