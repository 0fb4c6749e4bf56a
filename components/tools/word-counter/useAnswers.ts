import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDraft } from '@/components/ui/fields/useDraft'
import { parseJson } from '@/lib/core/json'
import { readStored, writeStored } from '@/lib/platform/storage'
import { joinAnswers, parseAnswers, type Answer } from '@/lib/tools/word-counter/answers'

export const FIRST_ANSWER: Answer = { id: 0, question: '', text: '', limit: '', unit: 'characters' }

const readKept = () => parseAnswers(parseJson(readStored('answers') ?? ''))

/**
 * The answers of a form: for this tab, or on the device and the same in all tabs while `isKept`. Only for components that are
 * never prerendered.
 */
export function useAnswers() {
  const [state, setState] = useState(() => {
    const kept = readKept()
    return { answers: kept ?? [FIRST_ANSWER], isKept: kept !== undefined }
  })
  const { answers, isKept } = state
  // What this tab read or stored last. Anything else that is stored was written by another tab, and takes precedence.
  const known = useRef<string | null>(isKept ? JSON.stringify(answers) : null)
  useEffect(() => {
    const text = JSON.stringify(answers)
    if (!isKept || text === known.current) return
    writeStored('answers', text)
    known.current = readStored('answers')
  }, [answers, isKept])

  const follow = useEffectEvent(() => {
    const text = readStored('answers')
    if (!isKept || text === known.current) return
    known.current = text
    const kept = readKept()
    setState({ answers: kept ?? answers, isKept: kept !== undefined })
  })
  useEffect(() => {
    const onChange = () => follow()
    window.addEventListener('storage', onChange)
    // A page that the browser kept for the way back missed the changes of other tabs.
    window.addEventListener('pageshow', onChange)
    return () => {
      window.removeEventListener('storage', onChange)
      window.removeEventListener('pageshow', onChange)
    }
  }, [])

  useDraft('answers', {
    save: () => {
      const text = JSON.stringify(answers)
      // The device may have no room for what is to be kept.
      return isKept && readStored('answers') === text ? null : text
    },
    restore: (text) => {
      const drafted = parseAnswers(parseJson(text))
      // What another tab keeps on the device stays as it is.
      if (drafted) setState({ answers: drafted, isKept: false })
    },
  })
  return {
    answers,
    isKept,
    change: (next: (current: readonly Answer[]) => readonly Answer[]) =>
      setState((current) => ({ ...current, answers: next(current.answers) })),
    keep: (next: boolean) => {
      if (!next) writeStored('answers', null)
      known.current = null
      setState({ answers: next ? joinAnswers(readKept() ?? [], answers) : answers, isKept: next })
    },
  }
}
