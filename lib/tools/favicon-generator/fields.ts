import { choice, number, text } from '@/lib/core/fields'

/** The favicon generator's controls but for the sizes; `radius` is a share of the icon's side, 50 % being a circle. */
export const fields = {
  tab: choice(['upload', 'text']),
  text: text({ maxLength: 32 }),
  background: text({ default: '#4F46E5', maxLength: 9 }),
  color: text({ default: '#FFFFFF', maxLength: 9 }),
  fontSize: number({ default: 32, min: 16, max: 64, step: 2 }),
  radius: number({ default: 0, min: 0, max: 50, step: 5 }),
}
