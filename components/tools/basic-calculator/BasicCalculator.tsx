'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useDraftState } from '@/components/ui/fields/useDraft'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { CopyButton } from '@/components/ui/results/CopyButton'
import { isToolError, type ToolErrorShape } from '@/lib/core/errors'
import { displayText, isWaiting, type Press } from '@/lib/tools/basic-calculator/calculator'
import { keysOfPaste } from '@/lib/tools/basic-calculator/pasted-sum'
import { EMPTY_DESK, isDesk, pressOnDesk } from '@/lib/tools/basic-calculator/tape'
import { Display } from './Display'
import { Keypad } from './Keypad'
import { PaperTape } from './PaperTape'
import { Shortcuts } from './Shortcuts'
import { useCalculatorShortcuts } from './useCalculatorShortcuts'

export default function BasicCalculator() {
  const t = useTranslations('basic-calculator')
  const actions = useTranslations('shell.actions')
  const [desk, setDesk] = useDraftState('calculator', EMPTY_DESK, isDesk)
  const { calculator, tape } = desk
  const [refusal, setRefusal] = useState<ToolErrorShape | null>(null)
  const press = (...keys: readonly Press[]) => {
    setRefusal(null)
    setDesk((state) => keys.reduce(pressOnDesk, state))
  }
  const paste = (text: string) => {
    try {
      press(...keysOfPaste(text, !isWaiting(calculator)))
    } catch (error) {
      if (!isToolError(error)) throw error
      setRefusal(error)
    }
  }
  useCalculatorShortcuts(press, paste)
  const { entry, phase, pending } = calculator

  return (
    <CalculatorLayout
      inputs={
        <section className="card mx-auto grid max-w-[420px] gap-3 p-3 md:p-4" aria-label={t('title')}>
          <Display calculator={calculator} refusal={refusal}>
            <CopyButton
              hasShortcut
              name="copy"
              label={actions('copy')}
              text={() => (phase === 'typing' ? entry : displayText(calculator))}
              successText={t('copied')}
              look="quiet"
              isSmall
              className="-ms-2 min-h-11"
            />
          </Display>
          <Keypad press={press} pendingOperator={phase === 'awaiting' ? pending?.operator : undefined} />
        </section>
      }
      results={
        <>
          <PaperTape tape={tape} onChange={(change) => setDesk((state) => ({ ...state, tape: change(state.tape) }))} />
          <Shortcuts />
        </>
      }
    />
  )
}
