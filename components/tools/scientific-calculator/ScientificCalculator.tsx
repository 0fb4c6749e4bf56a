'use client'

import { useTranslations } from 'next-intl'
import { ExpressionDisplay } from './ExpressionDisplay'
import { FunctionKeys } from './FunctionKeys'
import { FunctionReference } from './FunctionReference'
import { HistoryPanel } from './HistoryPanel'
import { MemoryKeys } from './MemoryKeys'
import { NumberKeys } from './NumberKeys'
import { usePageTyping } from './usePageTyping'
import { useScientific } from './useScientific'

export default function ScientificCalculator() {
  const t = useTranslations('scientific-calculator')
  const calculator = useScientific()
  usePageTyping(calculator.input)
  const { press, erase, clear, equals, history, load, clearHistory } = calculator

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(280px,340px)]">
      <section className="card grid gap-3 p-3 md:p-4" aria-label={t('title')}>
        <ExpressionDisplay calculator={calculator} />
        {/* A key that gets the focus is scrolled clear of the display, which stays at the top. */}
        <div className="grid gap-3 [&_button]:scroll-mt-52">
          <MemoryKeys calculator={calculator} />
          <div className="grid gap-3 md:grid-cols-[6fr_5fr]">
            <FunctionKeys press={press} />
            <NumberKeys press={press} erase={erase} clear={clear} equals={equals} />
          </div>
        </div>
      </section>
      <div className="grid gap-4">
        <HistoryPanel history={history} load={load} clear={clearHistory} />
        <FunctionReference />
      </div>
    </div>
  )
}
