import { useState } from 'react'
import { useDraft } from '@/components/hooks/useDraft'

/**
 * The text that a reload took from the files it was read from: `texts` are on the page now and are kept for this tab when
 * it is left. Pictures are not kept: they are large and may show anything. Empty when there is nothing to bring back.
 */
export function useKeptText(texts: readonly { readonly text: string }[]) {
  const [kept, setKept] = useState('')
  useDraft('texts', {
    save: () => [kept, ...texts.map(({ text }) => text)].filter((text) => text !== '').join('\n\n') || null,
    restore: setKept,
  })
  return [kept, setKept] as const
}
