import { histogramOf, otsuThreshold, paperShade } from './binarize'
import { union, withBoxes, type Box, type Gray } from './gray'

/** Least length of the rules of a table, in letters: longer than dashes, and than letters are high. */
const ACROSS = 8
const DOWN = 2.5
/** Least length of a line across with nothing above or below, such as what is left of a dashed rule; the lines over Hindi words have stems. */
const ALONE = 3
/** Difference in shade from the paper that a rule has, which may be paler than letters. */
const FAINT = 30
/** Most thickness of a rule in letters; at least some pixels. */
const THICK = { letters: 0.35, pixels: 3 }
/** Most thickness of a bar in letters, and how much of it is dark. */
const BAR = { thick: 1.5, filled: 0.9 }
/** Maximum thickness and distance of the dots of a dotted rule next to another one, which `solidRules` leaves, in letter heights. */
const DOT = 0.2
const GAP = 0.3
/** Most share of the dots of a rule that others cross. */
const CROSSED = 0.1
/** Rules across that two rows have: above, between and below them. */
const LEAST_RULES = 3

/** Shades up to this one may be those of a rule. */
export function ruleThreshold(gray: Gray): { readonly paper: number; readonly threshold: number } {
  const counts = histogramOf(gray)
  const paper = paperShade(counts)
  return { paper, threshold: Math.max(otsuThreshold(counts), paper - FAINT) }
}

/** Returns a test for boxes with a pixel as dark as a rule. In an empty cell the engine sometimes sees a letter. */
export function darkTest(gray: Gray): (box: Box) => boolean {
  const { threshold } = ruleThreshold(gray)
  return ({ x0, y0, x1, y1 }) => {
    for (let y = Math.max(0, Math.floor(y0)); y < Math.min(gray.height, y1); y++)
      for (let x = Math.max(0, Math.floor(x0)); x < Math.min(gray.width, x1); x++)
        if (gray.data[y * gray.width + x]! <= threshold) return true
    return false
  }
}

/** Most thickness of a rule in pixels. */
const thickest = (letter: number) => Math.max(THICK.pixels, THICK.letters * letter)

/** How many pixels a line has, or lines a picture, and how far apart in the picture's data two neighbors are. */
type Scan = readonly [count: number, step: number]

/** The pixels of a row, and those of a column. */
const scansOf = ({ width, height }: Gray): readonly [row: Scan, column: Scan] => [
  [width, 1],
  [height, width],
]

/** The boxes of dark runs of some length, joined with those beside them; `step` to the next pixel of a line, `next` to the next line. */
function darkLines(isDark: (at: number) => boolean, [length, step]: Scan, [lines, next]: Scan, least: number): Box[] {
  const done: Box[] = []
  let open: Box[] = []
  // A run of this length has a pixel at a multiple of it, so that no other pixel has to be read to find it.
  const stride = Math.max(1, Math.floor(least))
  for (let line = 0; line < lines; line++) {
    const isInk = (at: number) => at >= 0 && at < length && isDark(line * next + at * step)
    for (let at = 0; at < length; at += stride) {
      if (!isInk(at)) continue
      let [start, end] = [at, at + 1]
      while (isInk(start - 1)) start--
      while (isInk(end)) end++
      at = end
      if (end - start < least) continue
      const run = { x0: start, y0: line, x1: end, y1: line + 1 }
      const joined = open.findIndex((other) => other.x0 <= end && other.x1 >= start)
      if (joined < 0) open.push(run)
      else open[joined] = union(open[joined]!, run)
    }
    done.push(...open.filter(({ y1 }) => y1 < line))
    open = open.filter(({ y1 }) => y1 >= line)
  }
  return [...done, ...open]
}

/** The boxes of the straight rules of a picture across and down. `letter` is the height of letters. */
export function rulesOf(gray: Gray, letter: number): { acrossRules: readonly Box[]; downRules: readonly Box[] } {
  const { threshold } = ruleThreshold(gray)
  const isDark = (at: number) => gray.data[at]! <= threshold
  const [row, column] = scansOf(gray)
  const isThin = ({ y0, y1 }: Box) => y1 - y0 <= thickest(letter)
  const acrossRules = darkLines(isDark, row, column, ACROSS * letter).filter(isThin)
  if (acrossRules.length < LEAST_RULES) return { acrossRules: [], downRules: [] }
  const turned = darkLines(isDark, column, row, DOWN * letter).filter(isThin)
  const downRules = turned.map(({ x0, y0, x1, y1 }) => ({ x0: y0, y0: x0, x1: y1, y1: x1 }))
  return { acrossRules, downRules }
}

/** True for a bar between the parts of a table, which is thicker than a rule. */
function isBar({ x0, y0, x1, y1 }: Box, letter: number, isDark: (at: number) => boolean, width: number): boolean {
  if (y1 - y0 > BAR.thick * letter) return false
  let dark = 0
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) if (isDark(y * width + x)) dark++
  return dark >= BAR.filled * (x1 - x0) * (y1 - y0)
}

/**
 * A picture without straight lines across and down, which the engine takes for letters of the words beside. `letter` is the height of
 * letters.
 */
export function withoutRules(gray: Gray, letter: number): Gray {
  const { paper, threshold } = ruleThreshold(gray)
  const data = gray.data.slice()
  const most = thickest(letter)
  const dot = Math.ceil(DOT * letter)
  /** Whitens what is dark across a line at one place, unless it is higher than a rule and shorter than one across it. */
  const whiten = (index: number, line: number, lines: number, next: number, crossing: number) => {
    const isInk = (beside: number) =>
      line + beside >= 0 && line + beside < lines && gray.data[index + beside * next]! <= threshold
    let [before, behind] = [0, 0]
    while (before < crossing && isInk(-before - 1)) before++
    while (behind < crossing && isInk(behind + 1)) behind++
    const thickness = before + behind + 1
    if (thickness > most && thickness < crossing) return
    const [from, to] = thickness > most ? [0, 0] : [-before - 1, behind + 1]
    for (let beside = from; beside <= to; beside++)
      if (line + beside >= 0 && line + beside < lines) data[index + beside * next] = paper
  }
  /** Whether hardly anything is dark above and below a rule or its dots, where letters have stems. */
  const isFree = (places: readonly number[], next: number) => {
    const isInk = (at: number) => gray.data[at]! <= threshold
    const high = places.filter((index) => isInk(index - dot * next) || isInk(index + dot * next))
    return high.length <= CROSSED * places.length
  }
  /**
   * Whitens dark runs of some length, or with a `gap` of several pixels rows of dots: `step` to the next pixel of a line, `next` to that of
   * the line beside.
   */
  const clear = (
    [length, step]: Scan,
    [lines, next]: Scan,
    {
      least,
      crossing,
      gap = 1,
      isAlone = gap > 1,
    }: Readonly<{ least: number; crossing: number; gap?: number; isAlone?: boolean }>,
  ) => {
    for (let line = 0; line < lines; line++) {
      let dark: number[] = []
      let [start, end] = [0, 0]
      for (let at = 0; at <= length; at++) {
        const index = line * next + at * step
        if (at < length && gray.data[index]! <= threshold) {
          if (dark.length === 0) start = at
          dark.push(index)
          end = at + 1
        } else if (dark.length > 0 && (at === length || at - end >= gap - 1)) {
          if (end - start >= least && (!isAlone || isFree(dark, next)))
            for (const place of dark) whiten(place, line, lines, next, crossing)
          dark = []
        }
      }
    }
  }
  const [row, column] = scansOf(gray)
  const [across, down] = [ACROSS * letter, DOWN * letter]
  for (const gap of [1, Math.ceil(GAP * letter)]) {
    clear(row, column, { least: across, crossing: down, gap })
    clear(column, row, { least: down, crossing: across, gap })
  }
  clear(row, column, { least: ALONE * letter, crossing: down, isAlone: true })
  const isDark = (at: number) => gray.data[at]! <= threshold
  const bars = darkLines(isDark, row, column, across).filter((bar) => isBar(bar, letter, isDark, gray.width))
  return withBoxes({ ...gray, data }, bars, paper)
}
