import { useTranslations } from 'next-intl'
import { useId, useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { useErrorText } from '@/components/ui/feedback/useErrorText'
import { CopyButton } from '@/components/ui/results/CopyButton'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { Segmented } from '@/components/ui/fields/Segmented'
import { hasTouch, watchTouch } from './touch-pointer'
import type { Answer } from '@/lib/tools/scientific-calculator/evaluate'
import type { Result } from '@/lib/tools/scientific-calculator/result'
import type { Outcome, Scientific } from './useScientific'

export function ExpressionDisplay({ calculator }: { calculator: Scientific }) {
  const t = useTranslations('scientific-calculator')
  const actions = useTranslations('shell.actions')
  const errorText = useErrorText()
  const id = useId()
  const isTouch = useSyncExternalStore(watchTouch, hasTouch, () => false)
  const { input, expression, angleMode, outcome, memory, equals, clear, paste } = calculator
  const [hasFraction, setHasFraction] = useState(false)
  const error = outcome && 'error' in outcome ? outcome.error : null
  const result = resultOf(calculator)

  return (
    <div className="sticky top-[var(--header)] z-[4] grid gap-2 bg-surface pb-1 [@media(height<420px)]:static">
      <div className="flex items-center justify-between gap-x-3 gap-y-1 max-[380px]:flex-wrap [&>[role=radiogroup]]:flex-none">
        <Segmented hideLabel field={angleMode} label={t('angleMode')} options={(mode) => mode.toUpperCase()} />
        <div className="flex min-w-0 items-center gap-2">
          {memory !== null && (
            <p className="min-w-0 truncate rounded-lg bg-accent-soft px-2.5 py-1 text-sm font-semibold text-accent tabular-nums">
              <span className="sr-only">{t('memory')}</span>
              <span aria-hidden>M </span>
              <OutputValue name="memory" label={t('memory')} value={Number(memory.exact)}>
                {memory.text}
              </OutputValue>
            </p>
          )}
          <Button
            name="fraction"
            label="a/b"
            isSmall
            aria-pressed={hasFraction}
            aria-label={`a/b ${t('fraction.button')}`}
            className="min-h-11 min-w-11 flex-none aria-pressed:border-accent aria-pressed:bg-accent-soft"
            run={() => setHasFraction(!hasFraction)}
          />
          <CopyButton
            hasShortcut
            name="copy"
            label={actions('copy')}
            isSmall
            className="min-h-11 min-w-11 flex-none"
            disabled={result === null}
            text={() => result?.text ?? ''}
            successText={t('copied')}
          />
        </div>
      </div>
      <div className="rounded-tile bg-well px-3.5 py-2 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-brand">
        <label htmlFor={id} className="text-xs font-semibold text-ink-2">
          {t('expression')}
        </label>
        <input
          ref={input}
          id={id}
          type="text"
          name={expression.name}
          value={expression.raw}
          inputMode={isTouch ? 'none' : 'text'}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder="sin(30) + 2^3"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => expression.set(event.target.value)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain')
            // The browser would join the lines.
            if (!/[\t\r\n]/.test(text)) return
            event.preventDefault()
            paste(text)
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            if (event.key === 'Escape') clear()
            if (event.key !== 'Enter' && event.key !== '=') return
            event.preventDefault()
            void equals()
          }}
          className="block min-h-11 w-full bg-transparent text-right text-xl tabular-nums outline-none placeholder:text-ink-2"
        />
        <p className="flex min-h-10 items-center justify-end">
          <ResultText outcome={outcome} result={result} />
        </p>
        <p id={`${id}-note`} className={`min-h-5 text-right text-sm font-semibold ${error ? 'text-bad' : ''}`}>
          {error && errorText(error)}
          {result?.reading && <span data-name="reading">{t('reading', { expression: result.reading })}</span>}{' '}
          {hasFraction && result && <FractionText result={result} />}
        </p>
      </div>
    </div>
  )
}

/** What is shown: the result, or while the expression is edited, its preview. */
function resultOf({ outcome, preview }: Scientific): Answer | null {
  return outcome && 'value' in outcome ? outcome.value : preview
}

function FractionText({ result: { fraction } }: { result: Result }) {
  const t = useTranslations('scientific-calculator.fraction')
  if (fraction === null) return t('none')
  return (
    <OutputValue name="fraction" label={t('button')} value={fraction}>
      {`= ${fraction}`}
    </OutputValue>
  )
}

/** The result, or a preview in a lighter color that is not announced while typing. */
function ResultText({ outcome, result }: { outcome: Outcome | null; result: Result | null }) {
  const t = useTranslations('scientific-calculator')
  const hasFailed = outcome !== null && 'error' in outcome
  return (
    <>
      <span role="status" className="sr-only">
        {hasFailed ? 'Error' : outcome && t('announced', { result: result?.text ?? '' })}
      </span>
      {hasFailed && (
        <OutputValue
          name="result"
          label={t('title')}
          value="error"
          className="text-[26px] leading-tight font-bold text-bad"
        >
          Error
        </OutputValue>
      )}
      {!hasFailed && result && (
        <OutputValue
          name="result"
          label={t('title')}
          value={Number(result.exact)}
          className={`leading-tight font-bold whitespace-nowrap ${outcome ? 'text-accent' : 'text-ink-2'} ${result.text.length > 14 ? 'text-xl' : 'text-[28px]'}`}
        >
          {result.text}
        </OutputValue>
      )}
    </>
  )
}
