import type { ReactNode } from 'react'
import { PictureStage } from '@/components/ui/pictures/PictureStage'

interface Props {
  /** Explains how to pick. */
  hint?: { readonly id: string; readonly text: ReactNode }
  /** Describes the color under the pointer. */
  pointerText?: string
  children: ReactNode
}

/** Reserves the same space for the progress bar and for the picture with its two lines of text, to avoid a layout shift. */
export function PickStage({ hint, pointerText, children }: Props) {
  return (
    <div>
      <PictureStage>{children}</PictureStage>
      <p id={hint?.id} className="mt-2 min-h-10 text-sm text-ink-2 sm:min-h-5">
        {hint?.text}
      </p>
      <p aria-hidden className="min-h-6 text-sm tabular-nums">
        {pointerText}
      </p>
    </div>
  )
}
