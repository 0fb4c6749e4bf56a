import { NOWHERE, toGray, union, type Box, type Gray } from './gray'
import { mergeIntervals } from './intervals'
import { runsOfMarks, type PlacedRun } from './marks'
import type { Pixels } from '@/lib/image/pixels/pixels'

/** Most difference of neighbors in one area, which may be a gradient or have been a JPEG: in shade, and in red and blue. */
const SAME = { shade: 4, color: 10 }
/** The same of two opposite neighbors, between which the antialiased corner of a pale bubble goes over into the page. */
const OPPOSITE = { shade: 6, color: 14 }
/** Most difference of neighbors in a run of even shades. */
const EVEN = 1
/** Least length of such a run that is no part of a letter. */
const LONG = 24
/** Least share of a drawn picture that such runs cover. */
const LEAST_DRAWN = 0.5
/** Least share of a picture that one of its even shades covers. */
const SHADE = 0.001
/** Larger pictures are photographs or scans. */
const MOST_PIXELS = 12_000_000
/** Pixels of the smallest panel, the cell of a row number in a sheet. */
const LEAST_PANEL = 100
/** From this share of the picture on, a panel is the page itself. */
const PAGE_SHARE = 0.5
/** A panel fills its box: the area itself, and with what is on it. A stroke does not. */
const LEAST_FLAT = 0.35
const LEAST_FILLED = 0.7
/** Letters beside each other on a panel, or how much wider than high a few are; the holes of a large letter are neither. */
const LEAST_RUNS = 3
const WIDER = 1.2
/** With fewer letters on it, more of a panel is flat; 日 and 口 have strokes around their holes. */
const SPARSE = { runs: 6, flat: 0.5 }
/** So much of a panel with one letter on it is even, and so much of the letter's box is inked, of which a hole takes all or its rim. */
const ONE_LETTER = { flat: 0.7, inked: { least: 0.15, most: 0.75 } }
/** Least difference of the even shades of a drawn picture; white cards are on a ground hardly darker. */
const SHADES = 5
/** Difference in shade from which two panels are different ones, and from which something on them is a letter. */
const APART = 12
const CONTRAST = 40
/** Rows above and below the even part of a panel that its edge takes, in a JPEG as well. */
const EDGE = 3
/** Maximum distance of the cells of a sheet; cards are farther apart. */
const RULE = 6
/** Minimum number of cells with a neighbor to the right, and with one below. */
const LEAST_CELLS = 4
/** How far the sides of a square differ, as a share of them. */
const SQUARE = 0.15
/** Minimum share of the rows of a chat with one panel; parts of a sticker are beside each other. */
const LEAST_ALONE = 0.8
/** Panels whose sides are within this share of the width of the picture have the same ones. */
const SAME_SIDE = 0.015

/** True if a picture was drawn by a program: most of it is of even shades, and there are several. */
function isDrawn({ width, height, data }: Gray): boolean {
  const counts = new Uint32Array(256)
  for (let y = 0; y < height; y++) {
    const end = (y + 1) * width
    for (let start = y * width, at = start + 1; at <= end; at++) {
      if (at < end && Math.abs(data[at]! - data[at - 1]!) <= EVEN) continue
      if (at - start >= LONG) counts[data[start]!]! += at - start
      start = at
    }
  }
  const least = SHADE * data.length
  const even = [...counts.keys()].filter((shade) => counts[shade]! >= least)
  const drawn = counts.reduce((sum, count) => sum + count, 0)
  return even.length > 0 && drawn >= LEAST_DRAWN * data.length && even.at(-1)! - even[0]! >= SHADES
}

/** 1 for pixels that differ in shade and color from none of their four neighbors, as those inside of an even area. */
function evenPixels({ width, height, data }: Gray, { data: colors }: Pixels): Gray {
  const even = new Uint8Array(data.length)
  const whole = new Uint32Array(colors.buffer, colors.byteOffset, data.length)
  const isSame = (at: number, next: number, { shade, color }: typeof SAME) =>
    Math.abs(data[at]! - data[next]!) <= shade &&
    Math.abs(colors[at * 4]! - colors[next * 4]!) <= color &&
    Math.abs(colors[at * 4 + 2]! - colors[next * 4 + 2]!) <= color
  const isEven = (at: number) =>
    [at - 1, at + 1, at - width, at + width].every((next) => isSame(at, next, SAME)) &&
    isSame(at - 1, at + 1, OPPOSITE) &&
    isSame(at - width, at + width, OPPOSITE)
  for (let y = 1; y + 1 < height; y++) {
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
      const own = whole[at]!
      // Most pixels equal their neighbors. Comparing whole colors is faster than channel by channel.
      const isEqual =
        own === whole[at - 1] && own === whole[at + 1] && own === whole[at - width] && own === whole[at + width]
      if (isEqual || isEven(at)) even[at] = 1
    }
  }
  return { width, height, data: even }
}

interface Panel {
  readonly box: Box
  /** Where the letters on it are, and how many of them, or parts of them, are beside each other at most. */
  readonly ink: Box
  readonly inked: number
  readonly runs: number
  /** Pixels of its own, and with those on it. */
  readonly flat: number
  readonly filled: number
  readonly shade: number
  /** Largest difference of something on it from it. */
  readonly most: number
}

const NO_PANEL: Panel = { box: NOWHERE, ink: NOWHERE, inked: 0, runs: 0, flat: 0, filled: 0, shade: 0, most: 0 }

/**
 * The panels of a picture by their numbers, and what lies on each, which is what has it on both sides in its row. `paint` gets the
 * difference from it of each pixel on it.
 */
function panelsOf(
  { width, data }: Gray,
  runs: readonly PlacedRun[],
  paint: (at: number, difference: number) => void,
): Map<number, Panel> {
  const panels = new Map<number, { -readonly [Key in keyof Panel]: Panel[Key] }>()
  let inRow = new Map<number, number>()
  for (const [index, { y, start, end, mark }] of runs.entries()) {
    const before = runs[index - 1]
    if (before?.y !== y) inRow = new Map()
    const panel = panels.get(mark) ?? { ...NO_PANEL, box: { x0: start, y0: y, x1: end, y1: y + 1 } }
    panels.set(mark, panel)
    const { box } = panel
    if (start < box.x0 || end > box.x1 || y >= box.y1) panel.box = union(box, { x0: start, y0: y, x1: end, y1: y + 1 })
    panel.flat += end - start
    panel.filled += end - start
    panel.shade = data[y * width + start]!
    if (before?.y !== y || before.mark !== mark) continue
    const [from, to] = [y * width + before.end - 1, y * width + start]
    let most = 0
    for (let at = from + 1; at < to; at++) {
      const ground = data[from]! + ((data[to]! - data[from]!) * (at - from)) / (to - from)
      const difference = Math.abs(data[at]! - ground)
      most = Math.max(most, difference)
      if (difference >= CONTRAST) panel.inked++
      paint(at, difference)
    }
    panel.filled += start - before.end
    panel.most = Math.max(panel.most, most)
    if (most < CONTRAST) continue
    panel.ink = union(panel.ink, { x0: before.end, y0: y, x1: start, y1: y + 1 })
    inRow.set(mark, (inRow.get(mark) ?? 0) + 1)
    panel.runs = Math.max(panel.runs, inRow.get(mark)!)
  }
  return panels
}

const sizeOf = ({ x0, y0, x1, y1 }: Box) => (x1 - x0) * (y1 - y0)

const near = (a: number, b: number) => Math.abs(a - b) <= EDGE

const fillsBox = ({ flat, filled, box }: Panel) =>
  flat >= LEAST_FLAT * sizeOf(box) && filled >= LEAST_FILLED * sizeOf(box)

/** True for a cell of the shade of others in its row or its column, or an empty one in a row and a column of others. */
function isCell(panel: Panel, others: readonly Panel[]): boolean {
  const { box, shade, most } = panel
  if (!fillsBox(panel)) return false
  const inRow = others.filter((other) => near(box.y0, other.box.y0) && near(box.y1, other.box.y1))
  const inColumn = others.filter((other) => near(box.x0, other.box.x0) && near(box.x1, other.box.x1))
  if (most < CONTRAST) return inRow.length > 0 && inColumn.length > 0
  return [...inRow, ...inColumn].some((other) => Math.abs(shade - other.shade) <= SAME.shade)
}

/** True for the page itself, and for what has the shape of a bubble, a bar or a card, and letters on it. */
function isPanel(panel: Panel, pixels: number): boolean {
  const { flat, box, ink, inked, runs } = panel
  if (sizeOf(box) >= PAGE_SHARE * pixels) return true
  if (panel.most < CONTRAST || !fillsBox(panel)) return false
  if (runs < SPARSE.runs && flat < SPARSE.flat * sizeOf(box)) return false
  if (runs >= LEAST_RUNS || ink.x1 - ink.x0 >= WIDER * (ink.y1 - ink.y0)) return true
  const share = inked / sizeOf(ink)
  return flat >= ONE_LETTER.flat * sizeOf(box) && share >= ONE_LETTER.inked.least && share <= ONE_LETTER.inked.most
}

/** The rules of a sheet: what is between its cells, which have others beside and below them, and at the ends of its rows. */
function rulesBetween(cells: readonly Box[]): Box[] {
  const isNext = (end: number, start: number) => start > end && start - end <= RULE
  const inRow = (cell: Box, other: Box) => near(cell.y0, other.y0) && near(cell.y1, other.y1)
  const upright = (cell: Box, x0: number, x1: number) => ({ x0, x1, y0: cell.y0 - EDGE, y1: cell.y1 + EDGE })
  const ends: Box[] = []
  const rights = cells.flatMap((cell) => {
    const next = cells.find((other) => isNext(cell.x1, other.x0) && inRow(cell, other))
    if (next) return upright(cell, cell.x1 + 1, next.x0 - 1)
    ends.push(upright(cell, cell.x1 + 1, cell.x1 + 2))
    return []
  })
  const belows = cells.flatMap(({ x0, x1, y1 }) => {
    const next = cells.find((cell) => isNext(y1, cell.y0) && near(cell.x0, x0) && near(cell.x1, x1))
    return next ? { x0: x0 - EDGE, x1: x1 + EDGE, y0: y1 + 1, y1: next.y0 - 1 } : []
  })
  const isFirst = (cell: Box) => !cells.some((other) => isNext(other.x1, cell.x0) && inRow(cell, other))
  ends.push(...cells.filter(isFirst).map((cell) => upright(cell, cell.x0 - 2, cell.x0 - 1)))
  return Math.min(rights.length, belows.length) < LEAST_CELLS ? [] : [...rights, ...belows, ...ends]
}

const holds = (outer: Box, { x0, y0, x1, y1 }: Box) =>
  outer.x0 <= x0 && outer.y0 <= y0 && outer.x1 >= x1 && outer.y1 >= y1

/** The panels, with those that are mostly covered by others, as a message is by the one that it quotes. */
function surePanels(found: readonly Panel[], pixels: number): Panel[] {
  const sure = found.filter((panel) => isPanel(panel, pixels))
  const isCovered = (panel: Panel) => {
    const inside = sure.filter(({ box }) => holds(panel.box, box))
    const covered = inside.reduce((sum, { box }) => sum + sizeOf(box), 0)
    return covered > 0 && isPanel({ ...panel, flat: panel.flat + covered, filled: panel.filled + covered }, pixels)
  }
  return found.filter((panel) => sure.includes(panel) || isCovered(panel))
}

/** Panels that are not inside another one, as a quoted message is. */
function outermost(boxes: readonly Box[]): Box[] {
  return boxes.filter((box) => !boxes.some((other) => other !== box && holds(other, box)))
}

/** Panels without those about as wide as high beside others: the pictures of who writes. */
function withoutPortraits(boxes: readonly Box[]): Box[] {
  const isSquare = ({ x0, y0, x1, y1 }: Box) => Math.abs(x1 - x0 - (y1 - y0)) <= SQUARE * (y1 - y0)
  const isBeside = (box: Box) => boxes.some((other) => !isSquare(other) && other.y0 < box.y1 && box.y0 < other.y1)
  return boxes.filter((box) => !isSquare(box) || !isBeside(box))
}

/** Panels below each other with the same sides as one: the rows of a table, or the messages of one side of a chat. */
function stacked(boxes: readonly Box[], width: number): Box[] {
  const groups: Box[] = []
  const isSameSide = (a: number, b: number) => Math.abs(a - b) <= SAME_SIDE * width
  for (const box of boxes.toSorted((a, b) => a.y0 - b.y0)) {
    const last = groups.at(-1)
    if (last && isSameSide(last.x0, box.x0) && isSameSide(last.x1, box.x1)) groups[groups.length - 1] = union(last, box)
    else groups.push(box)
  }
  return groups
}

/** Panels in rows from the top; those that share a height are beside each other. */
function besideEachOther(boxes: readonly Box[]): Box[][] {
  return mergeIntervals(boxes.map(({ y0, y1 }) => ({ start: y0, end: y1 }))).map(({ start, end }) =>
    boxes.filter(({ y0, y1 }) => y0 >= start && y1 <= end),
  )
}

/** Cards: panels that begin at one height and are farther apart than the cells of a sheet, in rows from the top. */
function cardsOf(boxes: readonly Box[]): Box[][] {
  const rows: Box[][] = []
  for (const box of boxes.toSorted((a, b) => a.y0 - b.y0)) {
    const last = rows.at(-1)
    if (last && near(last[0]!.y0, box.y0)) last.push(box)
    else rows.push([box])
  }
  const areApart = (row: readonly Box[]) => row.slice(1).every(({ x0 }, index) => x0 - row[index]!.x1 > RULE)
  const found = rows
    .map((row) => outermost(row).toSorted((a, b) => a.x0 - b.x0))
    .filter((row) => row.length > 1 && areApart(row))
  const isInside = (box: Box) => found.flat().some((other) => other !== box && holds(other, box))
  return found.filter((row) => !row.some(isInside))
}

/**
 * A screenshot with everything on panels of one color or gradient each, such as the bubbles of a chat, as dark letters on white,
 * whichever was light and which dark, without the rules between the cells of a sheet; null for any other picture, and for one with a
 * single ground but without cards.
 */
export function evenPanels(pixels: Pixels): { pixels: Pixels; bubbles: Box[]; cards: Box[][]; rules: Box[] } | null {
  const { width, height } = pixels
  if (width * height > MOST_PIXELS) return null
  const gray = toGray(pixels)
  if (!isDrawn(gray)) return null
  const runs = runsOfMarks(evenPixels(gray, pixels))
  const sizes = new Uint32Array(runs.reduce((most, { mark }) => Math.max(most, mark), 0) + 1)
  for (const { start, end, mark } of runs) sizes[mark]! += end - start
  const large = runs.filter(({ mark }) => sizes[mark]! >= LEAST_PANEL)
  const found = panelsOf(gray, large, () => {})
  const sure = surePanels([...found.values()], gray.data.length)
  const cells = [...found.values()].filter((panel) => isCell(panel, sure))
  const kept = new Set([...sure, ...cells])
  // Only the page itself.
  if (kept.size < 2) return null
  const isKept = ({ mark }: PlacedRun) => kept.has(found.get(mark)!)
  const differences = new Uint8Array(gray.data.length)
  const panels = panelsOf(gray, large.filter(isKept), (at, difference) => {
    differences[at] = difference
  })
  const shades = [...panels.values()].map(({ shade }) => shade)
  const parts = [...panels.values()].map(({ box }) => box).filter((box) => sizeOf(box) < PAGE_SHARE * gray.data.length)
  const cards = cardsOf(parts)
  if (Math.max(...shades) - Math.min(...shades) < APART)
    return cards.length > 0 ? { pixels, bubbles: [], cards, rules: [] } : null
  const even = new Uint8ClampedArray(gray.data.length * 4).fill(255)
  // Each letter, with its soft edges, becomes black by itself: the time in a bubble is paler than the message.
  const letters = runsOfMarks({ ...gray, data: differences.map((difference) => (difference >= CONTRAST / 2 ? 1 : 0)) })
  const strongest = new Map<number, number>()
  for (const { y, start, end, mark } of letters) {
    const most = differences.subarray(y * width + start, y * width + end).reduce((a, b) => Math.max(a, b))
    strongest.set(mark, Math.max(strongest.get(mark) ?? 0, most))
  }
  for (const { y, start, end, mark } of letters) {
    const most = strongest.get(mark)!
    for (let at = y * width + start; most >= CONTRAST && at < y * width + end; at++)
      even.fill(255 - (differences[at]! * 255) / most, at * 4, at * 4 + 3)
  }
  // Their upper and lower edges have the page on both sides, as letters have; between cells so do the corners.
  for (const { x0, y0, x1, y1 } of parts)
    for (const top of [y0 - EDGE, y1])
      for (let y = Math.max(0, top); y < Math.min(height, top + EDGE); y++)
        even.fill(255, (y * width + Math.max(0, x0 - EDGE)) * 4, (y * width + Math.min(width, x1 + EDGE)) * 4)
  const messages = withoutPortraits(outermost(parts))
  const rows = besideEachOther(stacked(messages, width))
  const alone = rows.filter((row) => row.length === 1)
  const isChat = rows.length > 1 && alone.length >= LEAST_ALONE * rows.length
  const bubbles = isChat ? besideEachOther(messages).map((row) => row.reduce(union)) : []
  return { pixels: { width, height, data: even }, bubbles, cards, rules: rulesBetween(parts) }
}
