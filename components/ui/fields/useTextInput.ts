import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDraft } from './useDraft'

/** Longer texts are read only after a pause in typing, because reading them takes noticeable time. */
const LONG_TEXT_LENGTH = 50_000
/** From here on `data-huge` has the page hold nothing back from layout (app/styles/parts.css). */
const HUGE_TEXT_LENGTH = 500_000
/** The pause after which a text of a length is read: longer for megabytes, whose reading a key within it would wait for. */
const pauseMilliseconds = (length: number) => Math.max(200, length / 2_500)
/** Lets the browser start its layout after a key press; with megabytes of text the layout outlasts the pause. */
const FRAME_MILLISECONDS = 50

export type TextInput = ReturnType<typeof useTextInput>

/**
 * A textarea for text of any length. Calls `onText` after every edit, debounced for long texts, and once on mount if there
 * is text from before hydration or from a draft.
 */
export function useTextInput(onText: (text: string) => void) {
  const ref = useRef<HTMLTextAreaElement>(null)
  const length = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [replacedText, setReplacedText] = useState<string>()

  const read = () => ref.current?.value ?? ''
  const emit = () => {
    clearTimeout(timer.current)
    const text = read()
    length.current = text.length
    ref.current?.toggleAttribute('data-huge', text.length > HUGE_TEXT_LENGTH)
    onText(text)
  }
  const setText = (text: string) => {
    if (ref.current) ref.current.value = text
    emit()
  }

  useDraft('text', {
    save: () => read() || null,
    restore: (text) => {
      // The browser may have restored the text already.
      if (ref.current && read() === '') ref.current.value = text
    },
  })

  const begin = useEffectEvent(() => {
    if (read() !== '') emit()
  })
  useEffect(() => {
    begin()
    // React would ask for the place of the caret after every key, which takes long in a long text; nobody here wants it.
    ref.current?.addEventListener('selectionchange', (event) => event.stopPropagation())
    return () => clearTimeout(timer.current)
  }, [])

  const onInput = () => {
    setReplacedText(undefined)
    clearTimeout(timer.current)
    if (length.current < LONG_TEXT_LENGTH) return emit()
    // The pause begins when the key is seen: reading the text would else make the next key wait.
    timer.current = setTimeout(() => {
      timer.current = setTimeout(emit, pauseMilliseconds(length.current) - FRAME_MILLISECONDS)
    }, FRAME_MILLISECONDS)
  }

  const replace = (text: string) => {
    const current = read()
    setReplacedText(current.trim() === '' ? undefined : current)
    setText(text)
  }

  const undo = () => {
    setReplacedText(undefined)
    setText(replacedText ?? '')
  }

  return {
    /** Props of the uncontrolled textarea. React would copy and compare a controlled text on each key press. */
    props: { ref, onInput },
    read,
    replace,
    /** Undoes the last `replace`; undefined if the replaced text was blank or the text was edited since. */
    undo: replacedText === undefined ? undefined : undo,
  }
}
