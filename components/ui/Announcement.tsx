'use client'

import { useSettled } from '@/components/hooks/useSettled'

/** Says a text to a screen reader once it rests; for the eye it stands somewhere else. */
export function Announcement({ text }: { text: string }) {
  return (
    <p role="status" className="sr-only">
      {useSettled(text)}
    </p>
  )
}
