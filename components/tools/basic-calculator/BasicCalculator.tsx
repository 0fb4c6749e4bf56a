'use client'

import { useTranslations } from 'next-intl'
import { useDraftState } from '@/components/ui/fields/useDraft'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { CopyButton } from '@/components/ui/results/CopyButton'
import { notify } from '@/components/ui/feedback/notify'
import { displayText, type Press } from '@/lib/tools/basic-calculator/calculator'
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
  const pressAll = (keys: readonly Press[]) => setDesk((state) => keys.reduce(pressOnDesk, state))
  useCalculatorShortcuts(pressAll, () => notify('warning', t('unreadable')))
  const { entry, phase, pending } = calculator

  return (
    <CalculatorLayout
      inputs={
        <section className="card mx-auto grid max-w-[420px] gap-3 p-3 md:p-4" aria-label={t('title')}>
          <Display calculator={calculator}>
            <CopyButton
              name="copy"
              label={actions('copy')}
              text={() => (phase === 'typing' ? entry : displayText(calculator))}
              successText={t('copied')}
              look="quiet"
              isSmall
              className="-ms-2 min-h-11"
            />
          </Display>
          <Keypad
            press={(key) => pressAll([key])}
            pendingOperator={phase === 'awaiting' ? pending?.operator : undefined}
          />
        </section>
      }
      results={
        <>
          <PaperTape tape={tape} onChange={(lines) => setDesk((state) => ({ ...state, tape: lines }))} />
          <Shortcuts />
        </>
      }
    />
  )
}
