import { choice, flag, number, remembered } from '@/lib/core/fields'
import { MAX_SIDE, MIN_SIDE } from './size'

const side = { default: null, unit: 'px', min: MIN_SIDE, max: MAX_SIDE, step: 1, integer: true } as const

/** The resizer's controls; width and height are set to the picture's own when one is chosen. */
export const imageResizerFields = {
  width: number(side),
  height: number(side),
  keepAspectRatio: flag(true),
  format: remembered(choice(['jpeg', 'png', 'webp', 'avif'])),
  quality: remembered(number({ default: 90, min: 10, max: 100, step: 5, integer: true })),
  fit: choice(['contain', 'cover', 'exact']),
}
