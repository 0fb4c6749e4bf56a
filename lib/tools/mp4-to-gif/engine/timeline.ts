import type { Edit } from './edit-list'

/** A stretch of what is shown, and the timestamp of the track that it begins with. */
interface Piece {
  readonly duration: number
  readonly at: number
  readonly rate: number
}

/** What of a track is shown, and when. */
export interface Timeline {
  /** Seconds. */
  readonly duration: number
  /** The timestamp of what is shown after some seconds; after the end, of the last frame. */
  readonly timestampAt: (seconds: number) => number
}

/** How long before its end the last frame of a piece is looked for, in seconds. */
const HELD_BEFORE = 0.002
/** Maximum rounding error of a sum of durations, in seconds. */
const ROUNDING = 1e-6

function joined(pieces: readonly Piece[]): Timeline {
  const duration = pieces.reduce((sum, piece) => sum + piece.duration, 0)
  const timestampAt = (wanted: number) => {
    const seconds = Math.min(wanted, duration - HELD_BEFORE)
    let begin = 0
    for (const piece of pieces.slice(0, -1)) {
      if (seconds < begin + piece.duration - ROUNDING) return piece.at + (seconds - begin) * piece.rate
      begin += piece.duration
    }
    const last = pieces.at(-1)
    return last ? last.at + (seconds - begin) * last.rate : seconds
  }
  return { duration, timestampAt }
}

/**
 * The timeline of a track whose timestamps reach from `first` to `end` seconds. mediabunny has moved them by the first edit that
 * shows something at the usual rate, so that it begins when the empty edits before it have passed; it ignores the others. Time
 * in which nothing is shown yet does not count, and in a later gap the frame before it stays.
 */
export function timelineOf(edits: readonly Edit[], first: number, end: number): Timeline {
  const shown = edits.findIndex(({ from }) => from >= 0)
  const start = edits[shown]
  if (!start) return joined([{ duration: end - first, at: first, rate: 1 }])
  const empty = edits.slice(0, shown).reduce((sum, { duration }) => sum + duration, 0)
  const moved = start.rate === 1 ? start.from - empty : 0
  const pieces: Piece[] = []
  for (const { duration, from, rate } of edits.slice(shown)) {
    const before = pieces.at(-1)
    const isGap = from < 0
    const held = before ? Math.max(before.at, before.at + before.duration * before.rate - HELD_BEFORE) : first
    const at = isGap ? held : Math.max(from - moved, first)
    const speed = isGap ? 0 : rate
    const rest = Math.max(0, end - at)
    // A frame that is held lasts as long as it is said to; everything else at most to the end of the track.
    const longest = speed > 0 ? rest / speed : duration
    pieces.push({ duration: Math.min(duration || longest, longest), at, rate: speed })
  }
  return joined(pieces.filter(({ duration }) => duration > 0))
}
