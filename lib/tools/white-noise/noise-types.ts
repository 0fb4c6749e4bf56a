/** Peaks of the equally loud sounds within ten seconds at 48 kHz: the median of thirty stretches, three from each of ten seeds. */
export const NOISE_PEAKS = {
  white: 0.1115,
  pink: 0.432,
  brown: 0.728,
  rain: 0.426,
  ocean: 0.593,
  forest: 0.444,
  cafe: 0.546,
  fire: 0.807,
  fan: 0.457,
  train: 0.755,
} as const
export type NoiseType = keyof typeof NOISE_PEAKS

export const NOISE_TYPES = Object.keys(NOISE_PEAKS) as [NoiseType, ...NoiseType[]]
