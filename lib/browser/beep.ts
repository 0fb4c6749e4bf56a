/** So that the tone neither starts nor ends with a click. */
const FADE_SECONDS = 0.01

/** A tone that the browser lets through only later than this, at some later press, would tell of nothing. */
const NEWS_MILLISECONDS = 3000

/** What a browser takes for leave to make sounds: a finger's press counts once it is lifted. */
const PRESSES = ['pointerdown', 'pointerup', 'keydown'] as const

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

/** Allows sound with every press or key on the page: nothing allowed it yet after a reload. Returns the way to stop. */
export function unlockSoundOnPress(): () => void {
  for (const type of PRESSES) document.addEventListener(type, unlockSound, true)
  return () => {
    for (const type of PRESSES) document.removeEventListener(type, unlockSound, true)
  }
}

/** Plays a sine tone; volume 0 to 1. Silent where the browser does not allow sound yet. */
export function beep(frequency: number, seconds: number, volume: number): void {
  unlockSound()
  const audio = context
  if (!audio) return
  const asked = Date.now()
  void audio
    .resume()
    .then(() => Date.now() - asked < NEWS_MILLISECONDS && play(audio, frequency, seconds, volume))
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
