import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useDraftState } from '@/components/ui/fields/useDraft'
import { useFields } from '@/components/ui/fields/useFields'
import { clearAll } from '@/components/ui/feedback/clear-all'
import { isToolError, type ToolErrorShape } from '@/lib/core/errors'
import {
  afterPower,
  backspace,
  powerAfter,
  pressKey,
  continueWithAnswer,
  insert,
  type Draft,
} from '@/lib/tools/scientific-calculator/editing'
import { scientificCalculatorFields } from '@/lib/tools/scientific-calculator/fields'
import { isHistory, joinHistories, withCalculation, type Calculation } from '@/lib/tools/scientific-calculator/history'
import { KEY_ACTIONS } from '@/lib/tools/scientific-calculator/keys'
import { checkSize, oneLine, removeEqualsSign } from '@/lib/tools/scientific-calculator/notation'
import { isResult, ZERO, type Result } from '@/lib/tools/scientific-calculator/result'
import type { Answer, evaluate } from '@/lib/tools/scientific-calculator/evaluate'
import { useErrorText } from '@/components/ui/feedback/useErrorText'
import { notify } from '@/components/ui/feedback/notify'

export type Outcome = { readonly value: Answer } | { readonly error: ToolErrorShape }

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

/** What recalls the memory: its number, or M if that is longer than what is shown, or would join a number beside it. */
function recalledText({ exact, text }: Result, { text: written, start, end }: Draft): string {
  const isJoined = /[\d.e]$/i.test(written.slice(0, start)) || /^[\d.e]/i.test(written.slice(end))
  if (text !== exact || isJoined) return 'M'
  return text.startsWith('-') && start > 0 ? `(${text})` : text
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

export type Scientific = ReturnType<typeof useScientific>

/** State of the scientific calculator and what its keys do. */
export function useScientific() {
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
  /** The text up to a power that a key wrote. */
  const power = useRef('')

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
    // What was typed since = was pressed keeps its caret.
    if (next && next.text === input.current?.value) input.current?.setSelectionRange(next.start, next.end)
  })

  const separate = useCallback((text: string) => {
    if (!text.startsWith(power.current)) power.current = ''
    return afterPower(text, power.current)
  }, [])

  const show = useCallback(
    ({ text, start, end }: Draft) => {
      const separated = separate(text)
      const moved = separated.length - text.length
      selection.current = { text: separated, start: start + moved, end: end + moved }
      set({ expression: separated })
    },
    [set, separate],
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

  const known = isEvaluated ? outcome.value : (preview ?? (expression === '' ? ans : null))
  /** The value to store; null for an expression without one. It may not be known before the evaluator is loaded. */
  const valueToStore = async () => {
    const evaluate = await engine.load()
    const result = evaluate && attempt(evaluate, expression, { angleMode, ans, memory })
    return result && 'value' in result ? result.value : null
  }

  return {
    input,
    expression: {
      ...bind('expression'),
      raw: raw.expression,
      set: (text: string) => set({ expression: isEvaluated ? continueWithAnswer(text) : separate(text) }),
    },
    angleMode: bind('angleMode'),
    /** The outcome of pressing =; null while the expression is being edited. */
    outcome,
    /** Value of the current expression; null if it is incomplete or invalid. */
    preview,
    memory,
    history,
    press: (key: string) => {
      const action = KEY_ACTIONS.get(key)
      if (!action) return
      const next = pressKey(draft(), action, isEvaluated, power.current)
      const after = powerAfter(next, action, power.current)
      show(next)
      power.current = after
    },
    paste: (text: string) => show(insert(draft(), oneLine(text))),
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
      show(pressKey(target, { kind: 'text', text: recalledText(memory, target) }, false))
    },
    store: async () => {
      const value = known ?? (await valueToStore())
      if (value !== null) setMemory(value)
    },
    addToMemory: async (sign: '+' | '-') => {
      const evaluate = await engine.load()
      const value = known ?? (await valueToStore())
      if (!evaluate || value === null) return
      setMemory((before) => {
        const sum = attempt(evaluate, `M${sign}Ans`, { angleMode, ans: value, memory: before ?? ZERO })
        return 'value' in sum ? sum.value : before
      })
    },
    clearMemory: () => setMemory(null),
    load: ({ result }: Calculation) => show({ text: result, start: result.length, end: result.length }),
    clearHistory: () =>
      clearAll(() => {
        setHistory(NONE)
        return () => setHistory((since) => joinHistories(history, since))
      }),
  }
}

type Evaluate = typeof evaluate

function importEngine(): Promise<Evaluate> {
  return import('@/lib/tools/scientific-calculator/evaluate').then((engine) => engine.evaluate)
}

/** Loads the evaluator once `isNeeded` is true; it is null until then. */
function useEngine(isNeeded: boolean) {
  const [evaluate, setEvaluate] = useState<Evaluate | null>(null)
  const errorText = useErrorText()

  /** Resolves to null after notifying the visitor if loading fails. */
  const load = useCallback(async () => {
    try {
      const loaded = await importEngine()
      setEvaluate(() => loaded)
      return loaded
    } catch {
      notify('error', errorText({ code: 'engineFailed' }))
      return null
    }
  }, [errorText])

  useEffect(() => {
    if (isNeeded && !evaluate)
      importEngine().then(
        (loaded) => setEvaluate(() => loaded),
        // Pressing = tries again and reports the error.
        () => {},
      )
  }, [isNeeded, evaluate])

  return { evaluate, load }
}
