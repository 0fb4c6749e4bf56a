'use client'

import { useCallback, type CSSProperties } from 'react'
import { useBlobSource } from '@/components/hooks/useBlobSource'
import { showSmall, type Use } from '@/lib/browser/small-picture'
import { SHOWN_WHOLE_PIXELS } from '@/lib/core/image-limit'

export interface PictureFile {
  readonly blob: Blob
  /** Of the picture, in pixels. */
  readonly width: number
  readonly height: number
  /** As `ImageKind` names it, where it is known. */
  readonly kind?: string
}

interface Props {
  picture: PictureFile
  use: Use
  /** Empty where the picture says nothing that is not said beside it. */
  alt: string
  className: string
  draggable?: boolean
  style?: CSSProperties
}

/** A picture file. A large one is shown by a small copy, because a browser holds what an <img> shows in its full size. */
export function Picture(props: Props) {
  const { width, height, kind } = props.picture
  // A drawing is held in the size in which it is shown.
  return width * height > SHOWN_WHOLE_PIXELS && kind !== 'svg' ? <SmallCopy {...props} /> : <Whole {...props} />
}

function Whole({ picture: { blob }, alt, className, draggable, style }: Props) {
  const show = useBlobSource(blob)
  return <img ref={show} alt={alt} draggable={draggable} className={className} style={style} />
}

function SmallCopy({ picture: { blob, width, height }, use, alt, className, style }: Props) {
  const show = useCallback(
    (canvas: HTMLCanvasElement | null) => (canvas ? showSmall(canvas, blob, { width, height }, use) : undefined),
    [blob, width, height, use],
  )
  const name = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  return <canvas ref={show} {...name} className={className} style={style} />
}
