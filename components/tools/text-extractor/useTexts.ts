import { useMemo, useState } from 'react'
import {
  composePage,
  joinPages,
  splitPages,
  type Composition,
  type PlacedWord,
} from '@/lib/tools/text-extractor/compose'
import { withText, withWord } from '@/lib/tools/text-extractor/edit'
import type { PageReading } from '@/lib/tools/text-extractor/worker/read-text'
import { setBack } from '@/components/ui/feedback/clear-all'
import type { ExtractItem, Extraction } from './extraction'

/** A file's text and pages as the visitor has them now. */
export interface Document extends Composition {
  readonly pages: readonly PageReading[]
}

interface Edited extends Document {
  /** The reading that was edited. The edit is dropped when the file is read again. */
  readonly result: Extraction
}

const NONE: Readonly<Record<number, Edited>> = {}
const EMPTY: Document = { text: '', words: [], starts: [], pages: [] }

// A reading never changes, so its text is composed only once per setting.
const cache = { joined: new WeakMap<Extraction, Document>(), separate: new WeakMap<Extraction, Document>() }

function composed({ blocks, vertical }: PageReading, joinLines: boolean): Composition {
  return composePage(blocks, { joinLines: joinLines && !vertical })
}

function documentOf(result: Extraction, joinLines: boolean): Document {
  const documents = joinLines ? cache.joined : cache.separate
  const { pages } = result
  const document = documents.get(result) ?? { ...joinPages(pages.map((page) => composed(page, joinLines))), pages }
  documents.set(result, document)
  return document
}

/** The text and pages of each finished file, including the visitor's edits. */
export function useTexts(joinLines: boolean) {
  const [edits, setEdits] = useState(NONE)

  const textOf = ({ id, result }: ExtractItem): Document => {
    if (!result) return EMPTY
    const edited = edits[id]
    return edited?.result === result ? edited : documentOf(result, joinLines)
  }

  const isEdited = (item: ExtractItem) =>
    item.result !== undefined && textOf(item) !== documentOf(item.result, joinLines)

  /** Changes of a file's document: the same functions, so that one file's change does not draw the others again. */
  const changes = useMemo(() => {
    const change = (item: ExtractItem, by: (before: Document) => Partial<Document>) => {
      const { id, result } = item
      if (!result) return
      setEdits((current) => {
        const edited = current[id]
        const before = edited?.result === result ? edited : documentOf(result, joinLines)
        return { ...current, [id]: { ...before, ...by(before), result } }
      })
    }
    return {
      edit: (item: ExtractItem, text: string) => change(item, (before) => withText(before, text)),
      mend: (item: ExtractItem, word: PlacedWord, text: string) =>
        change(item, (before) => withWord(before, word, text)),
      /** Puts another reading in the place of a page, which may have moved since. */
      replacePage: (item: ExtractItem, page: PageReading) =>
        change(item, (before) => {
          const at = before.pages.findIndex(({ number }) => number === page.number)
          return {
            ...joinPages(splitPages(before).with(at, composed(page, joinLines))),
            pages: before.pages.with(at, page),
          }
        }),
      /** Puts a page before or behind its neighbor. */
      movePage: (item: ExtractItem, at: number, by: 1 | -1) =>
        change(item, (before) => {
          const swapped = <T>(list: readonly T[]) => list.with(at, list[at + by]!).with(at + by, list[at]!)
          return { ...joinPages(swapped(splitPages(before))), pages: swapped(before.pages) }
        }),
    }
  }, [joinLines])

  return {
    textOf,
    isEdited,
    changes,
    clear: () => setBack(edits, NONE, setEdits),
  }
}
