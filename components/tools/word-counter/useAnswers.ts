'use client'

import { useEffect, useState } from 'react'
import { parseJson, useDraft } from '@/components/ui/fields/useDraft'
import { readStored, writeStored } from '@/lib/platform/storage'
import { parseAnswers, type Answer, type AnswerUnit } from '@/lib/tools/word-counter/answers'

/** The answers of a form: for this tab, or on the device while `isKept`. Only for components that are never prerendered. */
export function useAnswers(firstUnit: AnswerUnit) {
  const [state, setState] = useState(() => {
    const kept = parseAnswers(parseJson(readStored('answers') ?? ''))
    const first: Answer = { id: 0, question: '', text: '', limit: '', unit: firstUnit }
    return { answers: kept ?? [first], isKept: kept !== undefined }
  })
  const { answers, isKept } = state
  useEffect(() => {
    if (isKept) writeStored('answers', JSON.stringify(answers))
  }, [answers, isKept])
  useDraft('answers', {
    save: () => (isKept ? null : JSON.stringify(answers)),
    restore: (text) => {
      const drafted = parseAnswers(parseJson(text))
      if (drafted && !isKept) setState({ answers: drafted, isKept })
    },
  })
  return {
    answers,
    isKept,
    change: (next: (current: readonly Answer[]) => readonly Answer[]) =>
      setState((current) => ({ ...current, answers: next(current.answers) })),
    keep: (next: boolean) => {
      if (!next) writeStored('answers', null)
      setState((current) => ({ ...current, isKept: next }))
    },
  }
}
