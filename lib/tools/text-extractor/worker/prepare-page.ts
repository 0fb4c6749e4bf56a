import { resampleLanczos } from '@/lib/image/pixels/lanczos'
import type { Pixels } from '@/lib/image/pixels/pixels'
import { invert, shrink, toGray, type Gray, type Box } from '@/lib/tools/text-extractor/gray'
import { histogramOf, binarize, hasDarkBackground } from '@/lib/tools/text-extractor/binarize'
import { removeShadows } from '@/lib/tools/text-extractor/remove-shadows'
import { findMarks, letterHeight, textMarks } from '@/lib/tools/text-extractor/marks'
import { readingScale } from '@/lib/tools/text-extractor/scale'
import { undoStraightening, measureSkew, straighten } from '@/lib/tools/text-extractor/skew'

/** Maximum number of pixels of the picture in which marks are searched. */
const MEASURED_PIXELS = 10_000_000

export interface PreparedPage {
  readonly gray: Gray
  /** Boxes of letters in pixels of `gray`. */
  readonly marks: readonly Box[]
  readonly letter: number
  /** Maps a point of `gray` to the page, in fractions of its sides. */
  readonly place: (point: { x: number; y: number }) => { x: number; y: number }
}

function normalizeBackground(gray: Gray): Gray {
  const light = hasDarkBackground(histogramOf(gray)) ? invert(gray) : gray
  return removeShadows(light)
}

function marksOf(gray: Gray): { marks: Box[]; letter: number } {
  const factor = Math.ceil(Math.sqrt((gray.width * gray.height) / MEASURED_PIXELS))
  const found = findMarks(binarize(shrink(gray, factor)))
  const letter = letterHeight(found)
  const marks = textMarks(found, letter).map(({ x0, y0, x1, y1 }) => ({
    x0: x0 * factor,
    y0: y0 * factor,
    x1: Math.min(gray.width, x1 * factor),
    y1: Math.min(gray.height, y1 * factor),
  }))
  return { marks, letter: letter * factor }
}

function scaled(pixels: Pixels, scale: number): Pixels {
  const width = Math.max(1, Math.round(pixels.width * scale))
  const height = Math.max(1, Math.round(pixels.height * scale))
  return resampleLanczos(pixels, { width, height })
}

/**
 * Prepares a page for recognition: inverts a dark background, removes shadows, enlarges small letters and corrects a
 * significant skew.
 */
export function preparePage(pixels: Pixels): PreparedPage {
  const first = normalizeBackground(toGray(pixels))
  const scale = readingScale(marksOf(first).letter, pixels.width * pixels.height)
  const sized = scale === 1 ? first : normalizeBackground(toGray(scaled(pixels, scale)))
  const degrees = measureSkew(sized)
  const gray = degrees === 0 ? sized : straighten(sized, degrees)
  return {
    gray,
    ...marksOf(gray),
    place: (point) => {
      const { x, y } = degrees === 0 ? point : undoStraightening(gray, degrees, point)
      return { x: Math.min(1, Math.max(0, x / gray.width)), y: Math.min(1, Math.max(0, y / gray.height)) }
    },
  }
}
