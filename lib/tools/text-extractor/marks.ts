import type { Gray, Box } from './gray'

interface Run {
  readonly start: number
  readonly end: number
  readonly label: number
}

/** Disjoint sets of labels (union-find with path halving). */
class Labels {
  private readonly parents: number[] = []

  add(): number {
    return this.parents.push(this.parents.length) - 1
  }

  rootOf(label: number): number {
    let root = label
    while (this.parents[root] !== root) {
      const above = this.parents[this.parents[root]!]!
      this.parents[root] = above
      root = above
    }
    return root
  }

  join(a: number, b: number): void {
    this.parents[this.rootOf(b)] = this.rootOf(a)
  }
}

function runsOf(ink: Gray, y: number, above: readonly Run[], labels: Labels): Run[] {
  const runs: Run[] = []
  const row = ink.data.subarray(y * ink.width, (y + 1) * ink.width)
  let candidate = 0
  let end = 0
  for (let start = row.indexOf(1); start >= 0; start = row.indexOf(1, end)) {
    const after = row.indexOf(0, start)
    end = after < 0 ? ink.width : after
    let label = -1
    while (candidate < above.length && above[candidate]!.end < start) candidate++
    for (let next = candidate; next < above.length; next++) {
      const run = above[next]
      if (!run || run.start > end) break
      if (label < 0) label = run.label
      else labels.join(label, run.label)
    }
    runs.push({ start, end, label: label < 0 ? labels.add() : label })
  }
  return runs
}

/** A run of ink in a row, from `start` to before `end`, and the number of the connected component (8-connected) it belongs to. */
export interface PlacedRun {
  readonly y: number
  readonly start: number
  readonly end: number
  readonly mark: number
}

/** All runs of a binarized picture, in which ink is 1, from the top and in each row from the left. */
export function runsOfMarks(ink: Gray): PlacedRun[] {
  const labels = new Labels()
  const rows: { y: number; run: Run }[] = []
  let above: Run[] = []
  for (let y = 0; y < ink.height; y++) {
    above = runsOf(ink, y, above, labels)
    for (const run of above) rows.push({ y, run })
  }
  return rows.map(({ y, run: { start, end, label } }) => ({ y, start, end, mark: labels.rootOf(label) }))
}

/** Bounding boxes of all connected components of a binarized picture. */
export function findMarks(ink: Gray): Box[] {
  const boxes = new Map<number, { x0: number; y0: number; x1: number; y1: number }>()
  for (const { y, start, end, mark } of runsOfMarks(ink)) {
    const box = boxes.get(mark)
    if (!box) boxes.set(mark, { x0: start, y0: y, x1: end, y1: y + 1 })
    else {
      box.x0 = Math.min(box.x0, start)
      box.x1 = Math.max(box.x1, end)
      box.y1 = y + 1
    }
  }
  return [...boxes.values()]
}

/** Marks with a smaller height are dust or accents. */
const DUST_PIXELS = 4

/** Marks this much higher than wide are the bars of a barcode. */
const THIN = 14

/** How many times as high as the dots of a photograph letters are; higher ones are pictures. */
const DOT_TIMES = 2
const PICTURE_TIMES = 8
/** Letters that make a text: their number, and their share of the marks by number and by area. */
const MIN_LETTERS = 50
const MIN_COUNT = 0.05
const MIN_AREA = 0.4

const upperQuartile = (sorted: readonly number[]) => sorted[Math.floor(sorted.length * 0.75)] ?? 0
const areaOf = (heights: readonly number[]) => heights.reduce((sum, height) => sum + height * height, 0)

/**
 * Height of letters in pixels: the upper quartile of the marks' heights, which is that of capitals in Latin text and of
 * characters in East Asian text; of the higher marks where most are the dots of a printed photograph. 0 without marks.
 */
export function letterHeight(marks: readonly Box[]): number {
  const heights = marks
    .filter(({ x0, y0, x1, y1 }) => y1 - y0 >= DUST_PIXELS && x1 - x0 <= 8 * (y1 - y0) && y1 - y0 <= THIN * (x1 - x0))
    .map(({ y0, y1 }) => y1 - y0)
    .sort((a, b) => a - b)
  const height = upperQuartile(heights)
  const likely = heights.filter((each) => each < PICTURE_TIMES * height)
  const higher = likely.filter((each) => each >= DOT_TIMES * height)
  const isText =
    higher.length >= Math.max(MIN_LETTERS, MIN_COUNT * likely.length) && areaOf(higher) >= MIN_AREA * areaOf(likely)
  return isText ? upperQuartile(higher) : height
}

/** Filters the marks that may be letters, removing dust, rules, frames and pictures. */
export function textMarks(marks: readonly Box[], letter: number): Box[] {
  return marks.filter(({ x0, y0, x1, y1 }) => {
    const width = x1 - x0
    const height = y1 - y0
    return Math.max(width, height) >= letter / 4 && height <= letter * 4 && width <= letter * 12
  })
}

/**
 * A full stop or comma, in letters: its most size, how far it is behind its letter, below its letter's upper end (in Taiwan it is in the
 * middle) and its lower end, and how much room it has, which is half a letter in Chinese and Japanese.
 */
const STOP = { size: 0.5, behind: 0.6, high: 0.3, low: 0.25, room: 0.6 }

/**
 * Text marks, each extended over the full stop or comma that follows it. Otherwise the gap after `26.` or `韓国、` looks as wide as a
 * column gap. `marks` are all marks of the page, including those that are too small to be letters.
 */
export function withStops(letters: readonly Box[], marks: readonly Box[], letter: number): Box[] {
  // By squares of a letter's height, so that a letter is compared with what is near.
  const squareOf = (x: number, y: number) => `${Math.floor(x / letter)} ${Math.floor(y / letter)}`
  const stops = new Map<string, Box[]>()
  for (const mark of marks) {
    if (Math.max(mark.x1 - mark.x0, mark.y1 - mark.y0) > STOP.size * letter || mark.y1 - mark.y0 < 2) continue
    const square = squareOf(mark.x0, mark.y1)
    const known = stops.get(square)
    if (known) known.push(mark)
    else stops.set(square, [mark])
  }
  return letters.map((box) => {
    const { y0, x1, y1 } = box
    if (y1 - y0 <= STOP.size * letter) return box
    const isBehind = (stop: Box) =>
      stop.x0 >= x1 &&
      stop.x0 - x1 <= STOP.behind * letter &&
      stop.y0 >= y0 + STOP.high * letter &&
      stop.y1 <= y1 + STOP.low * letter
    for (let y = y0; y <= y1 + letter; y += letter) {
      const near = [stops.get(squareOf(x1, y)), stops.get(squareOf(x1 + letter, y))]
      const stop = near.flatMap((square) => square ?? []).find(isBehind)
      if (stop) return { ...box, x1: Math.max(stop.x1, Math.round(x1 + STOP.room * letter)) }
    }
    return box
  })
}

/** Largest distance, in letters, and largest difference in height of letters next to a mark. */
const NEAR = 1.5
const SIMILAR = 2.5

/** A letter alone: its least height, in letters, and width, as a share of its height; how much of it is in a row, and how far the line above or below is. */
const ALONE = { height: 0.6, width: 0.08, row: 0.7, below: 1.2 }

/** Lone letters of a row: their minimum number, the maximum difference of their upper and lower ends, and how many neighbors are compared. */
const LONE = { least: 3, uneven: 0.15, near: 8 }

/** A dash between two letters, in letter heights: maximum height, minimum and maximum width, maximum gap to both letters. */
const DASH = { height: 0.3, least: 0.2, most: 1.6, gap: 0.7 }

/** An underscore between two letters, in letter heights: maximum distance below them, and maximum gap to both. */
const UNDERSCORE = { below: 0.3, gap: 0.25 }

/** Least width of a mark that makes a vowel long, in letters. */
const LONG = 0.75

/** Sizes of a word whose letters are joined, in letters. */
const WORD = { height: 0.6, width: 1.4 }

/** True for marks about as high as letters, and wider than the edge of a sheet of paper. */
export const isAsHigh = ({ x0, y0, x1, y1 }: Box, letter: number) =>
  y1 - y0 >= ALONE.height * letter && y1 - y0 <= letter / ALONE.height && x1 - x0 >= ALONE.width * (y1 - y0)

/** Lone letters with several others on their line, as the days of the first week in a calendar. */
function rowsOfLone(lone: readonly Box[], letter: number): Box[] {
  const sorted = lone.toSorted((a, b) => a.y1 - b.y1)
  const isLevel = (mark: Box, other: Box) =>
    Math.abs(mark.y0 - other.y0) <= LONE.uneven * letter && Math.abs(mark.y1 - other.y1) <= LONE.uneven * letter
  const near = (at: number) => sorted.slice(Math.max(0, at - LONE.near), at + LONE.near)
  return sorted.filter((mark, at) => near(at).filter((other) => isLevel(mark, other)).length >= LONE.least)
}

/**
 * The marks that stand on a line with another, near it or in the row of others, as the number in a cell, or close below or above one,
 * as the last letter of a paragraph; without specks and the remains of pictures. Where letters are `joined`, a word may be one mark
 * and stand alone.
 */
export function lineMarks(marks: readonly Box[], letter: number, { joined = false, inRows = true } = {}): Box[] {
  const sorted = [...marks].sort((a, b) => a.y0 - b.y0)
  const isWord = ({ x0, y0, x1, y1 }: Box) => y1 - y0 >= WORD.height * letter && x1 - x0 >= WORD.width * letter
  const kept = new Set<Box>(joined ? marks.filter(isWord) : [])
  for (const [index, mark] of sorted.entries()) {
    const height = mark.y1 - mark.y0
    for (let next = index + 1; next < sorted.length; next++) {
      const other = sorted[next]!
      if (other.y0 >= mark.y1) break
      const [low, high] = [Math.min(height, other.y1 - other.y0), Math.max(height, other.y1 - other.y0)]
      const overlap = Math.min(mark.y1, other.y1) - other.y0
      const gap = Math.max(mark.x0, other.x0) - Math.min(mark.x1, other.x1)
      // A long mark, as in コーヒー, is as wide as a letter.
      const lower = mark.y1 - mark.y0 === low ? mark : other
      const isLong = gap <= DASH.gap * letter && low <= DASH.height * letter && lower.x1 - lower.x0 >= LONG * letter
      if (gap > NEAR * letter || (high > SIMILAR * low && !isLong) || overlap < low / 2) continue
      kept.add(mark).add(other)
    }
  }
  for (const mark of rowsOfLone(
    sorted.filter((each) => !kept.has(each) && isAsHigh(each, letter)),
    letter,
  ))
    kept.add(mark)
  const lines = [...kept]
  // A dash is not a letter, but without it the gap in `9:00 – 9:30` is as wide as a gap between cells.
  const isDash = ({ x0, y0, x1, y1 }: Box) =>
    y1 - y0 <= DASH.height * letter &&
    x1 - x0 >= DASH.least * letter &&
    x1 - x0 <= DASH.most * letter &&
    [lines.filter((other) => other.x1 <= x0), lines.filter((other) => other.x0 >= x1)].every((side) =>
      side.some((other) => {
        const gap = Math.max(x0 - other.x1, other.x0 - x1)
        if (gap > DASH.gap * letter || other.y0 >= y0) return false
        return other.y1 > y1 || (gap <= UNDERSCORE.gap * letter && y0 - other.y1 <= UNDERSCORE.below * letter)
      }),
    )
  const isNext = ({ x0, y0, x1, y1 }: Box) =>
    lines.some((other) => {
      const low = Math.min(y1 - y0, other.y1 - other.y0)
      const overlap = Math.min(y1, other.y1) - Math.max(y0, other.y0)
      if (overlap >= ALONE.row * low) return inRows && low >= ALONE.height * letter
      return -overlap <= ALONE.below * letter && x0 < other.x1 && x1 > other.x0
    })
  return sorted.filter((mark) => kept.has(mark) || isDash(mark) || (isAsHigh(mark, letter) && isNext(mark)))
}
