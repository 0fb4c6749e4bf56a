import type { Rgb } from '@/lib/image/pixels/blend'

/** What a document's photo may have behind the person: the photo's own background, or one plain color. */
export const BACKDROPS = ['keep', 'white', 'lightGray', 'lightBlue'] as const
export type Backdrop = (typeof BACKDROPS)[number]

/** The colors that forms name: plain white, light gray, light blue. */
export const BACKDROP_COLORS: Readonly<Record<Exclude<Backdrop, 'keep'>, Rgb>> = {
  white: [255, 255, 255],
  lightGray: [225, 225, 225],
  lightBlue: [205, 225, 245],
}
