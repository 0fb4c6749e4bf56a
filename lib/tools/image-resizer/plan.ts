import type { Rectangle, Size } from '@/lib/image/pixels/geometry'
import { frameOn, type Edit } from './crop'
import { partBefore } from './level'
import { drawingSize, targetRectangles, type Target, type TargetBox } from './target'
import { turnedSize, untouchedRectangle } from './turn'

/** What the worker does: the part of the file's own picture, resampled to `width` × `height`, then turned. */
export interface Plan extends Target {
  /** The size before turning. */
  readonly resampled: Size
  /** For a leveled picture: what the result shows of it, and the larger upright part that is resampled for it. */
  readonly leveled?: { readonly part: Rectangle; readonly around: Rectangle; readonly size: Size }
}

/** How a picture of this size becomes the box. `frame` holds on it as shares. ToolErrors of `targetRectangles`. */
export function planOf(original: Size, edit: Edit, box: TargetBox): Plan {
  const frame = frameOn(edit, original)
  const { width, height, crop } = targetRectangles({ ...box, original: frame })
  const part = { ...crop, x: frame.x + crop.x, y: frame.y + crop.y }
  if (edit.level === 0) {
    const resampled = turnedSize({ width, height }, edit.turns)
    return { width, height, crop: untouchedRectangle(part, original, edit), resampled }
  }
  const size = turnedSize(original, edit.turns)
  const around = partBefore(part, { level: edit.level, size })
  const scaled = {
    width: Math.max(1, Math.round((around.width * width) / part.width)),
    height: Math.max(1, Math.round((around.height * height) / part.height)),
  }
  return {
    width,
    height,
    crop: untouchedRectangle(around, original, edit),
    resampled: turnedSize(scaled, edit.turns),
    leveled: { part, around, size },
  }
}

/** The size at which a whole vector picture should be drawn so that what the frame shows of it needs no resampling. */
export function wholeDrawingSize(original: Size, edit: Edit, box: TargetBox): Size {
  const frame = frameOn(edit, original)
  const drawn = drawingSize({ ...box, original: frame })
  const size = turnedSize(original, edit.turns)
  const width = Math.max(1, Math.round((size.width * drawn.width) / frame.width))
  const height = Math.max(1, Math.round((size.height * drawn.height) / frame.height))
  return turnedSize({ width, height }, edit.turns)
}
