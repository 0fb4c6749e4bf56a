import { useState } from 'react'
import { composeText, type Composition } from '@/lib/tools/text-extractor/compose'
import { wordsAfterEdit } from '@/lib/tools/text-extractor/edit'
import type { ExtractItem, Extraction } from './extract-file'

interface Edited extends Composition {
  /** The reading that was edited. The edit is dropped when the file is read again. */
  readonly result: Extraction
}

const EMPTY: Composition = { text: '', words: [] }

// A reading never changes, so its text is composed only once per setting.
const cache = { joined: new WeakMap<Extraction, Composition>(), separate: new WeakMap<Extraction, Composition>() }

function compositionOf(result: Extraction, joinLines: boolean): Composition {
  const compositions = joinLines ? cache.joined : cache.separate
  const composition =
    compositions.get(result) ??
    composeText(
      result.pages.map(({ blocks }) => blocks),
      { joinLines: joinLines && !result.vertical },
    )
  compositions.set(result, composition)
  return composition
}

/** The text of each finished file, including the visitor's edits. */
export function useTexts(joinLines: boolean) {
  const [edits, setEdits] = useState<Readonly<Record<number, Edited>>>({})

  const textOf = ({ id, result }: ExtractItem): Composition => {
    if (!result) return EMPTY
    const edited = edits[id]
    return edited?.result === result ? edited : compositionOf(result, joinLines)
  }

  const isEdited = (item: ExtractItem) =>
    item.result !== undefined && textOf(item).text !== compositionOf(item.result, joinLines).text

  const edit = (item: ExtractItem, text: string) => {
    const { result } = item
    if (!result) return
    const before = textOf(item)
    const words = wordsAfterEdit(before.words, before.text, text)
    setEdits((current) => ({ ...current, [item.id]: { result, text, words } }))
  }

  const clear = () => {
    setEdits({})
    return Object.keys(edits).length === 0 ? undefined : () => setEdits(edits)
  }

  return { textOf, isEdited, edit, clear }
}
