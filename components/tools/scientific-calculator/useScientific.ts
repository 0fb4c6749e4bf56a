import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useDraftState } from '@/components/hooks/useDraft'
import { useFields, type FieldBinding } from '@/components/hooks/useFields'
import { clearAll } from '@/components/ui/clear-all'
import { isToolError, type ToolErrorShape } from '@/lib/core/errors'
import { fit } from '@/lib/tools/scientific-calculator/arithmetic'
import { backspace, insert, pressKey, typedOver, type Draft } from '@/lib/tools/scientific-calculator/editing'
import { scientificFields } from '@/lib/tools/scientific-calculator/fields'
import { isHistory, withCalculation, type Calculation } from '@/lib/tools/scientific-calculator/history'
import { KEY_ACTIONS } from '@/lib/tools/scientific-calculator/keys'
import { checkSize, withoutEquals } from '@/lib/tools/scientific-calculator/notation'
import { resultText } from '@/lib/tools/scientific-calculator/result-text'
import { useEngine, type Evaluate } from './useEngine'

export type Outcome = { readonly value: number } | { readonly error: ToolErrorShape }

/** What = gave, and for which input: it counts only while that still stands there. */
interface Settled {
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

/** A size no parser is asked to read is an error at once, before = is pressed. */
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
  /** What = gave; null while one is still typing. */
  readonly outcome: Outcome | null
  /** Value of what stands there so far; null where it is none. */
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
  const fields = useFields(scientificFields)
  const { raw, values, set, bind } = fields
  const { expression, angleMode } = values
  const [settled, setSettled] = useState<Settled | null>(null)
  const [ans, setAns] = useDraftState('ans', 0, isNumber)
  const [memory, setMemory] = useDraftState<number | null>('memory', null, isNumber)
  const [history, setHistory] = useDraftState('history', NONE, isHistory)
  const engine = useEngine(expression !== '')
  const input = useRef<HTMLInputElement>(null)
  const selection = useRef<Draft>(undefined)

  const tooLarge = useMemo(() => sizeError(expression), [expression])
  const current = settled?.expression === expression && settled.angleMode === angleMode ? settled.outcome : null
  const outcome = current ?? tooLarge
  const evaluated = outcome !== null && 'value' in outcome
  const preview = useMemo(() => {
    if (outcome || !engine.evaluate || expression.trim() === '') return null
    const tried = attempt(engine.evaluate, expression, { angleMode, ans })
    return 'value' in tried ? tried.value : null
  }, [outcome, engine.evaluate, expression, angleMode, ans])

  // The caret goes where a key put it once the new text stands in the field.
  useLayoutEffect(() => {
    const { current: wanted } = selection
    selection.current = undefined
    if (wanted) input.current?.setSelectionRange(wanted.start, wanted.end)
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
    setSettled({ expression, angleMode, outcome: result })
    if ('error' in result) return
    setAns(result.value)
    setHistory((entries) => withCalculation(entries, withoutEquals(expression), resultText(result.value)))
    // So that the next thing typed replaces what was computed.
    selection.current = { text: expression, start: 0, end: expression.length }
  }

  const value = evaluated ? outcome.value : (preview ?? (expression === '' ? ans : null))

  return {
    input,
    expression: {
      ...bind('expression'),
      raw: raw.expression,
      set: (text) => set({ expression: evaluated ? typedOver(text) : text }),
    },
    angleMode: bind('angleMode'),
    outcome,
    preview,
    memory,
    history,
    press: (key) => {
      const action = KEY_ACTIONS.get(key)
      if (action) show(pressKey(draft(), action, evaluated))
    },
    erase: () => {
      const end = expression.length
      show(backspace(evaluated ? { text: expression, start: end, end } : draft()))
    },
    clear: () => {
      setSettled(null)
      show({ text: '', start: 0, end: 0 })
    },
    equals,
    recall: () => {
      if (memory === null) return
      const text = resultText(memory)
      const into = evaluated ? { text: '', start: 0, end: 0 } : draft()
      show(insert(into, memory < 0 && into.start > 0 ? `(${text})` : text))
    },
    changeMemory: (change) => {
      if (value !== null) setMemory((kept) => fit(change(kept ?? 0, value)))
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
