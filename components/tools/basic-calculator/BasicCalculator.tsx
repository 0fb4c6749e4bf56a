'use client'

import { useTranslations } from 'next-intl'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { useDraftState } from '@/components/ui/fields/useDraft'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { CopyButton } from '@/components/ui/results/CopyButton'
import { isToolError, type ToolErrorShape } from '@/lib/core/errors'
import { displayText, isWaiting, type Calculator, type Key, type Press } from '@/lib/tools/basic-calculator/calculator'
import { computeLine, keysOfPaste } from '@/lib/tools/basic-calculator/pasted-sum'
import { EMPTY_DESK, OPERATOR_SIGNS, isDesk, pressOnDesk, type TapeLine } from '@/lib/tools/basic-calculator/tape'
import { Shortcuts } from './Shortcuts'
import { useCalculatorShortcuts } from './useCalculatorShortcuts'
import { useErrorText } from '@/components/ui/feedback/useErrorText'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { expandExponent, formatForDisplay, isOperator, type Operator } from '@/lib/tools/basic-calculator/decimal'
import { Delete } from 'lucide-react'
import { KeypadKey } from '@/components/ui/layout/KeypadKey'
import { Button } from '@/components/ui/layout/Button'
import { clearAll } from '@/components/ui/feedback/clear-all'

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

/** Reduces the font size of long numbers, so that they fit on a phone. */
function fontSizeClass(length: number): string {
  if (length <= 10) return 'text-[44px]'
  return length <= 15 ? 'text-[28px]' : 'text-[22px]'
}

interface DisplayProps {
  calculator: Calculator
  /** Why what was pasted is not computed. */
  refusal: ToolErrorShape | null
  /** What can be done with the number that is shown. */
  children: ReactNode
}

function Display({ calculator, refusal, children }: DisplayProps) {
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

interface KeypadProps {
  press: (key: Key) => void
  /** The operator whose second operand is not entered yet. */
  pendingOperator: Operator | undefined
}

function Keypad({ press, pendingOperator }: KeypadProps) {
  const t = useTranslations('basic-calculator.keys')
  const key = (
    value: Key,
    {
      tone,
      label,
      className = 'min-h-14 text-xl',
    }: Pick<ComponentProps<typeof KeypadKey>, 'tone' | 'label' | 'className'> = {},
    caption: ReactNode = isOperator(value) ? OPERATOR_SIGNS[value] : value,
  ) => (
    <KeypadKey
      key={value}
      value={value}
      label={label}
      tone={tone}
      isActive={pendingOperator === value}
      className={className}
      onPress={() => press(value)}
    >
      {caption}
    </KeypadKey>
  )
  const operator = (value: Key, label: string) =>
    key(value, { label, tone: 'operator', className: 'min-h-14 text-2xl' })
  const wide = 'min-h-14 text-xl col-span-2'
  return (
    <div role="group" aria-label={t('group')} className="grid grid-cols-4 gap-2">
      {key('sign', { label: t('sign'), tone: 'function', className: 'col-span-2' }, '±')}
      {key('%', { label: t('percent'), tone: 'function', className: 'col-span-2' })}
      {key('C', { label: `C ${t('clear')}`, tone: 'danger', className: wide })}
      {key('backspace', { label: t('backspace'), tone: 'function' }, <Delete size={22} aria-hidden />)}
      {operator('/', t('divide'))}
      {(['7', '8', '9'] as const).map((digit) => key(digit))}
      {operator('*', t('multiply'))}
      {(['4', '5', '6'] as const).map((digit) => key(digit))}
      {operator('-', t('subtract'))}
      {(['1', '2', '3'] as const).map((digit) => key(digit))}
      {operator('+', t('add'))}
      {key('0', { className: wide })}
      {key('.', { label: t('point') })}
      {key('=', { label: t('equals'), tone: 'equals', className: 'min-h-14 text-2xl' })}
    </div>
  )
}

interface PaperTapeProps {
  tape: readonly TapeLine[]
  onChange: (change: (tape: readonly TapeLine[]) => readonly TapeLine[]) => void
}

/** The operations so far, one per line. Lines can be edited; empty ones are removed. */
function PaperTape({ tape, onChange }: PaperTapeProps) {
  const t = useTranslations('basic-calculator.tape')
  const unread = useId()
  if (tape.length === 0) return null

  const write = (index: number, text: string) =>
    onChange((lines) => lines.map((line, at) => (at === index ? { text, value: computeLine(text) } : line)))
  const dropEmpty = () => {
    if (tape.some(({ text }) => text.trim() === '')) onChange((lines) => lines.filter(({ text }) => text.trim() !== ''))
  }
  const clear = () => {
    onChange(() => [])
    // Restored lines come before the lines added since.
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
              aria-describedby={line.value === null ? unread : undefined}
              // Shrinks to its content, so that a long result wraps to the next line.
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
      <p id={unread} role="status" className="mt-2 text-sm empty:hidden">
        {tape.some(({ value }) => value === null) && t('unread')}
      </p>
      <p className="mt-2 text-sm text-ink-2">{t('hint')}</p>
    </section>
  )
}

/** The pending operation (`12 ×`) or the last one (`12 × 3 =`); an empty string before the first. */
export function operationText({ pending, done }: Calculator): string {
  if (pending) return `${formatForDisplay(pending.left)} ${OPERATOR_SIGNS[pending.operator]}`
  return done ? `${formatForDisplay(done.left)} ${OPERATOR_SIGNS[done.operator]} ${formatForDisplay(done.right)} =` : ''
}
