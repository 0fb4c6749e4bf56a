import { clamp } from '@/lib/core/numbers'
import type { Size } from '@/lib/image/pixels/geometry'
import { MAX_SIDE, MIN_SIDE } from './size'

export type Preset = { readonly id: string } & (Size | { readonly percent: number })

/** Sizes that people need, the commonest first. */
export const presets = [
  // Full HD and HD: ITU-R BT.709 and SMPTE ST 296.
  { id: 'fullHd', width: 1920, height: 1080 },
  { id: 'hd', width: 1280, height: 720 },
  // Instagram help center: 1080 pixels wide; square 1:1, portrait 4:5, stories and reels 9:16.
  { id: 'instagramSquare', width: 1080, height: 1080 },
  { id: 'instagramPortrait', width: 1080, height: 1350 },
  { id: 'instagramStory', width: 1080, height: 1920 },
  // YouTube help, custom thumbnails: 1280 × 720, at least 640 wide.
  { id: 'youtubeThumbnail', width: 1280, height: 720 },
  // Meta for developers, sharing images: 1200 × 630 for high-resolution displays.
  { id: 'openGraph', width: 1200, height: 630 },
  // Korean passport and ID photograph, 35 × 45 mm (passport.go.kr), at 300 dots an inch: 413.4 × 531.5.
  { id: 'koreanIdPhoto', width: 413, height: 531 },
  { id: 'half', percent: 50 },
  { id: 'quarter', percent: 25 },
] as const satisfies readonly Preset[]

export type PresetId = (typeof presets)[number]['id']

function share(side: number, percent: number): number {
  return clamp(Math.round((side * percent) / 100), MIN_SIDE, MAX_SIDE)
}

/** The box of a preset; a percentage is taken of the original, rounded, within the tool's bounds. */
export function presetSize(preset: Preset, original: Size): Size {
  if (!('percent' in preset)) return { width: preset.width, height: preset.height }
  return { width: share(original.width, preset.percent), height: share(original.height, preset.percent) }
}
