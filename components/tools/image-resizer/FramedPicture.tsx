import type { ReactNode } from 'react'
import { areaStyle } from '@/components/ui/pictures/PictureStage'
import type { Rectangle, Size } from '@/lib/image/pixels/geometry'
import type { PhotoDocument } from '@/lib/tools/image-resizer/documents'
import { HeadGuides } from './HeadGuides'

interface Props {
  /** In pixels of the picture. */
  frame: Rectangle
  size: Size
  document: PhotoDocument
  /** The picture, filling its container. */
  children: ReactNode
}

/** A preview of the part of the picture inside the crop frame, at a fixed width, with the document's guides. */
export function FramedPicture({ frame, size, document, children }: Props) {
  return (
    <div
      className="relative w-26 flex-none self-start overflow-hidden rounded-tile bg-well"
      style={{ aspectRatio: frame.width / frame.height }}
    >
      <div className="absolute" style={areaStyle({ ...size, x: -frame.x, y: -frame.y }, frame)}>
        {children}
      </div>
      <HeadGuides document={document} />
    </div>
  )
}
