import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useDraftState } from '@/components/ui/fields/useDraft'
import { useFields, type FieldBinding } from '@/components/ui/fields/useFields'
import { clearAll } from '@/components/ui/feedback/clear-all'
import { isToolError, type ToolErrorShape } from '@/lib/core/errors'
import { roundToPrecision } from '@/lib/tools/scientific-calculator/arithmetic'
import { backspace, insert, pressKey, continueWithAnswer, type Draft } from '@/lib/tools/scientific-calculator/editing'
import { scientificCalculatorFields } from '@/lib/tools/scientific-calculator/fields'
import { isHistory, withCalculation, type Calculation } from '@/lib/tools/scientific-calculator/history'
import { KEY_ACTIONS } from '@/lib/tools/scientific-calculator/keys'
import { checkSize, removeEqualsSign } from '@/lib/tools/scientific-calculator/notation'
import { resultText } from '@/lib/tools/scientific-calculator/result-text'
import { useEngine, type Evaluate } from './useEngine'

export type Outcome = { readonly value: number } | { readonly error: ToolErrorShape }

/** The outcome of pressing =. It is valid only while the expression and the angle mode are unchanged. */
interface Evaluation {
  readonly expression: string
  readonly angleMode: string
  readonly outcome: Outcome
}

const NONE: readonly Calculation[] = []

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}

function attempt(evaluate: Evaluate, ...args: Parameters<Evaluate>): Outcome {
  try {
    return { value: evaluate(...args) }
  } catch (error) {
    if (isToolError(error)) return { error }
    throw error
  }
}

/** The error of an expression that is too large to parse, shown even before = is pressed. */
function sizeError(expression: string): Outcome | null {
  try {
    checkSize(expression)
    return null
  } catch (error) {
    if (isToolError(error)) return { error }
    throw error
  }
}

export interface Scientific {
  readonly input: RefObject<HTMLInputElement | null>
  readonly expression: FieldBinding
  readonly angleMode: FieldBinding
  /** The outcome of pressing =; null while the expression is being edited. */
  readonly outcome: Outcome | null
  /** Value of the current expression; null if it is incomplete or invalid. */
  readonly preview: number | null
  readonly memory: number | null
  readonly history: readonly Calculation[]
  readonly press: (key: string) => void
  readonly erase: () => void
  readonly clear: () => void
  readonly equals: () => Promise<void>
  readonly recall: () => void
  readonly changeMemory: (change: (memory: number, value: number) => number) => void
  readonly clearMemory: () => void
  readonly load: (entry: Calculation) => void
  readonly clearHistory: () => void
}

export function useScientific(): Scientific {
  const fields = useFields(scientificCalculatorFields)
  const { raw, values, set, bind } = fields
  const { expression, angleMode } = values
  const [evaluation, setEvaluation] = useState<Evaluation | null>(null)
  const [ans, setAns] = useDraftState('ans', 0, isNumber)
  const [memory, setMemory] = useDraftState<number | null>('memory', null, isNumber)
  const [history, setHistory] = useDraftState('history', NONE, isHistory)
  const engine = useEngine(expression !== '')
  const input = useRef<HTMLInputElement>(null)
  const selection = useRef<Draft>(undefined)

  const tooLarge = useMemo(() => sizeError(expression), [expression])
  const current =
    evaluation?.expression === expression && evaluation.angleMode === angleMode ? evaluation.outcome : null
  const outcome = current ?? tooLarge
  const isEvaluated = outcome !== null && 'value' in outcome
  const preview = useMemo(() => {
    if (outcome || !engine.evaluate || expression.trim() === '') return null
    const result = attempt(engine.evaluate, expression, { angleMode, ans })
    return 'value' in result ? result.value : null
  }, [outcome, engine.evaluate, expression, angleMode, ans])

  // Sets the selection after React has updated the text.
  useLayoutEffect(() => {
    const { current: next } = selection
    selection.current = undefined
    if (next) input.current?.setSelectionRange(next.start, next.end)
  })

  const show = useCallback(
    (draft: Draft) => {
      selection.current = draft
      set({ expression: draft.text })
    },
    [set],
  )

  const draft = (): Draft => {
    const { selectionStart, selectionEnd } = input.current ?? {}
    const end = expression.length
    return { text: expression, start: selectionStart ?? end, end: selectionEnd ?? end }
  }

  const equals = async () => {
    if (expression.trim() === '') return
    const evaluate = await engine.load()
    if (!evaluate) return
    const result = attempt(evaluate, expression, { angleMode, ans })
    setEvaluation({ expression, angleMode, outcome: result })
    if ('error' in result) return
    setAns(result.value)
    setHistory((entries) => withCalculation(entries, removeEqualsSign(expression), resultText(result.value)))
    // Selects everything, so that typing replaces the expression.
    selection.current = { text: expression, start: 0, end: expression.length }
  }

  const value = isEvaluated ? outcome.value : (preview ?? (expression === '' ? ans : null))

  return {
    input,
    expression: {
      ...bind('expression'),
      raw: raw.expression,
      set: (text) => set({ expression: isEvaluated ? continueWithAnswer(text) : text }),
    },
    angleMode: bind('angleMode'),
    outcome,
    preview,
    memory,
    history,
    press: (key) => {
      const action = KEY_ACTIONS.get(key)
      if (action) show(pressKey(draft(), action, isEvaluated))
    },
    erase: () => {
      const end = expression.length
      show(backspace(isEvaluated ? { text: expression, start: end, end } : draft()))
    },
    clear: () => {
      setEvaluation(null)
      show({ text: '', start: 0, end: 0 })
    },
    equals,
    recall: () => {
      if (memory === null) return
      const text = resultText(memory)
      const target = isEvaluated ? { text: '', start: 0, end: 0 } : draft()
      show(insert(target, memory < 0 && target.start > 0 ? `(${text})` : text))
    },
    changeMemory: (change) => {
      if (value !== null) setMemory((stored) => roundToPrecision(change(stored ?? 0, value)))
    },
    clearMemory: () => setMemory(null),
    load: ({ result }) => show({ text: result, start: result.length, end: result.length }),
    clearHistory: () =>
      clearAll(() => {
        setHistory(NONE)
        return () => setHistory(history)
      }),
  }
}
