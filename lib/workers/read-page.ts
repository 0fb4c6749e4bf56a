import { SEGMENTATION, type Segmentation, type Tesseract } from '@/lib/engines/tesseract'
import type { Pixels } from '@/lib/core/pixels'
import { findColumns } from '@/lib/tools/text-extractor/columns'
import { meanConfidence } from '@/lib/tools/text-extractor/confidence'
import { crop, toPgm, type Gray, type Rectangle } from '@/lib/tools/text-extractor/gray'
import { hasEastAsian, readsRightToLeft, type Language } from '@/lib/tools/text-extractor/languages'
import { soften } from '@/lib/tools/text-extractor/soften'
import { part } from '@/lib/tools/text-extractor/progress'
import { placeLines, readLines, type Line } from '@/lib/tools/text-extractor/reading'
import { quarterTurned } from '@/lib/tools/text-extractor/turn'
import { runsVertically } from '@/lib/tools/text-extractor/writing-direction'
import { preparePage, type PreparedPage } from './prepare-page'

/** Below, in percent, a block is read in another mode too and the better reading kept. */
const RETRY_BELOW = 80
/** Below, a page may lie on its side or upside down. */
const TURN_BELOW = 65
/** By how much a turned page must be read more surely to be the right way up. */
const TURN_GAIN = 12
/** Share of the bar that a block's first reading takes; the rest is for a second one. */
const FIRST_READING = 0.85
const LINES_TO_TRY = 10

export interface ReadingOptions {
  readonly engine: Tesseract
  readonly languages: readonly Language[]
  readonly vertical: boolean
}

export interface ReadPage {
  readonly blocks: Line[][]
  readonly pixels: Pixels
  readonly quarterTurns: number
}

const wordsOf = (lines: readonly Line[]) => lines.flatMap(({ words }) => words)
const confidenceOf = (lines: readonly Line[]) => meanConfidence(wordsOf(lines))

function variablesFor(languages: readonly Language[]): Record<string, string> {
  return { preserve_interword_spaces: hasEastAsian(languages) ? '1' : '0' }
}

async function readBlock(
  gray: Gray,
  area: Rectangle,
  margin: number,
  segmentation: Segmentation,
  { engine, languages }: ReadingOptions,
  report: (share: number) => void,
): Promise<Line[]> {
  const pgm = toPgm(crop(gray, area, margin))
  const read = await engine.recognize(pgm, segmentation, variablesFor(languages), report)
  const lines = readLines(read, read.text)
  return placeLines(lines, ({ x, y }) => ({ x: x - margin + area.x0, y: y - margin + area.y0 }))
}

/** A block in one mode, and in another where that was unsure. */
async function readBlockWell(
  page: PreparedPage,
  area: Rectangle,
  options: ReadingOptions,
  report: (share: number) => void,
): Promise<Line[]> {
  const margin = Math.max(10, Math.round(page.letter))
  const mode = options.vertical ? SEGMENTATION.verticalBlock : SEGMENTATION.block
  const first = await readBlock(page.gray, area, margin, mode, options, part(report, 0, FIRST_READING))
  const sure = confidenceOf(first) >= RETRY_BELOW || options.vertical
  const second = sure
    ? []
    : await readBlock(page.gray, area, margin, SEGMENTATION.column, options, part(report, FIRST_READING, 1))
  report(1)
  return confidenceOf(second) > confidenceOf(first) ? second : first
}

function areasOf({ gray, marks, letter }: PreparedPage, { languages, vertical }: ReadingOptions): Rectangle[] {
  if (marks.length === 0) return []
  const columns = findColumns(marks, letter, { rightToLeft: readsRightToLeft(languages) })
  const whole = { x0: 0, y0: 0, x1: gray.width, y1: gray.height }
  // A page that is one block is read whole: marks may have missed a faint one at its edge.
  return vertical || columns.length === 1 ? [whole] : columns.map((area) => grown(area, letter, gray))
}

function grown({ x0, y0, x1, y1 }: Rectangle, letter: number, { width, height }: Gray): Rectangle {
  const by = Math.round(letter * 0.3)
  return {
    x0: Math.max(0, x0 - by),
    y0: Math.max(0, y0 - by),
    x1: Math.min(width, x1 + by),
    y1: Math.min(height, y1 + by),
  }
}

async function readPrepared(
  page: PreparedPage,
  options: ReadingOptions,
  report: (share: number) => void,
): Promise<Line[][]> {
  const areas = areasOf(page, options)
  const softened = hasEastAsian(options.languages) ? { ...page, gray: soften(page.gray, page.letter) } : page
  const sizes = areas.map(({ x0, y0, x1, y1 }) => (x1 - x0) * (y1 - y0))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const blocks: Line[][] = []
  let done = 0
  for (const [index, area] of areas.entries()) {
    const end = done + (sizes[index] ?? 0)
    blocks.push(await readBlockWell(softened, area, options, part(report, done / total, end / total)))
    done = end
  }
  return blocks
}

/** How surely a few lines in the middle of a page are read when it is turned; 0 when there is nothing to read. */
async function sampleConfidence(pixels: Pixels, turns: number, options: ReadingOptions): Promise<number> {
  const page = preparePage(quarterTurned(pixels, turns))
  const { gray, letter } = page
  if (letter === 0) return 0
  const half = Math.min(gray.height / 2, letter * LINES_TO_TRY)
  const middle = gray.height / 2
  const area = { x0: 0, y0: Math.floor(middle - half), x1: gray.width, y1: Math.floor(middle + half) }
  return confidenceOf(await readBlock(gray, area, Math.round(letter), SEGMENTATION.block, options, () => {}))
}

/** The quarter turns, 0 to 3, after which a page is read most surely. */
async function uprightTurns(pixels: Pixels, sideways: boolean, options: ReadingOptions): Promise<number> {
  let best = { turns: 0, confidence: (await sampleConfidence(pixels, 0, options)) + TURN_GAIN }
  for (const turns of sideways ? [1, 3] : [2]) {
    const confidence = await sampleConfidence(pixels, turns, options)
    if (confidence >= best.confidence) best = { turns, confidence }
  }
  return best.turns
}

/** Shares of the bar. */
const PREPARED = 0.08
const READ = 0.9

/**
 * Reads a page: columns one by one, blocks that are unsure a second time, and a page that makes no sense the other way up.
 * Boxes are shares of the picture's sides. `report` gets a share, 0 to 1.
 */
export async function readPage(
  pixels: Pixels,
  options: ReadingOptions,
  report: (share: number) => void,
): Promise<ReadPage> {
  const page = preparePage(pixels)
  report(PREPARED)
  const sideways = !options.vertical && runsVertically(page.marks)
  const blocks = sideways ? [] : await readPrepared(page, options, part(report, PREPARED, READ))
  const placed = { blocks: blocks.map((lines) => placeLines(lines, page.place)), pixels, quarterTurns: 0 }
  if (page.marks.length === 0 || (!sideways && confidenceOf(blocks.flat()) >= TURN_BELOW)) return placed
  const turns = options.vertical ? 0 : await uprightTurns(pixels, sideways, options)
  if (turns === 0 && !sideways) return placed
  const upright = quarterTurned(pixels, turns)
  const turned = preparePage(upright)
  const read = await readPrepared(turned, options, part(report, sideways ? PREPARED : READ, 1))
  return { blocks: read.map((lines) => placeLines(lines, turned.place)), pixels: upright, quarterTurns: turns }
}
