import { clamp } from '@/lib/core/numbers'

/** How a picture lies in its frame: magnified about its middle, then moved by shares of the frame's sides. */
export interface View {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

export const ZOOMS = [1, 2, 4] as const
export const WHOLE: View = { zoom: 1, x: 0, y: 0 }

/** Moved by shares of the frame, as far as the picture still fills it. */
export function moved({ zoom, x, y }: View, byX: number, byY: number): View {
  const room = (zoom - 1) / 2
  return { zoom, x: clamp(x + byX, 0 - room, room), y: clamp(y + byY, 0 - room, room) }
}

/** Magnified to `zoom`; what was in the middle stays there, as far as the picture still fills its frame. */
export function magnified({ zoom: before, x, y }: View, zoom: number): View {
  const ratio = zoom / before
  return moved({ zoom, x: x * ratio, y: y * ratio }, 0, 0)
}

/** The next step of ZOOMS up (1) or down (−1). */
export function stepped(view: View, step: 1 | -1): View {
  const index = ZOOMS.findIndex((zoom) => zoom === view.zoom)
  return magnified(view, ZOOMS[clamp(index + step, 0, ZOOMS.length - 1)] ?? 1)
}
