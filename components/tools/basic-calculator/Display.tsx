import { useTranslations } from 'next-intl'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { displayText, type Calculator } from '@/lib/tools/basic-calculator/calculator'
import { expandExponent } from '@/lib/tools/basic-calculator/decimal'
import { operationText } from './operation-text'

/** Reduces the font size of long numbers, so that they fit on a phone. */
function fontSizeClass(length: number): string {
  if (length <= 10) return 'text-[44px]'
  return length <= 15 ? 'text-[28px]' : 'text-[22px]'
}

export function Display({ calculator }: { calculator: Calculator }) {
  const t = useTranslations('basic-calculator')
  const { entry, note, done } = calculator
  const text = displayText(calculator)
  const operation = operationText(calculator)
  return (
    <div role="group" aria-label={t('display')} className="rounded-tile bg-well px-4 py-3 text-right">
      <p data-name="operation" className="h-6 truncate text-sm text-ink-2 tabular-nums">
        {operation}
      </p>
      <p className="flex h-14 items-center justify-end">
        <OutputValue
          name="display"
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
