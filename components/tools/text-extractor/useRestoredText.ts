import { useState } from 'react'
import { useDraft } from '@/components/ui/fields/useDraft'

/**
 * The text that was on the page before a reload, or ''. `texts` are the current texts, which are stored for this tab when the
 * page is left. Pictures are not stored, because they are large and may be private.
 */
export function useRestoredText(texts: readonly { readonly text: string }[]) {
  const [restored, setRestored] = useState('')
  useDraft('texts', {
    save: () => [restored, ...texts.map(({ text }) => text)].filter((text) => text !== '').join('\n\n') || null,
    restore: setRestored,
  })
  return [restored, setRestored] as const
}
