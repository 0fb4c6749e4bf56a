import { choice, flag, number, remembered } from '@/lib/core/fields'
import { LOOKS } from '@/lib/image/faces/hidden-faces'
import { recipeFields } from '@/lib/image/recipe'
import { BACKDROPS } from './backdrop-choices'
import { DOCUMENT_CHOICES } from './documents'
import { MAX_PERCENT, MAX_SIDE, MIN_SIDE, POSITIONS, SIZE_UNITS } from './size'

const side = {
  default: null,
  step: 1,
  unitBy: {
    field: 'sizeUnit',
    ranges: { px: { unit: 'px', min: MIN_SIDE, max: MAX_SIDE, integer: true }, percent: { min: 1, max: MAX_PERCENT } },
  },
} as const

/** The resizer's controls; width and height are set to the picture's own when one is chosen. */
export const imageResizerFields = {
  sizeUnit: choice(SIZE_UNITS),
  width: number(side),
  height: number(side),
  keepAspectRatio: flag(true),
  ...recipeFields,
  format: remembered(recipeFields.format),
  quality: remembered(number({ default: 90, min: 10, max: 100, step: 5, integer: true })),
  fit: choice(['contain', 'cover', 'exact']),
  position: choice(POSITIONS, 'center'),
  document: choice(DOCUMENT_CHOICES),
  backdrop: choice(BACKDROPS),
  hideFaces: choice(['none', ...LOOKS]),
}
