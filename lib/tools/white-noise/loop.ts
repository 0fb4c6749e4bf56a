const FADE_SECONDS = 2
/** Effective value of a sound that is about as loud as the others at full level, and the peak it may reach. */
const LOUDNESS = 0.1
const PEAK = 0.8
/** Every eighth sample says enough about the loudness. */
const STRIDE = 8

/**
 * Prepares a sound for repetition without a seam, in place: its end is faded into its beginning at equal power, and the
 * loop ends where that end began. Returns the frames of the loop.
 */
export function joinEnds(channels: readonly Float32Array[], sampleRate: number): number {
  const frames = channels[0]?.length ?? 0
  const fade = Math.min(Math.round(FADE_SECONDS * sampleRate), Math.floor(frames / 4))
  const length = frames - fade
  for (const samples of channels) {
    for (let index = 0; index < fade; index++) {
      const angle = (((index + 0.5) / fade) * Math.PI) / 2
      samples[index] = samples[index]! * Math.sin(angle) + samples[length + index]! * Math.cos(angle)
    }
  }
  return length
}

/** The gain at which a sound is about as loud as the others; 0 for silence. */
export function evenGain(channels: readonly Float32Array[]): number {
  let power = 0
  let peak = 0
  let count = 0
  for (const samples of channels) {
    for (let index = 0; index < samples.length; index += STRIDE) {
      const sample = Math.abs(samples[index]!)
      power += sample * sample
      peak = Math.max(peak, sample)
      count++
    }
  }
  return peak === 0 ? 0 : Math.min(LOUDNESS / Math.sqrt(power / count), PEAK / peak)
}
