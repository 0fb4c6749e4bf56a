import { number, text } from '@/lib/core/fields'

/** The converter's controls; the presets of the background follow its text. */
export const fields = {
  background: text({ default: '#FFFFFF', maxLength: 32 }),
  quality: number({ default: 90, min: 50, max: 100, step: 5, integer: true }),
}
