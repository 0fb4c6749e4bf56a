'use client'

import { useTranslations } from 'next-intl'
import { ExpressionDisplay } from './ExpressionDisplay'
import { FunctionKeys } from './FunctionKeys'
import { FunctionReference } from './FunctionReference'
import { HistoryPanel } from './HistoryPanel'
import { MemoryKeys } from './MemoryKeys'
import { NumberKeys } from './NumberKeys'
import { useFocusOnTyping } from './useFocusOnTyping'
import { useScientific } from './useScientific'

export default function ScientificCalculator() {
  const t = useTranslations('scientific-calculator')
  const calculator = useScientific()
  useFocusOnTyping(calculator.input)
  const { press, erase, clear, equals, history, load, clearHistory } = calculator

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(280px,340px)]">
      <section className="card grid gap-3 p-3 md:p-4" aria-label={t('title')}>
        <ExpressionDisplay calculator={calculator} />
        {/* The scroll margin keeps focused keys clear of the sticky display. */}
        <div className="grid gap-3 [&_button]:scroll-mt-52">
          <div className="grid gap-3 md:grid-cols-[6fr_5fr]">
            <FunctionKeys press={press} />
            <NumberKeys press={press} erase={erase} clear={clear} equals={equals} />
          </div>
          <MemoryKeys calculator={calculator} />
        </div>
      </section>
      <div className="grid gap-4">
        <HistoryPanel history={history} load={load} clear={clearHistory} />
        <FunctionReference />
      </div>
    </div>
  )
}
