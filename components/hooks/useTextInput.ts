'use client'

import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useDraft } from './useDraft'

/** Past this many characters reading the whole text takes long enough to wait for a pause in typing. */
const LONG = 50_000
const PAUSE_MILLISECONDS = 200

export interface TextInput {
  /** For the textarea, which alone holds the text: React would copy and compare it at every key. */
  readonly props: { readonly ref: RefObject<HTMLTextAreaElement | null>; readonly onInput: () => void }
  /** The text as it stands. */
  readonly read: () => string
  /** Puts other text in place of what is there. */
  readonly replace: (text: string) => void
  /** Brings back what the last `replace` threw away; undefined when nothing was, or once something was typed since. */
  readonly undo: (() => void) | undefined
}

/**
 * Text of any length in a textarea: `onText` gets it after every edit, and once at the start if something was typed
 * before hydration or before a reload; past 50,000 characters in a pause of 0.2 s.
 */
export function useTextInput(onText: (text: string) => void): TextInput {
  const ref = useRef<HTMLTextAreaElement>(null)
  const length = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [thrownAway, setThrownAway] = useState<string>()
  const latest = useRef(onText)
  useEffect(() => {
    latest.current = onText
  })

  const read = useCallback(() => ref.current?.value ?? '', [])

  const hand = useCallback(() => {
    clearTimeout(timer.current)
    const text = read()
    length.current = text.length
    latest.current(text)
  }, [read])

  const put = useCallback(
    (text: string) => {
      if (ref.current) ref.current.value = text
      hand()
    },
    [hand],
  )

  useDraft('text', {
    save: () => read() || null,
    restore: (text) => {
      // The browser may have brought it back by itself.
      if (ref.current && read() === '') ref.current.value = text
    },
  })

  useEffect(() => {
    if (read() !== '') hand()
    return () => clearTimeout(timer.current)
  }, [read, hand])

  const onInput = useCallback(() => {
    setThrownAway(undefined)
    clearTimeout(timer.current)
    if (length.current < LONG) hand()
    else timer.current = setTimeout(hand, PAUSE_MILLISECONDS)
  }, [hand])

  const replace = useCallback(
    (text: string) => {
      const known = read()
      setThrownAway(known.trim() === '' ? undefined : known)
      put(text)
    },
    [read, put],
  )

  const undo = () => {
    setThrownAway(undefined)
    put(thrownAway ?? '')
  }

  return { props: { ref, onInput }, read, replace, undo: thrownAway === undefined ? undefined : undo }
}
