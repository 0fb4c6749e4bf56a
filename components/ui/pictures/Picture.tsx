import { useCallback, type CSSProperties } from 'react'
import { showBlob } from './useBlobSource'
import { drawPreview, type PreviewUse } from '@/lib/platform/draw-preview'
import { whenNear } from '@/lib/platform/near-window'
import { SHOWN_WHOLE_PIXELS } from '@/lib/image/limits'

export interface PictureFile {
  readonly blob: Blob
  /** Size of the picture in pixels. */
  readonly width: number
  readonly height: number
  /** The `ImageKind`, if it is known. */
  readonly kind?: string
}

interface Props {
  picture: PictureFile
  use: PreviewUse
  /** Empty for a decorative picture. */
  alt: string
  className: string
  draggable?: boolean
  style?: CSSProperties
}

/** A picture file. Large ones are downscaled, because browsers decode the picture of an `<img>` at full size. */
export function Picture(props: Props) {
  const { width, height, kind } = props.picture
  // Browsers render SVG at the displayed size.
  return width * height > SHOWN_WHOLE_PIXELS && kind !== 'svg' ? (
    <DownscaledPicture {...props} />
  ) : (
    <OriginalPicture {...props} />
  )
}

/**
 * Displays a picture once it is in or near the window: browsers decode forty photos for forty thumbnails, of which a few are
 * seen. A large one may be the result that a visitor looks at, and does not wait.
 */
function displayed(element: Element, use: PreviewUse, display: () => () => void): () => void {
  if (use === 'preview') return display()
  let hide: (() => void) | undefined
  const stopWaiting = whenNear(element, () => {
    hide = display()
  })
  return () => {
    stopWaiting()
    hide?.()
  }
}

function OriginalPicture({ picture: { blob }, use, alt, className, draggable, style }: Props) {
  const show = useCallback(
    (image: HTMLImageElement | null) => (image ? displayed(image, use, () => showBlob(image, blob)) : undefined),
    [blob, use],
  )
  return <img ref={show} alt={alt} draggable={draggable} className={className} style={style} />
}

function DownscaledPicture({ picture: { blob, width, height }, use, alt, className, style }: Props) {
  const show = useCallback(
    (canvas: HTMLCanvasElement | null) =>
      canvas ? displayed(canvas, use, () => drawPreview(canvas, blob, { width, height }, use)) : undefined,
    [blob, width, height, use],
  )
  const name = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  return <canvas ref={show} {...name} className={className} style={style} />
}
