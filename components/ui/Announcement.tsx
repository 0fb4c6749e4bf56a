'use client'

import { useSettled } from '@/components/hooks/useSettled'
import { hasActed } from '@/lib/browser/page'

/**
 * Says a text to a screen reader once it rests; for the eye it stands somewhere else. Nothing is said before the visitor
 * did anything: a page that opens with a result does not speak unasked.
 */
export function Announcement({ text }: { text: string }) {
  return (
    <p role="status" className="sr-only">
      {useSettled(text, hasActed)}
    </p>
  )
}
