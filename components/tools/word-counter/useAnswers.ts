'use client'

import { useEffect, useState } from 'react'
import { useDraft } from '@/components/ui/fields/useDraft'
import { parseJson } from '@/lib/core/json'
import { readStored, writeStored } from '@/lib/platform/storage'
import { parseAnswers, type Answer } from '@/lib/tools/word-counter/answers'

export const FIRST_ANSWER: Answer = { id: 0, question: '', text: '', limit: '', unit: 'characters' }

/** The answers of a form: for this tab, or on the device while `isKept`. Only for components that are never prerendered. */
export function useAnswers() {
  const [state, setState] = useState(() => {
    const kept = parseAnswers(parseJson(readStored('answers') ?? ''))
    return { answers: kept ?? [FIRST_ANSWER], isKept: kept !== undefined }
  })
  const { answers, isKept } = state
  useEffect(() => {
    if (isKept) writeStored('answers', JSON.stringify(answers))
  }, [answers, isKept])
  useDraft('answers', {
    save: () => {
      const text = JSON.stringify(answers)
      // The device may have no room for what is to be kept.
      return isKept && readStored('answers') === text ? null : text
    },
    restore: (text) => {
      const drafted = parseAnswers(parseJson(text))
      if (drafted) setState({ answers: drafted, isKept })
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
