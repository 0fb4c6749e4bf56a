import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/layout/Button'
import { DataTable } from '@/components/ui/results/DataTable'
import { formatDateRange } from '@/lib/core/format'
import { isoDate } from '@/lib/core/plain-date'
import { onceAfterPrint, printPage } from '@/lib/platform/page'
import type { Dating, PregnancyValues } from '@/lib/tools/pregnancy-calculator/dating'
import { weekSheet } from '@/lib/tools/pregnancy-calculator/weeks'
import './WeekSheet.css'

const COLUMNS = ['week', 'dates', 'trimester', 'name', 'notes'] as const
const TEXTS: readonly string[] = ['dates', 'trimester', 'name', 'notes']

/** The forty weeks on one page to print, with room for notes. */
export default function WeekSheet({ dating, values }: { dating: Dating; values: PregnancyValues }) {
  const t = useTranslations('pregnancy-calculator')
  const locale = useLocale()
  const [isAlone, setIsAlone] = useState(false)

  const print = () => {
    onceAfterPrint(() => setIsAlone(false))
    flushSync(() => setIsAlone(true))
    printPage()
  }

  return (
    <details className="week-sheet card p-4 md:p-6" data-alone={isAlone}>
      <summary className="min-h-11 py-2 font-semibold">{t('sheet.title')}</summary>
      <div className="grid gap-3 pt-2">
        <p className="text-sm text-ink-2">{t('sheet.visits')}</p>
        <DataTable
          name="weekSheet"
          caption={t('sheet.title')}
          columns={COLUMNS.map((name) => ({ name, label: t(`columns.${name}`), isText: TEXTS.includes(name) }))}
          rows={weekSheet(dating, values).map(({ week, from, to, trimester, noted }) => [
            { text: t('milestones.week', { week }), value: week },
            { text: formatDateRange(locale, from, to), value: isoDate(from) },
            { text: t(`trimesters.${trimester}`), value: trimester },
            { text: noted === undefined ? '' : t(`milestones.w${noted}`) },
            { text: '' },
          ])}
          shown={['week', 'dates', 'name']}
          maxHeight={32}
        />
        <Button name="printSheet" label={t('sheet.print')} className="no-print justify-self-start" run={print} />
      </div>
    </details>
  )
}
