import type { Random } from '@/lib/core/random'
import { poissonProcess, type Frame, type StereoSignal } from './signals'

/**
 * Three kinds of songs: pitch in hertz, relative change of pitch during a note, seconds of a note and of the pause
 * after it.
 */
const SONG_KINDS = [
  { hertz: 3100, glide: 0.28, note: 0.11, rest: 0.09, notes: 5 },
  { hertz: 4300, glide: -0.22, note: 0.07, rest: 0.05, notes: 8 },
  { hertz: 2400, glide: 0.08, note: 0.24, rest: 0.16, notes: 3 },
] as const

const SONGS_PER_SECOND = 0.22
const MAX_GAIN = 0.11

interface Song {
  readonly kind: (typeof SONG_KINDS)[number]
  readonly pitch: number
  readonly notes: number
  readonly left: number
  readonly right: number
  note: number
  seconds: number
  angle: number
}

function newSong(random: Random): Song {
  const kind = SONG_KINDS[Math.floor(random() * SONG_KINDS.length)] ?? SONG_KINDS[0]
  const pan = random()
  const loudness = MAX_GAIN * (0.2 + 0.8 * random() ** 2)
  return {
    kind,
    pitch: kind.hertz * (0.9 + 0.2 * random()),
    notes: Math.max(1, Math.round(kind.notes * (0.6 + 0.8 * random()))),
    left: loudness * Math.sqrt(1 - pan),
    right: loudness * Math.sqrt(pan),
    note: 0,
    seconds: 0,
    angle: 0,
  }
}

/** The next sample of a song; undefined at its end. Each note fades in and out. */
function nextSample(song: Song, sampleRate: number): number | undefined {
  const { kind, pitch } = song
  song.seconds += 1 / sampleRate
  if (song.seconds >= kind.note + kind.rest) {
    song.seconds = 0
    song.note++
  }
  if (song.note >= song.notes) return undefined
  const share = song.seconds / kind.note
  if (share >= 1) return 0
  // Every other note is slightly lower, as in most bird songs.
  const hertz = pitch * (song.note % 2 ? 0.88 : 1) * (1 + kind.glide * (share - 0.5))
  song.angle += (2 * Math.PI * hertz) / sampleRate
  return Math.sin(song.angle) * Math.sin(Math.PI * share) ** 2
}

/** Adds birds at various distances to `out`. */
export function birds(random: Random, sampleRate: number): StereoSignal {
  const songStarts = poissonProcess(random, sampleRate, SONGS_PER_SECOND)
  let songs: Song[] = []
  return (out: Frame) => {
    if (songStarts()) songs = [...songs, newSong(random)]
    for (const song of songs) {
      const sample = nextSample(song, sampleRate)
      if (sample === undefined) songs = songs.filter((other) => other !== song)
      else {
        out.left += sample * song.left
        out.right += sample * song.right
      }
    }
  }
}
