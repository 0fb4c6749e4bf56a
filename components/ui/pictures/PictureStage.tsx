import type { CSSProperties, ReactNode } from 'react'

/** The container of a preview. Its height depends only on the window, to prevent a layout shift when the picture loads. */
export function PictureStage({ children }: { children?: ReactNode }) {
  return <div className="picture-stage">{children}</div>
}

/** Style of the largest frame with an aspect ratio (width divided by height) that fits on the stage. */
export function stageFrame(ratio: number): CSSProperties {
  return { aspectRatio: ratio, width: `min(100%, var(--stage) * ${ratio})` }
}
