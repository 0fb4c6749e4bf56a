import { choice, flag, remembered, rememberedCode, text } from '@/lib/core/fields'
import { LINE_DIRECTIONS } from './languages'

export const textExtractorFields = {
  /** Codes joined by `+`. */
  language: rememberedCode(text({ default: 'eng', maxLength: 80 }), /^[a-z_+]+$/),
  direction: remembered(choice(LINE_DIRECTIONS)),
  joinLines: remembered(flag(true)),
  asPicture: flag(false),
}
