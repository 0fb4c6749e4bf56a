import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useDraftState } from '@/components/ui/fields/useDraft'
import { useFields, type FieldBinding } from '@/components/ui/fields/useFields'
import { clearAll } from '@/components/ui/feedback/clear-all'
import { isToolError, type ToolErrorShape } from '@/lib/core/errors'
import { backspace, pressKey, continueWithAnswer, type Draft } from '@/lib/tools/scientific-calculator/editing'
import { scientificCalculatorFields } from '@/lib/tools/scientific-calculator/fields'
import { isHistory, withCalculation, type Calculation } from '@/lib/tools/scientific-calculator/history'
import { KEY_ACTIONS } from '@/lib/tools/scientific-calculator/keys'
import { checkSize, removeEqualsSign } from '@/lib/tools/scientific-calculator/notation'
import { isResult, ZERO, type Result } from '@/lib/tools/scientific-calculator/result'
import { useEngine, type Evaluate } from './useEngine'

export type Outcome = { readonly value: Result } | { readonly error: ToolErrorShape }

/** The outcome of pressing =. It is valid only while the expression and the angle mode are unchanged. */
interface Evaluation {
  readonly expression: string
  readonly angleMode: string
  readonly outcome: Outcome
}

const NONE: readonly Calculation[] = []

function attempt(evaluate: Evaluate, ...args: Parameters<Evaluate>): Outcome {
  try {
    return { value: evaluate(...args) }
  } catch (error) {
    if (isToolError(error)) return { error }
    throw error
  }
}

/** What recalls the memory in an expression: its number, or M if the number is longer than what is shown of it. */
function recalledText({ exact, text }: Result, isFirst: boolean): string {
  if (text !== exact) return 'M'
  return text.startsWith('-') && !isFirst ? `(${text})` : text
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
  readonly preview: Result | null
  readonly memory: Result | null
  readonly history: readonly Calculation[]
  readonly press: (key: string) => void
  readonly erase: () => void
  readonly clear: () => void
  readonly equals: () => Promise<void>
  readonly recall: () => void
  readonly store: () => void
  /** Adds the value to the memory, or subtracts it. */
  readonly addToMemory: (sign: '+' | '-') => Promise<void>
  readonly clearMemory: () => void
  readonly load: (entry: Calculation) => void
  readonly clearHistory: () => void
}

export function useScientific(): Scientific {
  const fields = useFields(scientificCalculatorFields)
  const { raw, values, set, bind } = fields
  const { expression, angleMode } = values
  const [evaluation, setEvaluation] = useState<Evaluation | null>(null)
  const [ans, setAns] = useDraftState('ans', ZERO, isResult)
  const [memory, setMemory] = useDraftState<Result | null>('memory', null, isResult)
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
    const result = attempt(engine.evaluate, expression, { angleMode, ans, memory })
    return 'value' in result ? result.value : null
  }, [outcome, engine.evaluate, expression, angleMode, ans, memory])

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
    const result = attempt(evaluate, expression, { angleMode, ans, memory })
    setEvaluation({ expression, angleMode, outcome: result })
    if ('error' in result) return
    setAns(result.value)
    setHistory((entries) => withCalculation(entries, removeEqualsSign(expression), result.value.text))
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
      const target = isEvaluated ? { text: '', start: 0, end: 0 } : draft()
      show(pressKey(target, { kind: 'text', text: recalledText(memory, target.start === 0) }, false))
    },
    store: () => {
      if (value !== null) setMemory(value)
    },
    addToMemory: async (sign) => {
      const evaluate = await engine.load()
      if (!evaluate || value === null) return
      const sum = attempt(evaluate, `M${sign}Ans`, { angleMode, ans: value, memory: memory ?? ZERO })
      if ('value' in sum) setMemory(sum.value)
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
