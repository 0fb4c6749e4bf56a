import { resampleLanczos } from '@/lib/image/pixels/lanczos'
import type { Pixels } from '@/lib/image/pixels/pixels'
import {
  crop,
  hasMiddle,
  invert,
  lightened,
  shrink,
  toGray,
  union,
  withBoxes,
  type Gray,
  type Box,
} from '@/lib/tools/text-extractor/gray'
import { binarize, hasDarkBackground, histogramOf } from '@/lib/tools/text-extractor/binarize'
import { evenPanels } from '@/lib/tools/text-extractor/panels'
import { lightenBackgrounds } from '@/lib/tools/text-extractor/backgrounds'
import { solidRules } from '@/lib/tools/text-extractor/broken-rules'
import { removeShadows } from '@/lib/tools/text-extractor/remove-shadows'
import { findMarks, isAsHigh, letterHeight, textMarks, withStops } from '@/lib/tools/text-extractor/marks'
import { paleLetters } from '@/lib/tools/text-extractor/pale-letters'
import { pictureTest, whiten } from '@/lib/tools/text-extractor/pictures'
import { ruledTables } from '@/lib/tools/text-extractor/ruled-tables'
import { rulesOf, withoutRules } from '@/lib/tools/text-extractor/rules'
import { readingScale } from '@/lib/tools/text-extractor/scale'
import { undoStraightening, measureSkew, straighten } from '@/lib/tools/text-extractor/skew'

/** Maximum number of pixels of the picture in which marks are searched. */
const MEASURED_PIXELS = 10_000_000

export interface PreparedPage {
  readonly gray: Gray
  /** The same with dashed rules made solid, and with the rules of a sheet. */
  readonly ruled: Gray
  /** The same without any rules. */
  readonly unruled: () => Gray
  /** Boxes of letters in pixels of `gray`, which has no photographs. */
  readonly marks: readonly Box[]
  readonly letter: number
  /** Bubbles of a chat in pixels of `gray`, from the top; [] on other pages. */
  readonly bubbles: readonly Box[]
  /** Rows of cards beside each other, in pixels of `gray`, from the top. */
  readonly cards: readonly (readonly Box[])[]
  /** The same page with its photographs and colored grounds, for the engine's own search for columns. */
  readonly whole: () => Gray
  /** Maps a point of `gray` to the page, in fractions of its sides. */
  readonly place: (point: { x: number; y: number }) => { x: number; y: number }
}

interface Measured {
  readonly ruled: Gray
  readonly factor: number
  readonly ink: Gray
  readonly dark: readonly Box[]
  readonly letter: number
}

// A page without shadows and colored grounds is the same before and after these are looked for.
const measured = new WeakMap<Gray, Measured>()

function measure(gray: Gray, mayHaveRules = true): Measured {
  const known = measured.get(gray)
  if (known) return known
  const ruled = mayHaveRules ? solidRules(gray) : gray
  const factor = Math.ceil(Math.sqrt((gray.width * gray.height) / MEASURED_PIXELS))
  const ink = binarize(shrink(ruled, factor))
  const dark = findMarks(ink)
  const result = { ruled, factor, ink, dark, letter: letterHeight(dark) }
  measured.set(gray, result)
  return result
}

function lettersOf(gray: Gray): number {
  const { factor, letter } = measure(gray)
  return letter * factor
}

/** Least share of a page that has one shade where it is a screenshot of a dark screen. */
const FLAT = 0.3

/** Inverts a page with a dark background. Background of a single shade becomes white, so that areas whitened later do not stand out. */
function lightPage(gray: Gray): Gray {
  if (!hasDarkBackground(gray)) return gray
  const light = invert(gray)
  const counts = histogramOf(light)
  const ground = counts.indexOf(Math.max(...counts))
  return counts[ground]! < FLAT * light.data.length ? light : lightened(light, ground)
}

function normalizeBackground(gray: Gray): Gray {
  const light = lightPage(gray)
  return removeShadows(lightenBackgrounds(light, lettersOf(light)))
}

function scaledBox({ x0, y0, x1, y1 }: Box, factor: number): Box {
  return { x0: x0 * factor, y0: y0 * factor, x1: x1 * factor, y1: y1 * factor }
}

/** The letters that touch the rules of a table and are one mark with them. */
function lettersOnRules(page: Pick<PreparedPage, 'ruled' | 'unruled' | 'marks' | 'letter'>): Box[] {
  const { marks, letter } = page
  const placeOf = ({ x0, y0, x1, y1 }: Box) => [x0, y0, x1, y1].join(' ')
  const known = new Set(marks.map(placeOf))
  const isNew = (mark: Box) =>
    isAsHigh(mark, letter) &&
    !known.has(placeOf(mark)) &&
    !marks.some((other) => hasMiddle(mark, other) || hasMiddle(other, mark))
  const tables = ruledTables(page.ruled, marks, letter)
  const { acrossRules, downRules } =
    tables.length > 0 ? rulesOf(page.ruled, letter) : { acrossRules: [], downRules: [] }
  const joined = (area: Box, rules: readonly Box[]) =>
    rules
      .filter(({ x0, y0, x1, y1 }) => x0 < area.x1 && x1 > area.x0 && y0 < area.y1 && y1 > area.y0)
      .reduce(union, area)
  return tables.flatMap(({ box }) => {
    const area = joined(joined(box, downRules), acrossRules)
    const found = findMarks(binarize(crop(page.unruled(), area)))
    const placed = found.map((mark) => ({
      x0: mark.x0 + area.x0,
      y0: mark.y0 + area.y0,
      x1: mark.x1 + area.x0,
      y1: mark.y1 + area.y0,
    }))
    return textMarks(placed, letter).filter(isNew)
  })
}

/** Whitens photographs and finds the letters in the rest. */
function marksOf(gray: Gray, mayHaveRules: boolean): Pick<PreparedPage, 'gray' | 'ruled' | 'marks' | 'letter'> {
  const { ruled, factor, ink, dark, letter } = measure(gray, mayHaveRules)
  const isPicture = pictureTest(ink, dark, letter)
  const found = [...dark, ...paleLetters(shrink(ruled, factor), ink, letter)]
  const marks = withStops(textMarks(found, letter), found, letter)
    .filter(({ x0, y0, x1, y1 }) => !isPicture?.((x0 + x1) / 2, (y0 + y1) / 2))
    .map((mark) => scaledBox(mark, factor))
    .map((mark) => ({ ...mark, x1: Math.min(gray.width, mark.x1), y1: Math.min(gray.height, mark.y1) }))
  const textOf = (page: Gray) => (isPicture ? whiten(page, (x, y) => isPicture(x / factor, y / factor)) : page)
  const text = textOf(gray)
  return { gray: text, ruled: ruled === gray ? text : textOf(ruled), marks, letter: letter * factor }
}

function scaled(pixels: Pixels, scale: number): Pixels {
  const width = Math.max(1, Math.round(pixels.width * scale))
  const height = Math.max(1, Math.round(pixels.height * scale))
  return resampleLanczos(pixels, { width, height })
}

/**
 * Prepares a page for recognition: makes panels and a dark background white, removes shadows, enlarges small letters and corrects a
 * significant skew.
 */
export function preparePage(picture: Pixels): PreparedPage {
  const { pixels, bubbles, cards, rules } = evenPanels(picture) ?? {
    pixels: picture,
    bubbles: [],
    cards: [],
    rules: [],
  }
  const plain = toGray(pixels)
  const first = normalizeBackground(plain)
  const scale = readingScale(lettersOf(first), pixels.width * pixels.height)
  const drawn = () => toGray(scale === 1 ? pixels : scaled(pixels, scale))
  // Evenly lit dark letters on light paper remain so in another size.
  const isMended = first !== plain
  const sized = scale === 1 ? first : isMended ? normalizeBackground(drawn()) : drawn()
  const degrees = measureSkew(sized)
  const upright = (page: Gray) => (degrees === 0 ? page : straighten(page, degrees))
  const gray = upright(sized)
  const onPage = (boxes: readonly Box[]) => (degrees === 0 ? boxes.map((box) => scaledBox(box, scale)) : [])
  // Enlarged, an upright page has no dashes that it had not before.
  const found = marksOf(gray, degrees !== 0 || scale <= 1 || measure(first).ruled !== first)
  // Drawn in this size, since enlarged ones would leave shadows when they are taken out.
  const ruled = withBoxes(found.ruled, onPage(rules), 0)
  let unruledPage: Gray | undefined
  const unruled = () => (unruledPage ??= withoutRules(ruled, found.letter))
  return {
    whole: () => upright(removeShadows(lightPage(drawn()))),
    ...found,
    ruled,
    unruled,
    marks: [...found.marks, ...lettersOnRules({ ...found, ruled, unruled })],
    bubbles: onPage(bubbles),
    cards: cards.map(onPage),
    place: (point) => {
      const { x, y } = degrees === 0 ? point : undoStraightening(gray, degrees, point)
      return { x: Math.min(1, Math.max(0, x / gray.width)), y: Math.min(1, Math.max(0, y / gray.height)) }
    },
  }
}
