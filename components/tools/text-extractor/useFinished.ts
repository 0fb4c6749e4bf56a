import { useState } from 'react'
import { baseName } from '@/lib/text/file-name'
import type { ExtractItem } from './extraction'
import type { PdfSource } from './SearchablePdf'
import type { Document } from './useTexts'

interface Finished extends PdfSource {
  readonly item: ExtractItem
}

export function textFileName({ file }: ExtractItem): string {
  return `extracted_text_${baseName(file.name)}.txt`
}

/**
 * The files that have been read, with their texts: the same objects in the same list until one of them changes, because
 * all rows show something of the list.
 */
export function useFinished(
  items: readonly ExtractItem[],
  textOf: (item: ExtractItem) => Document,
): readonly Finished[] {
  const [kept, setKept] = useState<readonly Finished[]>([])
  const finished = items.flatMap((item): Finished | [] => {
    if (!item.result) return []
    const document = textOf(item)
    const known = kept.find((each) => each.item.id === item.id && each.item.result === item.result)
    if (known && known.text === document.text && known.pages === document.pages && known.words === document.words)
      return known
    const isPdf = item.info?.kind === 'pdf'
    return { ...document, item, seconds: item.result.seconds, name: textFileName(item), isPdf }
  })
  const isSame = finished.length === kept.length && finished.every((each, index) => each === kept[index])
  if (!isSame) setKept(finished)
  return isSame ? kept : finished
}
