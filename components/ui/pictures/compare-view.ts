import { clamp } from '@/lib/core/numbers'

/** The zoom of a picture about its center, and its offset as shares of the frame's sides. */
interface View {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

export const ZOOMS = [1, 2, 4] as const
export const WITHOUT_ZOOM: View = { zoom: 1, x: 0, y: 0 }

/** Pans by shares of the frame, as far as the picture still fills it. */
export function panned({ zoom, x, y }: View, byX: number, byY: number): View {
  const limit = (zoom - 1) / 2
  return { zoom, x: clamp(x + byX, 0 - limit, limit), y: clamp(y + byY, 0 - limit, limit) }
}

/** Zooms about the center, as far as the picture still fills its frame. */
export function zoomedTo({ zoom: before, x, y }: View, zoom: number): View {
  const ratio = zoom / before
  return panned({ zoom, x: x * ratio, y: y * ratio }, 0, 0)
}

/** Zooms in (1) or out (−1) by one step. */
export function zoomedBy(view: View, step: 1 | -1): View {
  const index = ZOOMS.findIndex((zoom) => zoom === view.zoom)
  return zoomedTo(view, ZOOMS[clamp(index + step, 0, ZOOMS.length - 1)] ?? 1)
}
