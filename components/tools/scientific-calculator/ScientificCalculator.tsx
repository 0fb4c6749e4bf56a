'use client'

import { useTranslations } from 'next-intl'
import { ExpressionDisplay } from './ExpressionDisplay'
import { FunctionKeys } from './FunctionKeys'
import { FunctionReference } from './FunctionReference'
import { HistoryPanel } from './HistoryPanel'
import { NumberKeys } from './NumberKeys'
import { useScientific, type Scientific } from './useScientific'
import type { RefObject } from 'react'
import { useDocumentEvent } from '@/components/ui/layout/useDocumentEvent'
import { isForOtherControl } from '@/lib/platform/typing'
import { KeypadKey } from '@/components/ui/layout/KeypadKey'

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

/** Directs typing and pasting anywhere on the page into the input, except from other text fields. */
function useFocusOnTyping(input: RefObject<HTMLInputElement | null>): void {
  useDocumentEvent('keydown', (event) => {
    const isPaste = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'v'
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey
    const isInput = !isShortcut && (/^[\d.,()+\-*/^!%a-z]$/i.test(event.key) || event.key === 'Backspace')
    if ((!isInput && !isPaste) || isForOtherControl(event)) return
    // The browser inserts the key into the newly focused input. Stopping the event keeps `/` from opening the search.
    input.current?.focus({ preventScroll: true })
    event.stopPropagation()
  })
}

function MemoryKeys({ calculator }: { calculator: Scientific }) {
  const t = useTranslations('scientific-calculator.keys')
  const { memory, clearMemory, recall, store, addToMemory } = calculator
  const keys = [
    { name: 'memoryClear', caption: 'MC', press: clearMemory, needsMemory: true },
    { name: 'memoryRecall', caption: 'MR', press: recall, needsMemory: true },
    { name: 'memoryStore', caption: 'MS', press: () => void store() },
    { name: 'memoryAdd', caption: 'M+', press: () => void addToMemory('+') },
    { name: 'memorySubtract', caption: 'M−', press: () => void addToMemory('-') },
  ] as const
  return (
    <div role="group" aria-label={t('memoryGroup')} className="grid grid-cols-5 gap-1.5">
      {keys.map(({ name, caption, press, ...key }) => (
        <KeypadKey
          key={name}
          name={name}
          label={`${caption} ${t(name)}`}
          tone="function"
          className="text-sm"
          isUnavailable={'needsMemory' in key && memory === null}
          onPress={press}
        >
          {caption}
        </KeypadKey>
      ))}
    </div>
  )
}
