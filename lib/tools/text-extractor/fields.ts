import { choice, flag, text } from '@/lib/core/fields'
import { DIRECTIONS } from './languages'

export const fields = {
  /** Codes joined by `+`. */
  language: text({ default: 'eng', maxLength: 80 }),
  direction: choice(DIRECTIONS),
  joinLines: flag(true),
}
