import { number, rememberedCode, text } from '@/lib/core/fields'

const ID = /^[a-z0-9]+$/i

/** Category and units are free text here because what fits depends on one another: `selection` makes sense of them. */
export const converterFields = {
  category: rememberedCode(text({ maxLength: 20 }), ID),
  value: number({ default: 1, measurement: true }),
  from: rememberedCode(text({ maxLength: 20 }), ID),
  to: rememberedCode(text({ maxLength: 20 }), ID),
}
