'use client'

import { useState } from 'react'
import { useBlobSource } from '@/components/hooks/useBlobSource'

interface Side {
  readonly blob: Blob
  readonly label: string
}

interface Props {
  before: Side
  after: Side
  /** Width by height of the picture. */
  ratio: number
  /** Name of the slider. */
  label: string
}

/** Two versions of a picture on top of each other, divided where the slider stands; dragged, tapped or moved by keys. */
export function CompareSlider({ before, after, ratio, label }: Props) {
  const [share, setShare] = useState(50)
  const showBefore = useBlobSource(before.blob)
  const showAfter = useBlobSource(after.blob)
  const picture = 'absolute inset-0 size-full'
  const tag = 'absolute top-3 rounded-lg bg-black/65 px-2.5 py-1 text-xs text-white'
  return (
    <div
      className="relative mx-auto w-full overflow-hidden rounded-card has-focus-visible:outline-2 has-focus-visible:outline-brand"
      style={{ aspectRatio: ratio, maxWidth: `${26 * ratio}rem` }}
    >
      <img ref={showAfter} alt={after.label} className={picture} />
      <img
        ref={showBefore}
        alt={before.label}
        className={picture}
        style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
      />
      <span aria-hidden className={`${tag} left-3`}>
        {before.label}
      </span>
      <span aria-hidden className={`${tag} right-3`}>
        {after.label}
      </span>
      <span
        aria-hidden
        className="absolute inset-y-0 w-[3px] -translate-x-1/2 bg-white shadow-[0_0_12px_rgb(0_0_0/.4)]"
        style={{ left: `${share}%` }}
      >
        <span className="absolute top-1/2 left-1/2 grid size-10 -translate-1/2 place-items-center rounded-full bg-white text-black shadow-md">
          ⇆
        </span>
      </span>
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label={label}
        onChange={(event) => setShare(Number(event.target.value))}
        className="absolute inset-0 size-full cursor-ew-resize opacity-0"
      />
    </div>
  )
}
