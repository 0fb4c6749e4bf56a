import type { ReactNode } from 'react'
import { PictureStage } from '@/components/ui/PictureStage'

interface Props {
  /** Says how one picks. */
  hint?: { readonly id: string; readonly text: string }
  /** What lies under the pointer. */
  under?: string
  children: ReactNode
}

/** Where the picture stands with its two lines of words, and before it is there the progress, in the same room. */
export function PickStage({ hint, under, children }: Props) {
  return (
    <div>
      <PictureStage>{children}</PictureStage>
      <p id={hint?.id} className="mt-2 min-h-10 text-sm text-ink-2 sm:min-h-5">
        {hint?.text}
      </p>
      <p aria-hidden className="min-h-6 text-sm tabular-nums">
        {under}
      </p>
    </div>
  )
}
