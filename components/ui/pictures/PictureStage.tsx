import type { CSSProperties, ReactNode } from 'react'
import type { Rectangle, Size } from '@/lib/image/pixels/geometry'

/** The container of a preview. Its height depends only on the window, to prevent a layout shift when the picture loads. */
export function PictureStage({ children }: { children?: ReactNode }) {
  return <div className="picture-stage">{children}</div>
}

/** Style of the largest frame with an aspect ratio (width divided by height) that fits on the stage. */
export function stageFrame(ratio: number): CSSProperties {
  return { aspectRatio: ratio, width: `min(100%, var(--stage) * ${ratio})` }
}

/** Style of an area within the space of a whole picture of this size. */
export function areaStyle({ x, y, width, height }: Rectangle, whole: Size): CSSProperties {
  const percent = (length: number, of: number) => `${(length / of) * 100}%`
  return {
    left: percent(x, whole.width),
    top: percent(y, whole.height),
    width: percent(width, whole.width),
    height: percent(height, whole.height),
  }
}
