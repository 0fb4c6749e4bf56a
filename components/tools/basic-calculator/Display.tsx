import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { OutputValue } from '@/components/ui/results/OutputValue'
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
  /** What can be done with the number that is shown. */
  children: ReactNode
}

export function Display({ calculator, children }: Props) {
  const t = useTranslations('basic-calculator')
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
      <p data-name="note" className="min-h-5 text-xs text-ink-2">
        {note && t(`notes.${note}`)}
      </p>
      <p role="status" className="sr-only">
        {done && `${operation} ${text}`} {note && t(`notes.${note}`)}
      </p>
    </div>
  )
}
