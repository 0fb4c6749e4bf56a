import { resampleLanczos } from '@/lib/core/lanczos'
import type { Pixels } from '@/lib/core/pixels'
import { invert, shrink, toGray, type Gray, type Rectangle } from '@/lib/tools/text-extractor/gray'
import { histogramOf, inkOf, isDarkGround } from '@/lib/tools/text-extractor/ink'
import { evenLight } from '@/lib/tools/text-extractor/lighting'
import { findMarks, letterHeight, textMarks } from '@/lib/tools/text-extractor/marks'
import { readingScale } from '@/lib/tools/text-extractor/scale'
import { beforeStraightening, measureSkew, straighten } from '@/lib/tools/text-extractor/skew'

/** Marks are looked for on a picture of at most so many pixels: boxes need no more. */
const MEASURED_PIXELS = 10_000_000

export interface PreparedPage {
  readonly gray: Gray
  /** Marks of letters and the height of a letter, in pixels of `gray`. */
  readonly marks: readonly Rectangle[]
  readonly letter: number
  /** Where a point of `gray` is on the page, in shares of its sides. */
  readonly place: (point: { x: number; y: number }) => { x: number; y: number }
}

function clean(gray: Gray): Gray {
  const light = isDarkGround(histogramOf(gray)) ? invert(gray) : gray
  return evenLight(light)
}

function marksOf(gray: Gray): { marks: Rectangle[]; letter: number } {
  const factor = Math.ceil(Math.sqrt((gray.width * gray.height) / MEASURED_PIXELS))
  const found = findMarks(inkOf(shrink(gray, factor)))
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
 * A page made ready for reading: dark ground turned light, shadows taken out, small letters doubled, a plain skew turned
 * back.
 */
export function preparePage(pixels: Pixels): PreparedPage {
  const first = clean(toGray(pixels))
  const scale = readingScale(marksOf(first).letter, pixels.width * pixels.height)
  const sized = scale === 1 ? first : clean(toGray(scaled(pixels, scale)))
  const degrees = measureSkew(sized)
  const gray = degrees === 0 ? sized : straighten(sized, degrees)
  return {
    gray,
    ...marksOf(gray),
    place: (point) => {
      const { x, y } = degrees === 0 ? point : beforeStraightening(gray, degrees, point)
      return { x: Math.min(1, Math.max(0, x / gray.width)), y: Math.min(1, Math.max(0, y / gray.height)) }
    },
  }
}
