import { clamp } from '@/lib/core/numbers'
import { mixName, whiteNoiseFields, type NoiseValues } from './fields'
import { NOISE_TYPES, type NoiseType } from './noise'

export type Mix = Readonly<Record<NoiseType, number>>

function share(percent: number | null): number {
  return clamp(percent ?? 0, 0, 100) / 100
}

/**
 * Gain of each type, 0 to 1: the selected one at full level, the others at theirs, scaled to the loudness of one.
 * Uncorrelated signals add in power, so the squares of the gains add up to 1.
 */
export function mixOf(values: NoiseValues): Mix {
  const levels = NOISE_TYPES.map((type) => (type === values.type ? 1 : share(values[mixName(type)])))
  const power = Math.sqrt(levels.reduce((sum, level) => sum + level * level, 0))
  return Object.fromEntries(NOISE_TYPES.map((type, index) => [type, (levels[index] ?? 0) / power])) as Mix
}

/** Gain of the volume slider, 0 to 1; its default for an invalid value. */
export function volumeOf({ volume }: NoiseValues): number {
  return share(volume ?? whiteNoiseFields.volume.default)
}

/** Duration of the sleep timer in seconds; null unless it is more than 0 and at most 480 minutes. */
export function timerSeconds({ timerMinutes }: NoiseValues): number | null {
  const { max = 0 } = whiteNoiseFields.timerMinutes
  return timerMinutes !== null && timerMinutes > 0 && timerMinutes <= max ? timerMinutes * 60 : null
}

/** Seconds → `m:ss`. */
export function timerText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
