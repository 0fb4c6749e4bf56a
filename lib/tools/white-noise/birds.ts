import type { Random } from '@/lib/core/random'
import { occasions } from './drift'
import type { Frame, StereoSignal } from './stereo'

/** Three ways to sing: pitch in hertz, its glide over a note, seconds of a note and of the rest after it. */
const SINGERS = [
  { hertz: 3100, glide: 0.28, note: 0.11, rest: 0.09, notes: 5 },
  { hertz: 4300, glide: -0.22, note: 0.07, rest: 0.05, notes: 8 },
  { hertz: 2400, glide: 0.08, note: 0.24, rest: 0.16, notes: 3 },
] as const

const SONGS_PER_SECOND = 0.22
const LOUDEST = 0.11

interface Song {
  readonly singer: (typeof SINGERS)[number]
  readonly pitch: number
  readonly notes: number
  readonly left: number
  readonly right: number
  note: number
  seconds: number
  angle: number
}

function newSong(random: Random): Song {
  const singer = SINGERS[Math.floor(random() * SINGERS.length)] ?? SINGERS[0]
  const place = random()
  const loudness = LOUDEST * (0.2 + 0.8 * random() ** 2)
  return {
    singer,
    pitch: singer.hertz * (0.9 + 0.2 * random()),
    notes: Math.max(1, Math.round(singer.notes * (0.6 + 0.8 * random()))),
    left: loudness * Math.sqrt(1 - place),
    right: loudness * Math.sqrt(place),
    note: 0,
    seconds: 0,
    angle: 0,
  }
}

/** The next sample of a song; each note swells and fades. Undefined: it is over. */
function sing(song: Song, sampleRate: number): number | undefined {
  const { singer, pitch } = song
  song.seconds += 1 / sampleRate
  if (song.seconds >= singer.note + singer.rest) {
    song.seconds = 0
    song.note++
  }
  if (song.note >= song.notes) return undefined
  const share = song.seconds / singer.note
  if (share >= 1) return 0
  // Every other note a little lower, as most songs go.
  const hertz = pitch * (song.note % 2 ? 0.88 : 1) * (1 + singer.glide * (share - 0.5))
  song.angle += (2 * Math.PI * hertz) / sampleRate
  return Math.sin(song.angle) * Math.sin(Math.PI * share) ** 2
}

/** Birds near and far; adds to what is in `out`. */
export function birds(random: Random, sampleRate: number): StereoSignal {
  const begins = occasions(random, sampleRate, SONGS_PER_SECOND)
  let songs: Song[] = []
  return (out: Frame) => {
    if (begins()) songs = [...songs, newSong(random)]
    for (const song of songs) {
      const sample = sing(song, sampleRate)
      if (sample === undefined) songs = songs.filter((other) => other !== song)
      out.left += (sample ?? 0) * song.left
      out.right += (sample ?? 0) * song.right
    }
  }
}
