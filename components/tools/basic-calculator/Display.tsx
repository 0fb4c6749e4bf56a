import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useErrorText } from '@/components/ui/feedback/useErrorText'
import { OutputValue } from '@/components/ui/results/OutputValue'
import type { ToolErrorShape } from '@/lib/core/errors'
import { displayText, type Calculator } from '@/lib/tools/basic-calculator/calculator'
import { expandExponent } from '@/lib/tools/basic-calculator/decimal'
import { operationText } from './operation-text'

/** Reduces the font size of long numbers, so that they fit on a phone. */
function fontSizeClass(length: number): string {
  if (length <= 10) return 'text-[44px]'
  return length <= 15 ? 'text-[28px]' : 'text-[22px]'
}

interface Props {
  calculator: Calculator
  /** Why what was pasted is not computed. */
  refusal: ToolErrorShape | null
  /** What can be done with the number that is shown. */
  children: ReactNode
}

export function Display({ calculator, refusal, children }: Props) {
  const t = useTranslations('basic-calculator')
  const errorText = useErrorText()
  const { entry, note, done } = calculator
  const text = displayText(calculator)
  const operation = operationText(calculator)
  return (
    <div role="group" aria-label={t('display')} className="rounded-tile bg-well px-4 pt-1 pb-3 text-right">
      <div className="flex items-center justify-between gap-3">
        {children}
        <p data-name="operation" className="h-6 flex-1 truncate text-sm text-ink-2 tabular-nums">
          {operation}
        </p>
      </div>
      <p className="flex h-14 items-center justify-end">
        <OutputValue
          name="display"
          label={t('display')}
          value={expandExponent(entry)}
          className={`leading-none font-bold tracking-tight whitespace-nowrap ${fontSizeClass(text.length)}`}
        >
          {text}
        </OutputValue>
      </p>
      <p role="status" className="sr-only">
        {done && `${operation} ${text}`}
      </p>
      <p role="status" data-name="note" className={`min-h-5 text-xs ${refusal ? 'text-bad' : 'text-ink-2'}`}>
        {refusal ? errorText(refusal) : note && t(`notes.${note}`)}
      </p>
    </div>
  )
}
