import type { Rectangle } from '@/lib/image/pixels/geometry'

/** How a page is laid for reading. */
export interface PageEdit {
  /** Clockwise quarter turns, 0 to 3. */
  readonly turns: number
  /** The photographed sheet of paper fills the page, as seen from straight above. */
  readonly isFlattened: boolean
  /** What is read of the turned page, in fractions of its sides. */
  readonly frame: Rectangle
}

export const WHOLE_PAGE: Rectangle = { x: 0, y: 0, width: 1, height: 1 }
/** How a page is laid unless the visitor wants it otherwise. */
export const UNTOUCHED_PAGE: PageEdit = { turns: 0, isFlattened: true, frame: WHOLE_PAGE }

/** Turned clockwise by a quarter; the frame stays on what it shows. */
export function turnedPage({ turns, frame: { x, y, width, height }, ...rest }: PageEdit): PageEdit {
  return { ...rest, turns: (turns + 1) % 4, frame: { x: 1 - y - height, y: x, width: height, height: width } }
}

/** Cropped once more: `frame` is in fractions of what the edit shows. */
export function croppedPage({ frame: shown, ...rest }: PageEdit, frame: Rectangle): PageEdit {
  return {
    ...rest,
    frame: {
      x: shown.x + frame.x * shown.width,
      y: shown.y + frame.y * shown.height,
      width: shown.width * frame.width,
      height: shown.height * frame.height,
    },
  }
}
