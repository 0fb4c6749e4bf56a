import type { Rectangle } from '@/lib/image/pixels/geometry'

/** How a face is hidden: as a few squares of its colors, or black. */
export const LOOKS = ['mosaic', 'color'] as const
export type Look = (typeof LOOKS)[number]

export interface Hiding {
  readonly look: Look
  /** Boxes of faces, in shares of the picture's sides. */
  readonly faces: readonly Rectangle[]
}
