import type { Random } from '@/lib/core/random'
import { band, logUniform, lowPass, pink, poissonProcess, type StereoSignal } from './signals'
import { createRings } from './rings'

/**
 * The first two formants of vowels in hertz, means of men (G. E. Peterson and H. L. Barney, "Control Methods Used in a Study of the
 * Vowels", JASA 24, 1952, table II).
 */
const THROATS = [270, 390, 530, 660, 730, 570, 440, 300, 640, 490]
const MOUTHS = [2290, 1990, 1840, 1720, 1090, 840, 1020, 870, 1190, 1350]
const BANDWIDTHS = [70, 100] as const

/** Seconds; people speak about five syllables a second. */
const SYLLABLE = { from: 0.12, to: 0.3 }
const PAUSE = { from: 0.3, to: 4 }
const SYLLABLES_PER_PHRASE = { from: 3, to: 14 }
const TALKERS_PER_EAR = 5
const CLINKS_PER_SECOND = 0.45

/** A resonator with unity gain at 0 Hz (D. H. Klatt, "Software for a cascade/parallel formant synthesizer", JASA 67, 1980). */
interface Formant {
  readonly b: number
  readonly c: number
  y1: number
  y2: number
}

function formant(hertz: number, bandwidth: number, sampleRate: number): Formant {
  const b = 2 * Math.exp((-Math.PI * bandwidth) / sampleRate) * Math.cos((2 * Math.PI * hertz) / sampleRate)
  return { b, c: -Math.exp((-2 * Math.PI * bandwidth) / sampleRate), y1: 0, y2: 0 }
}

function resonate(cavity: Formant, sample: number): number {
  const { b, c, y1, y2 } = cavity
  const y = (1 - b - c) * sample + b * y1 + c * y2
  cavity.y2 = y1
  cavity.y1 = y
  return y
}

interface Syllable {
  readonly throat: Formant
  readonly mouth: Formant
  readonly hertz: number
  readonly step: number
  readonly loudness: number
  position: number
}

/** Loudness in the course of a syllable, 0 to 1. */
function swell(position: number): number {
  const rest = position < 1 ? 4 * position * (1 - position) : 0
  return rest * rest
}

/** A voice at another table, too far away to be understood: phrases of vowel sounds, and pauses. */
function createTalker(random: Random, sampleRate: number): () => number {
  // From low voices of men to high ones of women, whose vocal tracts are shorter.
  const voice = random()
  const pitch = 95 * 2.2 ** voice
  const size = 1 + 0.17 * voice
  const distance = 1 + 2 * random()
  const glottis = lowPass(250, sampleRate)
  const room = lowPass(3200 / distance, sampleRate)
  let syllable: Syllable | undefined
  let syllables = 0
  let wait = Math.round(logUniform(random, PAUSE) * random() * sampleRate)
  let turn = 0

  const speak = (): Syllable => {
    const vowel = Math.floor(random() * THROATS.length)
    return {
      throat: formant(THROATS[vowel]! * size, BANDWIDTHS[0], sampleRate),
      mouth: formant(MOUTHS[vowel]! * size, BANDWIDTHS[1], sampleRate),
      hertz: pitch * (0.85 + 0.4 * random()),
      step: 1 / (logUniform(random, SYLLABLE) * sampleRate),
      loudness: (0.4 + 0.6 * random()) / distance,
      position: 0,
    }
  }

  return () => {
    if (wait > 0) {
      wait--
      return 0
    }
    if (!syllable || syllable.position >= 1) {
      if (syllables === 0) syllables = Math.round(logUniform(random, SYLLABLES_PER_PHRASE))
      else if (--syllables === 0) wait = Math.round(logUniform(random, PAUSE) * sampleRate)
      syllable = speak()
    }
    const { throat, mouth, hertz, loudness } = syllable
    syllable.position += syllable.step
    // The voice falls towards the end of a syllable.
    turn += (hertz * (1.05 - 0.1 * syllable.position)) / sampleRate
    const pulse = turn >= 1 ? 1 : 0
    turn -= pulse
    const sound = resonate(mouth, resonate(throat, glottis(pulse + 0.02 * (random() - 0.5))))
    return room(sound * loudness * swell(syllable.position))
  }
}

/** The sound of a full room at one ear. */
function createRoom(random: Random, sampleRate: number): () => number {
  const talkers = Array.from({ length: TALKERS_PER_EAR }, () => createTalker(random, sampleRate))
  const murmur = band(pink(random), 180, 900, sampleRate)
  return () => {
    let sum = 0.02 * murmur()
    for (const talker of talkers) sum += talker()
    return sum
  }
}

/** Café: people who talk at tables around, and now and then a cup. */
export function cafe(random: Random, sampleRate: number): StereoSignal {
  const left = createRoom(random, sampleRate)
  const right = createRoom(random, sampleRate)
  const clinks = poissonProcess(random, sampleRate, CLINKS_PER_SECOND)
  const rings = createRings(sampleRate)
  return (out) => {
    if (clinks()) {
      const pan = random()
      const loudness = 0.05 * (0.2 + 0.8 * random() ** 2)
      for (const partial of [1, 1.83, 2.71])
        rings.strike({
          hertz: partial * (1900 + 900 * random()),
          seconds: 0.05 / partial,
          loudness: loudness / partial,
          pan,
        })
    }
    out.left = left()
    out.right = right()
    rings.addTo(out)
  }
}
