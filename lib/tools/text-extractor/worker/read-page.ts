import { SEGMENTATION, type Segmentation } from '@/lib/tools/text-extractor/engine/tesseract'
import type { Recognizer, TesseractPool } from '@/lib/tools/text-extractor/engine/tesseract-pool'
import type { Pixels } from '@/lib/image/pixels/pixels'
import { textBands } from '@/lib/tools/text-extractor/bands'
import { byShape } from '@/lib/tools/text-extractor/by-shape'
import type { Block } from '@/lib/tools/text-extractor/columns'
import { meanConfidence } from '@/lib/tools/text-extractor/confidence'
import { histogramOf, paperShade } from '@/lib/tools/text-extractor/binarize'
import { boundsOf, crop, surround, toPgm, WHITE, withBoxes, type Gray, type Box } from '@/lib/tools/text-extractor/gray'
import { hasEastAsian, joinsLetters, needsManyLines, type Language } from '@/lib/tools/text-extractor/languages'
import { columnsToRead } from '@/lib/tools/text-extractor/staggered-tables'
import { withNarrowGaps } from '@/lib/tools/text-extractor/narrow-gaps'
import { byHeight } from '@/lib/tools/text-extractor/letter-heights'
import { unreadDashes } from '@/lib/tools/text-extractor/dashes'
import { darkTest } from '@/lib/tools/text-extractor/rules'
import { isMisshapen } from '@/lib/tools/text-extractor/digit-shapes'
import { cellsOf, doubtedBox, inked, surerCell, tableLines, unreadCells } from '@/lib/tools/text-extractor/table-words'
import type { Table } from '@/lib/tools/text-extractor/tables'
import { areSideBySide, isHardlyRead, linesIn, unreadLines } from '@/lib/tools/text-extractor/unread'
import { withParagraphs } from '@/lib/tools/text-extractor/paragraphs'
import { doubtedEnd, skippedStrips, withSkipped } from '@/lib/tools/text-extractor/skipped-lines'
import { soften } from '@/lib/tools/text-extractor/soften'
import { progressParts, progressPart } from '@/lib/tools/text-extractor/progress'
import {
  areText,
  crossesColumns,
  fragmentsOf,
  isNoRule,
  isRow,
  placeBox,
  placeLines,
  readLines,
  withTime,
  type Line,
  type Word,
} from '@/lib/tools/text-extractor/reading'
import { surerLines } from '@/lib/tools/text-extractor/second-reading'
import { confidentLetters, confidentLines, hasSureRows } from '@/lib/tools/text-extractor/confident-words'
import { quarterTurned } from '@/lib/image/pixels/turned'
import { runsVertically } from '@/lib/tools/text-extractor/writing-direction'
import { areasOf, expandArea, inReadingOrder, isFromRight } from './areas'
import { withKoreanWords, withLatinWords } from './korean-words'
import { mapAtOnce } from './map-at-once'
import { preparePage, type PreparedPage } from './prepare-page'

/** Confidence in percent below which a block is recognized again in another mode. */
const RETRY_BELOW = 80
/** Confidence in percent below which a page may be rotated, or no page of text at all. */
const DOUBTED_BELOW = 65
/** The same for a table without sure words: a photograph whose textures stand like its cells was read with 38. */
const DOUBTED_TABLE_BELOW = 40
/** Minimum gain in confidence, in percentage points, for rotating a page. */
const MIN_ROTATION_GAIN = 12
/** Fraction of a block's progress for the first recognition; the rest is for the second. */
const FIRST_READING = 0.85
const LINES_TO_TRY = 10
/** Lines of a short block. */
const FEW_LINES = 6

export interface ReadingOptions {
  readonly engine: Recognizer & Pick<TesseractPool, 'size'>
  /** A second engine with other data; for each line the reading with the higher confidence is kept. */
  readonly second?: Recognizer | undefined
  /** An engine for tables, where it is another one. */
  readonly tables?: (Recognizer & Pick<TesseractPool, 'size'>) | undefined
  /** An engine with Korean data alone, for words among others. */
  readonly korean?: Recognizer | undefined
  /** An engine with English data alone, for names and units among Korean words. */
  readonly english?: Recognizer | undefined
  readonly languages: readonly Language[]
  readonly vertical: boolean
  /** The visitor has laid the page, which is never turned again. */
  readonly isLaid: boolean
}

export interface ReadPage {
  readonly blocks: Line[][]
  readonly pixels: Pixels
  readonly quarterTurns: number
  /** Only the words in a photograph of which the engine is sure. */
  readonly isPartial: boolean
  /** Lines that were found but not read. */
  readonly unread: readonly Box[]
}

const wordsOf = (lines: readonly Line[]) => lines.flatMap(({ words }) => words)
const confidenceOf = (lines: readonly Line[]) => meanConfidence(wordsOf(lines))

function variablesFor(languages: readonly Language[]): Record<string, string> {
  return { preserve_interword_spaces: hasEastAsian(languages) ? '1' : '0' }
}

async function readBlock(
  gray: Gray,
  area: Box,
  margin: number,
  segmentation: Segmentation,
  { engine, second, korean, english, languages }: ReadingOptions,
  report: (share: number) => void,
): Promise<Line[]> {
  const block = crop(gray, area)
  // With a margin lighter than the paper, the engine would take the margin for paper and the page for ink.
  const paper = paperShade(histogramOf(block))
  const surrounded = surround(block, margin, paper)
  const pgm = toPgm(surrounded)
  const linesBy = async (reader: Recognizer, onProgress?: (share: number) => void) => {
    const read = await reader.recognize(pgm, segmentation, variablesFor(languages), onProgress)
    return readLines(read, read.text)
  }
  const [lines, others] = await Promise.all([linesBy(engine, report), second ? linesBy(second) : []])
  const fragmentsBy = (reader: Recognizer) => async (box: Box) => {
    const word = toPgm(surround(crop(surrounded, box), margin, paper))
    return fragmentsOf(await reader.recognize(word, SEGMENTATION.line, variablesFor(languages)), box, margin)
  }
  const sure = surerLines(lines, others)
  const isMisread = (word: Word) => isMisshapen(word, surrounded)
  const all = korean ? await withKoreanWords(sure, fragmentsBy(korean), fragmentsBy(engine), isMisread) : sure
  const named = english ? await withLatinWords(all, fragmentsBy(english), isMisread) : all
  return placeLines(named, ({ x, y }) => ({ x: x - margin + area.x0, y: y - margin + area.y0 }))
}

/**
 * Letters of a band: an engine of its own reads the first number in some tenths of a second, which is worth starting one. Of
 * Russian, 12 pages of 500 letters in two bands had 30 wrong, pages of 800 and more none, as without bands.
 */
const LEAST_BAND_MARKS = { usual: 150, manyLines: 400 }

/** Recognizes a block of lines, by as many engines as there are and as it has bands for. */
async function readInBands(
  { gray, marks, letter }: PreparedPage,
  area: Box,
  margin: number,
  options: ReadingOptions,
  report: (share: number) => void,
): Promise<Line[]> {
  const leastMarks = needsManyLines(options.languages) ? LEAST_BAND_MARKS.manyLines : LEAST_BAND_MARKS.usual
  const bands = textBands(area, marks, { letter, count: options.engine.size, leastMarks })
  const parts = progressParts(
    report,
    bands.map(({ y0, y1 }) => y1 - y0),
  )
  const read = await Promise.all(
    bands.map((band, index) => readBlock(gray, band, margin, SEGMENTATION.block, options, parts[index]!)),
  )
  return read.flat()
}

/** Paper around a block, in pixels. */
const marginOf = ({ letter }: PreparedPage) => Math.max(10, Math.round(letter))

/** Lines with those that the engine skipped, or misread at the end of a block, and reads surely when it has nothing else before it. */
async function readSkipped(
  page: PreparedPage,
  area: Box,
  lines: readonly Line[],
  options: ReadingOptions,
): Promise<Line[]> {
  const end = needsManyLines(options.languages) ? doubtedEnd(lines) : undefined
  const strips = skippedStrips(area, page.marks, lines, page.letter, end)
  const skipped = await Promise.all(
    strips.map((strip) => readBlock(page.gray, strip, marginOf(page), SEGMENTATION.block, options, () => {})),
  )
  const least = Math.max(RETRY_BELOW, end ? confidenceOf([end]) : 0)
  return withSkipped(lines, skipped.filter((each) => confidenceOf(each) >= least).flat())
}

/**
 * Recognizes a block, and again in another mode if the confidence is low, or with the engine's own columns if it was read across columns
 * that were not found before.
 */
async function readBlockWithRetry(
  page: PreparedPage,
  area: Box,
  options: ReadingOptions,
  report: (share: number) => void,
): Promise<Line[]> {
  const margin = marginOf(page)
  const first = await readInBands(page, area, margin, options, progressPart(report, 0, FIRST_READING))
  const again = (gray: Gray, other: Segmentation) =>
    readBlock(gray, area, margin, other, options, progressPart(report, FIRST_READING, 1))
  if (crossesColumns(first)) {
    const second = await again(page.whole(), SEGMENTATION.auto)
    return areText(second) ? second : first
  }
  if (confidenceOf(first) >= RETRY_BELOW) return first
  const second = await again(page.gray, SEGMENTATION.column)
  return confidenceOf(second) > confidenceOf(first) ? second : first
}

/** Reads a box as one line. Of joined letters in a single word the engine's own mode for that loses some. */
function readLine(page: PreparedPage, box: Box, options: ReadingOptions): Promise<Line[]> {
  const area = expandArea(box, page.letter, page.gray)
  const mode = joinsLetters(options.languages) ? SEGMENTATION.block : SEGMENTATION.line
  return readBlock(page.gray, area, marginOf(page), mode, options, () => {})
}

/** Lines, or those of a short block that was hardly read or is not in lines, read one by one: softening hides some lines from the engine. */
async function readSingly(page: PreparedPage, area: Block, lines: Line[], options: ReadingOptions): Promise<Line[]> {
  const isUnread = isHardlyRead(area, page.marks, wordsOf(lines), page.letter)
  const strips = isUnread || areSideBySide(lines.map(({ box }) => box)) ? linesIn(area, page.marks) : []
  if (strips.length === 0 || strips.length > FEW_LINES) return lines
  const sharp = area.time ? page : { ...page, gray: page.unruled() }
  const alone = (await Promise.all(strips.map((strip) => readLine(sharp, strip, options)))).flat()
  const least = isUnread ? DOUBTED_BELOW : Math.max(RETRY_BELOW, confidenceOf(lines))
  return confidenceOf(alone) >= least ? alone : lines
}

/**
 * Reads a table: its rows as they are, and by themselves the cells that are doubted and those in which no word was found, which the
 * engine skips among long rows.
 */
async function readTable(
  page: PreparedPage,
  area: Box,
  table: Table,
  options: ReadingOptions,
  report: (share: number) => void,
): Promise<Line[]> {
  const isDark = darkTest(page.gray)
  const parts = columnsToRead(area, table)
  const reports = progressParts(report, Array<number>(parts.length).fill(1))
  const inBands = async (part: Box, index: number) => {
    const count = options.languages.length
    const { gray, area: narrowed, narrow, widen } = withNarrowGaps(page.gray, part, page.letter, count)
    const marks = page.marks.map((mark) => ({ ...mark, x0: narrow(mark.x0), x1: narrow(mark.x1) }))
    const lines = await readInBands({ ...page, gray, marks }, narrowed, marginOf(page), options, reports[index]!)
    return placeLines(lines, ({ x, y }) => ({ x: widen(x), y }))
  }
  const lines = (await Promise.all(parts.map(inBands))).flat()
  const read = lines
    .flatMap(({ words }) => byHeight(words, page.gray))
    .filter((word) => isNoRule(word) && isDark(word.box))
  const readAlone = async (cell: Box) => wordsOf(await readLine(page, cell, options)).filter(isNoRule)
  const cells = await Promise.all(
    cellsOf(inked(read, page.marks), table).map(async (cell) => {
      const box = doubtedBox(cell, page)
      return box ? surerCell(cell, await readAlone(box), page) : cell
    }),
  )
  const skipped = await Promise.all(unreadCells(cells.flat(), page.marks, table).map(readAlone))
  const found = [...cells, ...skipped].flat()
  const words = [...found, ...unreadDashes(found, page.unruled(), table)]
  return tableLines(words, table, { rightToLeft: isFromRight(words, options) })
}

/** Reads an area: a block of lines, with those that the engine skipped, and paragraphs where the lines show them. */
async function readArea(
  page: PreparedPage,
  area: Block,
  options: ReadingOptions,
  report: (share: number) => void,
): Promise<Line[]> {
  const { engine, tables = engine } = options
  if (area.table) return readTable(page, area, area.table, { ...options, engine: tables }, report)
  if (options.vertical) return readBlock(page.gray, area, marginOf(page), SEGMENTATION.verticalBlock, options, report)
  const lines = await readSingly(page, area, await readBlockWithRetry(page, area, options, report), options)
  const all = await readSkipped(page, area, lines, options)
  return withParagraphs(all, { rightToLeft: isFromRight(wordsOf(all), options) })
}

async function readPrepared(
  page: PreparedPage,
  options: ReadingOptions,
  report: (share: number) => void,
): Promise<Line[][]> {
  const areas = areasOf(page, options)
  const softened = (gray: Gray) => (hasEastAsian(options.languages) ? soften(gray, page.letter) : gray)
  const times = areas.flatMap(({ time }) => time ?? [])
  const whole = { ...page, gray: softened(withBoxes(page.gray, times, WHITE)) }
  const plain = areas.some(({ table }) => table) ? page.unruled() : page.gray
  // Softened before, rules would leave a shadow.
  const unruled = plain === page.gray ? whole : { ...page, gray: softened(plain) }
  const parts = progressParts(
    report,
    areas.map(({ x0, y0, x1, y1 }) => (x1 - x0) * (y1 - y0)),
  )
  const read = async (area: Block, index: number) => {
    const [lines, time] = await Promise.all([
      readArea(area.table ? unruled : whole, area, options, parts[index]!),
      area.time ? readLine(page, area.time, options) : [],
    ])
    parts[index]!(1)
    const written = lines.filter(({ words }) => words.some(isNoRule))
    const all = written.map((line) => ({ ...line, words: byShape(line.words, plain, options.languages) }))
    return withTime(all, time)
  }
  return inReadingOrder(await Promise.all(areas.map(read)), areas, page, options)
}

/** Confidence of a few lines in the middle of the rotated page; 0 if there is no text. */
async function sampleConfidence(pixels: Pixels, turns: number, options: ReadingOptions): Promise<number> {
  const page = preparePage(quarterTurned(pixels, turns))
  const { gray, letter } = page
  if (page.marks.length === 0) return 0
  const half = Math.min(gray.height / 2, letter * LINES_TO_TRY)
  // The middle of the text, which may be at one end of a page.
  const text = boundsOf(page.marks)
  const middle = (text.y0 + text.y1) / 2
  const [y0, y1] = [Math.floor(middle - half), Math.floor(middle + half)]
  const area = { x0: 0, y0: Math.max(0, y0), x1: gray.width, y1: Math.min(gray.height, y1) }
  const once = { ...options, second: undefined, korean: undefined, english: undefined }
  return confidenceOf(await readBlock(gray, area, Math.round(letter), SEGMENTATION.block, once, () => {}))
}

/** Marks of a page so short that its gaps do not tell whether its lines lie on their side. */
const SHORT_PAGE = 120

/** The quarter turns, 0 to 3, with the highest confidence. */
async function uprightTurns(
  pixels: Pixels,
  sideways: boolean,
  marks: number,
  options: ReadingOptions,
): Promise<number> {
  const likely = sideways ? [1, 3] : [2]
  const others = marks < SHORT_PAGE ? [1, 2, 3].filter((turns) => !likely.includes(turns)) : []
  const samples = await mapAtOnce([0, ...likely, ...others], options.engine.size, async (turns) => ({
    turns,
    confidence: (await sampleConfidence(pixels, turns, options)) + (turns === 0 ? MIN_ROTATION_GAIN : 0),
  }))
  return samples.reduce((best, sample) => (sample.confidence >= best.confidence ? sample : best)).turns
}

/** Progress after each step. The engine is at work once there is more than the first. */
export const PREPARED_PROGRESS = 0.08
const READ_PROGRESS = 0.9
const TURNED_PROGRESS = 0.95

/** What was read of a prepared page, and what was not, in fractions of its picture's sides. */
function placedOn(page: PreparedPage, blocks: readonly Line[][], { vertical }: ReadingOptions) {
  const boxes = wordsOf(blocks.flat()).map(({ box }) => box)
  const unread = vertical ? [] : unreadLines(page.marks, boxes, page.letter)
  return {
    blocks: blocks.map((lines) => placeLines(lines, page.place)),
    unread: unread.map((box) => placeBox(box, page.place)),
    isPartial: false,
  }
}

/** Reads lines, and turns the page if that gives a higher confidence. */
async function readLaid(
  page: PreparedPage,
  pixels: Pixels,
  options: ReadingOptions,
  report: (share: number) => void,
): Promise<ReadPage> {
  const mayTurn = !options.vertical && !options.isLaid
  const sideways = mayTurn && runsVertically(page.marks)
  const blocks = sideways
    ? []
    : await readPrepared(page, options, progressPart(report, PREPARED_PROGRESS, READ_PROGRESS))
  const placed = { ...placedOn(page, blocks, options), pixels, quarterTurns: 0 }
  const isUpright = confidenceOf(blocks.flat()) >= DOUBTED_BELOW || hasSureRows(blocks.flat())
  if (page.marks.length === 0 || (!sideways && isUpright)) return placed
  const turns = mayTurn ? await uprightTurns(pixels, sideways, page.marks.length, options) : 0
  if (turns === 0 && !sideways) return placed
  const upright = quarterTurned(pixels, turns)
  const turned = preparePage(upright)
  const read = await readPrepared(
    turned,
    options,
    progressPart(report, sideways ? PREPARED_PROGRESS : READ_PROGRESS, TURNED_PROGRESS),
  )
  return { ...placedOn(turned, read, options), pixels: upright, quarterTurns: turns }
}

/** The words that are anywhere in a picture, such as those of signs in a street. */
async function readScattered(page: PreparedPage, options: ReadingOptions, report: (share: number) => void) {
  const gray = page.whole()
  const area = { x0: 0, y0: 0, x1: gray.width, y1: gray.height }
  // One of them finds a panel in a picture, the other letters on anything.
  const read = async (mode: Segmentation, part: (share: number) => void) =>
    confidentLines(await readBlock(gray, area, 0, mode, { ...options, korean: undefined, english: undefined }, part))
  const [first, other] = progressParts(report, [1, 1])
  const [inAreas, anywhere] = await Promise.all([read(SEGMENTATION.auto, first!), read(SEGMENTATION.scattered, other!)])
  return placeLines(confidentLetters(inAreas) < confidentLetters(anywhere) ? anywhere : inAreas, page.place)
}

/**
 * Recognizes a page: column by column, blocks with a low confidence twice, and a page with a low confidence also
 * rotated and as a photograph with words in it. Boxes are in fractions of the picture's sides. `report` gets the fraction
 * done.
 */
export async function readPage(
  pixels: Pixels,
  options: ReadingOptions,
  report: (share: number) => void,
): Promise<ReadPage> {
  const page = preparePage(pixels)
  report(PREPARED_PROGRESS)
  const laid = await readLaid(page, pixels, options, report)
  const lines = laid.blocks.flat()
  const doubtedBelow = lines.some(isRow) ? DOUBTED_TABLE_BELOW : DOUBTED_BELOW
  if (options.vertical || confidenceOf(lines) >= doubtedBelow || hasSureRows(lines)) return laid
  const scattered = await readScattered(page, options, progressPart(report, TURNED_PROGRESS, 1))
  if (confidentLetters(scattered) <= confidentLetters(lines)) return laid
  return { blocks: [scattered], pixels, quarterTurns: 0, isPartial: true, unread: [] }
}
