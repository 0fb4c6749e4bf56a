/** So that the tone neither starts nor ends with a click. */
const FADE_SECONDS = 0.01

let context: AudioContext | undefined

/** Allows sound from now on; only a press or a key can. Without Web Audio the page stays silent. */
export function unlockSound(): void {
  try {
    context ??= new AudioContext()
    void context.resume().catch(() => {})
  } catch {
    return
  }
}

/** Plays a sine tone; volume 0 to 1. Silent where sound was never unlocked. */
export function beep(frequency: number, seconds: number, volume: number): void {
  const audio = context
  if (!audio) return
  void audio
    .resume()
    .then(() => play(audio, frequency, seconds, volume))
    .catch(() => {})
}

function play(audio: AudioContext, frequency: number, seconds: number, volume: number): void {
  const begin = audio.currentTime
  const end = begin + seconds
  const tone = audio.createOscillator()
  const level = audio.createGain()
  tone.frequency.value = frequency
  level.gain.setValueAtTime(0, begin)
  level.gain.linearRampToValueAtTime(volume, begin + FADE_SECONDS)
  level.gain.setValueAtTime(volume, end - FADE_SECONDS)
  level.gain.linearRampToValueAtTime(0, end)
  tone.connect(level).connect(audio.destination)
  tone.start(begin)
  tone.stop(end)
}
