/** Fading in and out avoids audible clicks. */
const FADE_SECONDS = 0.01

/** A tone that the browser unlocks later than this is dropped, because it would signal nothing new. */
const MAX_DELAY_MILLISECONDS = 3000

/** The user gestures that unlock sound. A touch counts only on `pointerup`. */
const GESTURE_EVENTS = ['pointerdown', 'pointerup', 'keydown'] as const

let context: AudioContext | undefined

/** Unlocks sound; must be called in a user gesture. Does nothing without Web Audio support. */
export function unlockSound(): void {
  try {
    context ??= new AudioContext()
    void context.resume().catch(() => {})
  } catch {
    return
  }
}

/** Unlocks sound on every user gesture, which is necessary again after a reload. Returns a function that unsubscribes. */
export function unlockSoundOnGesture(): () => void {
  for (const type of GESTURE_EVENTS) document.addEventListener(type, unlockSound, true)
  return () => {
    for (const type of GESTURE_EVENTS) document.removeEventListener(type, unlockSound, true)
  }
}

/** Plays a sine tone with a volume from 0 to 1. Silent until sound is unlocked. */
export function beep(frequency: number, seconds: number, volume: number): void {
  unlockSound()
  const audio = context
  if (!audio) return
  const requestedAt = Date.now()
  void audio
    .resume()
    .then(() => Date.now() - requestedAt < MAX_DELAY_MILLISECONDS && play(audio, frequency, seconds, volume))
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
