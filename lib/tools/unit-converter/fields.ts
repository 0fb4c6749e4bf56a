import { number, text } from '@/lib/core/fields'

/** Category and units are free text here because what fits depends on one another: `selection` makes sense of them. */
export const converterFields = {
  category: text({ maxLength: 20 }),
  value: number({ default: 1 }),
  from: text({ maxLength: 20 }),
  to: text({ maxLength: 20 }),
}
