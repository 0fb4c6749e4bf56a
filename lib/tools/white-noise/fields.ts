import { choice, number, remembered, type Values } from '@/lib/core/fields'
import { NOISE_TYPES, type NoiseType } from './noise-types'

const LEVEL = remembered(number({ default: 0, min: 0, max: 100, step: 1 }))

const levels = Object.fromEntries(NOISE_TYPES.map((type) => [mixName(type), LEVEL])) as Readonly<
  Record<`mix-${NoiseType}`, typeof LEVEL>
>

export const whiteNoiseFields = {
  type: remembered(choice(NOISE_TYPES)),
  volume: remembered(number({ default: 50, min: 0, max: 100, step: 1 })),
  timerMinutes: number({ unit: 'min', default: null, min: 1, max: 480, optional: true }),
  ...levels,
}

const { timerMinutes: _timer, ...mixFields } = whiteNoiseFields
/** The fields that make a mix. */
export const MIX_FIELDS = mixFields

export type NoiseValues = Values<typeof whiteNoiseFields>

/** Name of the field with the level of a type. */
export function mixName<Type extends NoiseType>(type: Type): `mix-${Type}` {
  return `mix-${type}`
}

export const VOLUME_PRESETS = [25, 50, 75] as const
/** Minutes. */
export const TIMER_PRESETS = [30, 60] as const
