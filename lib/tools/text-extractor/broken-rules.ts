import { union, type Box, type Gray } from './gray'
import { ruleThreshold } from './rules'

/** Minimum number of dashes or dots of a rule, and of a part of it between corners. */
const LEAST = { rule: 10, part: 2 }
/** Maximum length and thickness of a dash in pixels. */
const DASH = { length: 24, thickness: 6 }
/** Maximum gap between dashes, between the parts of a rule, and at corners, as a multiple of a dash's length; `pixels` is its minimum. */
const GAP = { dashes: 1.5, parts: 4, corners: 8, pixels: 2 }
/** Maximum difference of the lengths and gaps of a rule's dashes, as a fraction of a dash's length; at least one pixel. */
const UNLIKE = 0.4
/**
 * Maximum fraction of dash pixels with a dark pixel at this distance perpendicular to the rule, as the stem of a letter has, and of gap
 * pixels with an adjacent dark pixel, as the curve of a 0 is.
 */
const BESIDE = { share: 0.15, distance: 2 }
/**
 * Stems of letters in consecutive lines, such as a column of ones, resemble the dashes of a rule. Minimum share of stems with ink next to
 * them, minimum ratio of that ink to the ink next to the gaps, and how far to look for it, as a multiple of a stem's length.
 */
const STEMS = { share: 0.25, ratio: 2, reach: 3 }
/** Maximum number of parallel rules within this distance, as a multiple of a dash's length: more are the dots of a printed photograph. */
const PATTERN = { most: 1, distance: 3 }

/** Dashes of equal length and spacing in one row or column of pixels, the `line`. */
interface Chain {
  readonly line: number
  start: number
  end: number
  length: number
  gap: number
  count: number
}

const mostDifference = (length: number) => Math.max(1, UNLIKE * length)

/** True if a run of dark pixels is the next dash of a chain. */
function goesOn({ end: last, length, gap, count }: Chain, start: number, end: number): boolean {
  const most = mostDifference(length)
  if (length > DASH.length || Math.abs(end - start - length) > most) return false
  if (count > 1) return Math.abs(start - last - gap) <= most
  return start - last <= Math.max(GAP.pixels, GAP.dashes * length)
}

/** Collects the chains from runs of dark pixels, which must be added in order. */
function collector(): { add: (line: number, start: number, end: number) => void; found: Chain[] } {
  const found: Chain[] = []
  const open: Chain[] = []
  const add = (line: number, start: number, end: number) => {
    const chain = open[line]
    if (chain && goesOn(chain, start, end)) {
      chain.gap = start - chain.end
      chain.end = end
      if (++chain.count === LEAST.part) found.push(chain)
    } else if (chain && chain.count < LEAST.part) {
      Object.assign(chain, { start, end, length: end - start, gap: 0, count: 1 })
    } else open[line] = { line, start, end, length: end - start, gap: 0, count: 1 }
  }
  return { add, found }
}

/** The chains across and down a picture in which shades up to the threshold are dark. */
function chainsOf({ width, height, data }: Gray, threshold: number): { across: Chain[]; down: Chain[] } {
  const [across, down] = [collector(), collector()]
  const begins = new Int32Array(width).fill(-1)
  for (let y = 0; y < height; y++) {
    let begin = -1
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const isDark = data[at]! <= threshold
      if (isDark !== begin >= 0) {
        if (!isDark) across.add(y, begin, x)
        begin = isDark ? x : -1
      }
      const above = begins[x]!
      if (isDark !== above >= 0) {
        if (!isDark) down.add(x, above, y)
        begins[x] = isDark ? y : -1
      }
    }
  }
  return { across: across.found, down: down.found }
}

/** The chains in one row or column of pixels that belong to one rule, with corners between them. */
interface Line {
  readonly line: number
  readonly chains: readonly Chain[]
}

/** A rule. Its box is transposed if it is vertical. */
interface Rule extends Box {
  readonly lines: readonly Line[]
}

const isAlike = (one: Chain, other: Chain) => Math.abs(one.length - other.length) <= mostDifference(one.length)
const countOf = (chains: readonly Chain[]) => chains.reduce((sum, { count }) => sum + count, 0)

/** Groups chains of one row or column with a gap up to `reach` times their dashes' length; those with enough dashes. */
function linesOf(chains: readonly Chain[], reach: number): Line[] {
  const lines: { line: number; chains: Chain[] }[] = []
  for (const chain of chains.toSorted((a, b) => a.line - b.line || a.start - b.start)) {
    const open = lines.at(-1)
    const last = open?.chains.at(-1)
    const isNext = last?.line === chain.line && chain.start - last.end <= reach * chain.length
    if (open && isNext && isAlike(last, chain)) open.chains.push(chain)
    else lines.push({ line: chain.line, chains: [chain] })
  }
  return lines.filter((line) => countOf(line.chains) >= LEAST.rule)
}

/** Joins adjacent rows or columns of pixels to rules. */
function rulesOf(lines: readonly Line[]): Rule[] {
  let rules: Rule[] = []
  for (const line of lines) {
    const [x0, x1] = [line.chains[0]!.start, line.chains.at(-1)!.end]
    const beside = rules.filter((rule) => rule.y1 >= line.line && rule.x0 < x1 && rule.x1 > x0)
    if (beside.length > 0) rules = rules.filter((rule) => !beside.includes(rule))
    const box = beside.reduce<Box>(union, { x0, y0: line.line, x1, y1: line.line + 1 })
    rules.push({ ...box, lines: [...beside.flatMap((rule) => rule.lines), line] })
  }
  return rules.filter(({ y0, y1 }) => y1 - y0 <= DASH.thickness)
}

/** Removes rules that are rows of dots of a pattern. */
function withoutPatterns(rules: readonly Rule[]): Rule[] {
  return rules.filter((rule) => {
    const reach = PATTERN.distance * rule.lines[0]!.chains[0]!.length
    const beside = rules.filter(
      ({ x0, y0, x1, y1 }) => x0 < rule.x1 && x1 > rule.x0 && y0 < rule.y1 + reach && y1 > rule.y0 - reach,
    )
    return beside.length - 1 <= PATTERN.most
  })
}

/**
 * Makes dashed and dotted rules, horizontal and vertical, solid, because their dashes would be taken for letters. Returns the same
 * object if there are none.
 */
export function solidRules(gray: Gray): Gray {
  const { threshold } = ruleThreshold(gray)
  const { width, height, data } = gray
  const { across, down } = chainsOf(gray, threshold)
  let solid: Gray['data'] | undefined
  /** Makes rules solid. `along` is the offset of the next pixel of a rule, `beside` that of the next of its `lines`. */
  const mend = (chains: readonly Chain[], lines: number, along: number, beside: number) => {
    const isInk = (at: number, line: number) =>
      line >= 0 && line < lines && data[at * along + line * beside]! <= threshold
    /** True if hardly any pixel next to the dashes, or adjacent to the gaps between them, is dark. */
    const isFree = ({ line, start, end }: Chain, { y0, y1 }: Box) => {
      let [dashes, stems, curves] = [0, 0, 0]
      for (let at = start; at < end; at++) {
        if (isInk(at, line)) {
          dashes++
          if (isInk(at, y0 - 1 - BESIDE.distance) || isInk(at, y1 + BESIDE.distance)) stems++
        } else if (isInk(at, y0 - 1) || isInk(at, y1)) curves++
      }
      return stems <= BESIDE.share * dashes && curves <= BESIDE.share * (end - start - dashes)
    }
    /** True if the dashes are stems of letters: enough of them have other letters next to them, and the gaps, between lines, hardly any ink. */
    const areStems = ({ line, start, end, length }: Chain, { y0, y1 }: Box) => {
      const inkBeside = (at: number) => {
        let ink = 0
        for (let away = 1; away <= STEMS.reach * length; away++)
          ink += Number(isInk(at, y0 - away)) + Number(isInk(at, y1 - 1 + away))
        return ink
      }
      let [count, lettered, dashes, gaps, from] = [0, 0, 0, 0, start]
      for (let at = start + 1; at <= end; at++) {
        if (at < end && isInk(at, line) === isInk(from, line)) continue
        const ink = inkBeside((from + at) >> 1)
        if (isInk(from, line)) {
          count++
          lettered += Number(ink > 0)
          dashes += ink
        } else gaps += ink
        from = at
      }
      return lettered >= STEMS.share * count && dashes > STEMS.ratio * gaps
    }
    const free = rulesOf(linesOf(chains, GAP.parts)).map((rule) => ({
      ...rule,
      lines: linesOf(
        rule.lines.flatMap((line) => line.chains.filter((chain) => isFree(chain, rule) && !areStems(chain, rule))),
        GAP.corners,
      ),
    }))
    const rules = withoutPatterns(free.filter((rule) => rule.lines.length > 0))
    for (const { line, chains: parts } of rules.flatMap((rule) => rule.lines)) {
      const [start, end] = [parts[0]!.start, parts.at(-1)!.end]
      let shade = threshold
      for (let at = start; at < end; at++) shade = Math.min(shade, data[at * along + line * beside]!)
      solid ??= data.slice()
      for (let at = start; at < end; at++) solid[at * along + line * beside] = shade
    }
  }
  mend(across, height, 1, width)
  mend(down, width, width, 1)
  return solid ? { ...gray, data: solid } : gray
}
