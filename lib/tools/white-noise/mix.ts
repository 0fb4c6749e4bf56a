import { splitDuration } from '@/lib/core/format'
import { clamp } from '@/lib/core/numbers'
import { mixName, whiteNoiseFields, type NoiseValues } from './fields'
import { NOISE_PEAKS, NOISE_TYPES, type NoiseType } from './noise-types'

export type Mix = Readonly<Record<NoiseType, number>>

export const NO_NOISE = Object.fromEntries(NOISE_TYPES.map((type) => [type, 0])) as Mix

function share(percent: number | null): number {
  return clamp(percent ?? 0, 0, 100) / 100
}

/** Peak of a mix at full volume, as a share of full scale. */
const FULL_PEAK = 0.8
/** Up to this volume all sounds are equally loud. */
const EQUAL_UP_TO = 0.5

/**
 * Gain of each type: the selected one at full level, the others at theirs, scaled to the loudness of one. Uncorrelated
 * signals add in power, so the squares of the gains add up to 1. From half volume on, the mix grows further, until at full
 * volume it uses the range it has.
 */
export function mixOf(values: NoiseValues): Mix {
  const levels = NOISE_TYPES.map((type) => (type === values.type ? 1 : share(values[mixName(type)])))
  const power = Math.hypot(...levels)
  const peak = Math.hypot(...NOISE_TYPES.map((type, index) => (levels[index]! / power) * NOISE_PEAKS[type]))
  const growth = Math.max(0, volumeOf(values) - EQUAL_UP_TO) / (1 - EQUAL_UP_TO)
  const gain = (FULL_PEAK / peak) ** growth / power
  return Object.fromEntries(NOISE_TYPES.map((type, index) => [type, levels[index]! * gain])) as Mix
}

/** Gain of the volume slider, 0 to 1; its default for an invalid value. */
export function volumeOf({ volume }: NoiseValues): number {
  return share(volume ?? whiteNoiseFields.volume.default)
}

/** Duration of the sleep timer in seconds; null unless it is 1 to 480 minutes. */
export function timerSeconds({ timerMinutes }: NoiseValues): number | null {
  const { min = 1, max = 0 } = whiteNoiseFields.timerMinutes
  return timerMinutes !== null && timerMinutes >= min && timerMinutes <= max ? timerMinutes * 60 : null
}

/** Seconds → `m:ss`. */
export function timerText(seconds: number): string {
  const { whole, rest } = splitDuration(seconds, 60)
  return `${whole}:${String(rest).padStart(2, '0')}`
}
