import { choice, number, rememberedCode, text } from '@/lib/core/fields'
import { INGREDIENTS } from './ingredients'

const ID = /^[a-z0-9]+$/i

/** Category and units are text fields because their valid values depend on each other: `selection` resolves them. */
export const unitConverterFields = {
  category: rememberedCode(text({ maxLength: 20 }), ID),
  value: number({ default: 1, unit: 'plain' }),
  from: rememberedCode(text({ maxLength: 20 }), ID),
  to: rememberedCode(text({ maxLength: 20 }), ID),
  /** What a volume is of, for its weight. */
  ingredient: choice(['none', ...INGREDIENTS]),
}
