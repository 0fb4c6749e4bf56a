import type { CSSProperties, ReactNode } from 'react'

/** Where one picture is shown: as high as the window allows, whatever the picture's shape, and before it is there. */
export function PictureStage({ children }: { children?: ReactNode }) {
  return <div className="picture-stage">{children}</div>
}

/** The largest frame of this shape (width by height) that fits on a stage. */
export function stageFrame(ratio: number): CSSProperties {
  return { aspectRatio: ratio, width: `min(100%, var(--stage) * ${ratio})` }
}
