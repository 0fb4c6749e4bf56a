import { number, remembered, rememberedCode, text } from '@/lib/core/fields'
import { recipeFields } from '@/lib/image/recipe'
import { HEX_COLOR } from '@/lib/image/pixels/hex-color'

/** The converter's controls; the presets of the background follow its text. */
export const pngToJpgFields = {
  background: rememberedCode(text({ default: '#FFFFFF', maxLength: 32 }), HEX_COLOR),
  quality: remembered(number({ default: 90, min: 50, max: 100, step: 5, integer: true })),
  ...recipeFields,
}
