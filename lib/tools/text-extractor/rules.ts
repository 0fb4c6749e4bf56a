import { histogramOf, otsuThreshold, paperShade } from './binarize'
import { union, withBoxes, type Box, type Gray } from './gray'
import { median } from './intervals'

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

/** Pixels of a soft edge. */
const SOFT = 1
/** One of this many pixels of rules is measured for their usual thickness. */
const SAMPLE = 16

/** How many pixels a line has, or lines a picture, and how far apart in the picture's data two neighbors are. */
type Scan = readonly [count: number, step: number]

/** The pixels of a row, and those of a column. */
const scansOf = ({ width, height }: Gray): readonly [row: Scan, column: Scan] => [
  [width, 1],
  [height, width],
]

/** In which of a picture's lines a pixel is; `next` from one to the other. */
const lineOf = (index: number, [lines, next]: Scan) => (next === 1 ? index % lines : Math.floor(index / next))

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

const isThin = ({ y0, y1 }: Box, letter: number) => y1 - y0 <= thickest(letter)

type DarkTest = (at: number) => boolean

function inkTest(gray: Gray): DarkTest {
  const { threshold } = ruleThreshold(gray)
  return (at) => gray.data[at]! <= threshold
}

/** The boxes of the straight rules down a picture. `letter` is the height of letters. */
export function downRulesOf(gray: Gray, letter: number, isDark: DarkTest = inkTest(gray)): readonly Box[] {
  const [row, column] = scansOf(gray)
  const turned = darkLines(isDark, column, row, DOWN * letter).filter((rule) => isThin(rule, letter))
  return turned.map(({ x0, y0, x1, y1 }) => ({ x0: y0, y0: x0, x1: y1, y1: x1 }))
}

/** The same of those across and down, if there are enough across for a table. */
export function rulesOf(gray: Gray, letter: number): { acrossRules: readonly Box[]; downRules: readonly Box[] } {
  const isDark = inkTest(gray)
  const [row, column] = scansOf(gray)
  const acrossRules = darkLines(isDark, row, column, ACROSS * letter).filter((rule) => isThin(rule, letter))
  if (acrossRules.length < LEAST_RULES) return { acrossRules: [], downRules: [] }
  return { acrossRules, downRules: downRulesOf(gray, letter, isDark) }
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
  const isInk = (at: number) => gray.data[at]! <= threshold
  /** How many pixels next to one pass a test, on both sides across its line, at most as many as a rule across it is long. */
  const extentOf = (passes: (at: number) => boolean, index: number, [lines, next]: Scan, crossing: number) => {
    const line = lineOf(index, [lines, next])
    const [first, last] = [index - line * next, index + (lines - 1 - line) * next]
    let [before, behind] = [0, 0]
    for (let at = index - next; at >= first && before < crossing && passes(at); at -= next) before++
    for (let at = index + next; at <= last && behind < crossing && passes(at); at += next) behind++
    return { before, behind, thickness: before + behind + 1 }
  }
  /** Whether hardly anything is dark above and below a rule or its dots, where letters have stems. */
  const isFree = (places: readonly number[], next: number) => {
    const high = places.filter((index) => isInk(index - dot * next) || isInk(index + dot * next))
    return high.length <= CROSSED * places.length
  }
  /**
   * Replaces the rules that contain these pixels with paper, with their soft edges. Where a rule is thicker than usual, a letter touches it
   * and keeps its own pixels, or the rule runs through the letter and stays.
   */
  const whiten = (places: readonly number[], scan: Scan, crossing: number) => {
    const isRule = new Uint8Array(data.length)
    for (const index of places) isRule[index] = 1
    const usual = median(
      places.filter((_, at) => at % SAMPLE === 0).map((index) => extentOf(isInk, index, scan, crossing).thickness),
    )
    const partOf = (index: number) => {
      const { before, behind, thickness } = extentOf(isInk, index, scan, crossing)
      if (thickness > most && thickness >= crossing) return [0, 0] as const
      if (thickness <= Math.min(most, usual + SOFT)) return [-before - 1, behind + 1] as const
      const own = extentOf((at) => isRule[at] === 1, index, scan, crossing)
      const isFreeBefore = before - own.before <= SOFT
      const isFreeBehind = behind - own.behind <= SOFT
      const isThrough = thickness > most && !isFreeBefore && !isFreeBehind
      if (own.thickness > most || isThrough) return [0, -1] as const
      return [isFreeBefore ? -before - 1 : -own.before, isFreeBehind ? behind + 1 : own.behind] as const
    }
    const [lines, next] = scan
    for (const index of places) {
      const line = lineOf(index, scan)
      const [from, to] = partOf(index)
      for (let beside = Math.max(from, -line); beside <= Math.min(to, lines - 1 - line); beside++)
        data[index + beside * next] = paper
    }
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
    const places: number[] = []
    for (let line = 0; line < lines; line++) {
      let dark: number[] = []
      let [start, end] = [0, 0]
      for (let at = 0; at <= length; at++) {
        const index = line * next + at * step
        if (at < length && isInk(index)) {
          if (dark.length === 0) start = at
          dark.push(index)
          end = at + 1
        } else if (dark.length > 0 && (at === length || at - end >= gap - 1)) {
          if (end - start >= least && (!isAlone || isFree(dark, next))) for (const place of dark) places.push(place)
          dark = []
        }
      }
    }
    whiten(places, [lines, next], crossing)
  }
  const [row, column] = scansOf(gray)
  const [across, down] = [ACROSS * letter, DOWN * letter]
  for (const gap of [1, Math.ceil(GAP * letter)]) {
    clear(row, column, { least: across, crossing: down, gap })
    clear(column, row, { least: down, crossing: across, gap })
  }
  clear(row, column, { least: ALONE * letter, crossing: down, isAlone: true })
  const bars = darkLines(isInk, row, column, across).filter((bar) => isBar(bar, letter, isInk, gray.width))
  return withBoxes({ ...gray, data }, bars, paper)
}
