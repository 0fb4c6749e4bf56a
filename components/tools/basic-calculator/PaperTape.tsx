import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'
import { clearAll } from '@/components/ui/feedback/clear-all'
import { CopyButton } from '@/components/ui/results/CopyButton'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { expandExponent, formatForDisplay } from '@/lib/tools/basic-calculator/decimal'
import { computeLine } from '@/lib/tools/basic-calculator/pasted-sum'
import type { TapeLine } from '@/lib/tools/basic-calculator/tape'

interface Props {
  tape: readonly TapeLine[]
  onChange: (change: (tape: readonly TapeLine[]) => readonly TapeLine[]) => void
}

/** The operations so far, one per line. Lines can be edited; empty ones are removed. */
export function PaperTape({ tape, onChange }: Props) {
  const t = useTranslations('basic-calculator.tape')
  if (tape.length === 0) return null

  const write = (index: number, text: string) =>
    onChange((lines) => lines.map((line, at) => (at === index ? { text, value: computeLine(text) } : line)))
  const dropEmpty = () => {
    if (tape.some(({ text }) => text.trim() === '')) onChange((lines) => lines.filter(({ text }) => text.trim() !== ''))
  }
  const clear = () => {
    onChange(() => [])
    // Before what was computed since.
    return () => onChange((lines) => [...tape, ...lines])
  }
  const result = ({ value }: TapeLine) => (value === null ? '?' : formatForDisplay(value))

  return (
    <section className="card p-4 md:p-6">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2>{t('title')}</h2>
        <div className="no-print flex gap-2.5">
          <CopyButton
            name="copyTape"
            label={t('copy')}
            text={() => tape.map((line) => `${line.text} = ${result(line)}`).join('\n')}
            successText={t('copied')}
            isSmall
          />
          <Button name="clearTape" label={t('clear')} isSmall run={() => clearAll(clear)} />
        </div>
      </div>
      <ol data-name="tape" className="tabular-nums">
        {tape.map((line, index) => (
          <li key={index} className="flex min-h-11 flex-wrap items-center justify-end gap-x-3 border-t border-line">
            <input
              name="tapeLine"
              type="text"
              autoComplete="off"
              aria-label={t('line', { number: index + 1 })}
              aria-invalid={line.value === null || undefined}
              // As wide as its text, so that a result that does not fit beside it goes below.
              size={Math.max(line.text.length, 1)}
              value={line.text}
              onChange={(event) => write(index, event.target.value)}
              onBlur={dropEmpty}
              className="min-h-11 max-w-full min-w-0 flex-auto rounded-control bg-transparent px-2 text-ink-2"
            />
            <span aria-hidden>=</span>
            <OutputValue
              name="tapeResult"
              label={t('result', { number: index + 1 })}
              value={line.value === null ? '' : expandExponent(line.value)}
              className="font-bold"
            >
              {result(line)}
            </OutputValue>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-sm text-ink-2">{t('hint')}</p>
    </section>
  )
}
