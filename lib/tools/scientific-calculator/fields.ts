import { choice, remembered, text } from '@/lib/core/fields'
import { MAX_LENGTH } from './notation'

const ANGLE_MODES = ['deg', 'rad'] as const
export type AngleMode = (typeof ANGLE_MODES)[number]

export const scientificCalculatorFields = {
  expression: text({ maxLength: MAX_LENGTH, hasPlus: true }),
  angleMode: remembered(choice(ANGLE_MODES)),
}
