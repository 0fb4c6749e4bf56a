import { choice, flag, number, remembered } from '@/lib/core/fields'

/** Number of colors of a GIF by quality. */
export const QUALITY_COLORS = { low: 64, medium: 128, high: 256 } as const
export type Quality = keyof typeof QUALITY_COLORS

/** Longest clip in seconds. A GIF of more would be larger and worse than either of the others. */
export const MAX_SECONDS = { gif: 10, webp: 30, mp4: 30 } as const
export type Format = keyof typeof MAX_SECONDS
export const FORMAT_NAMES: Readonly<Record<Format, string>> = { gif: 'GIF', webp: 'WebP', mp4: 'MP4' }

/** Aspect ratios (width / height) of the crop; `whole` does not crop. */
export const CROP_RATIOS = { whole: 0, square: 1, portrait: 4 / 5, wide: 16 / 9, tall: 9 / 16 } as const

const lengths = (max: number) => ({ unit: 's', min: 0.5, max }) as const
const clipSeconds = { gif: lengths(MAX_SECONDS.gif), webp: lengths(MAX_SECONDS.webp), mp4: lengths(MAX_SECONDS.mp4) }

/** Start, duration, width and height are adjusted to a video when it is chosen. */
export const mp4ToGifFields = {
  format: choice(['gif', 'webp', 'mp4']),
  startTime: number({ default: 0, unit: 's', min: 0, step: 0.1 }),
  duration: number({ default: 3, step: 0.1, unitBy: { field: 'format', ranges: clipSeconds } }),
  fps: remembered(number({ default: 10, min: 5, max: 30, step: 1, integer: true })),
  width: number({ default: 480, unit: 'px', min: 100, max: 1920, step: 1, integer: true }),
  height: number({ default: 270, unit: 'px', min: 100, max: 1080, step: 1, integer: true }),
  keepAspectRatio: flag(true),
  quality: remembered(choice(['low', 'medium', 'high'], 'medium')),
  crop: choice(['whole', 'square', 'portrait', 'wide', 'tall']),
  cropX: number({ default: 50, min: 0, max: 100, step: 1 }),
  cropY: number({ default: 50, min: 0, max: 100, step: 1 }),
  speed: choice(['0.25', '0.5', '1', '1.5', '2', '4'], '1'),
  order: choice(['forward', 'reverse', 'boomerang']),
  loop: remembered(choice(['0', '1', '2', '3', '5', '10'])),
  targetSize: number({ default: null, unit: 'MB', min: 0.05, max: 100, optional: true }),
}
