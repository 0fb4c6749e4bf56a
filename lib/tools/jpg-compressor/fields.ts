import { number, remembered } from '@/lib/core/fields'
import { recipeFields } from '@/lib/image/recipe'

/** The compressor's controls. With a target size (KB of 1024 bytes) the quality is searched for. */
export const jpgCompressorFields = {
  quality: remembered(number({ default: 80, min: 10, max: 100, step: 5, integer: true })),
  ...recipeFields,
  stripMetadata: remembered(recipeFields.stripMetadata),
  removal: remembered(recipeFields.removal),
}
