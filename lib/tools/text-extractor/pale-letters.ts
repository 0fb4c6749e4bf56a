import { darkUpTo, histogramOf } from './binarize'
import { NOWHERE, union, type Box, type Gray } from './gray'
import { runsOfMarks } from './marks'

/** Where the ground is even, as in a screenshot, this share of it has the same shade, but for so many steps. */
const EVEN = { share: 0.6, within: 2 }
/** Least difference of the shade of a letter from that of the ground. */
const CONTRAST = 40
/** Share of the width and height of a mark that is dark in a dark letter; a few pixels of a pale one may be. */
const DARK = 0.7
/** Sizes in letters of the page, and how much of its box a mark fills that is wider than an I. */
const SIZE = { least: 0.5, most: 1.7, wide: 0.5, filled: 0.75 }

function evenGround(counts: Uint32Array): number | null {
  const ground = counts.indexOf(Math.max(...counts))
  const near = counts.subarray(Math.max(0, ground - EVEN.within), ground + EVEN.within + 1)
  const all = counts.reduce((sum, count) => sum + count, 0)
  return near.reduce((sum, count) => sum + count, 0) >= EVEN.share * all ? ground : null
}

interface PaleMark {
  box: Box
  /** The bounds of its dark pixels. */
  dark: Box
  filled: number
}

function isPale({ box, dark, filled }: PaleMark, letter: number): boolean {
  const [width, height] = [box.x1 - box.x0, box.y1 - box.y0]
  const isDark = dark.x1 - dark.x0 >= DARK * width && dark.y1 - dark.y0 >= DARK * height
  const isLetter = width <= SIZE.wide * height || filled <= SIZE.filled * width * height
  return !isDark && isLetter && height >= SIZE.least * letter && height <= SIZE.most * letter
}

/**
 * Boxes of letters so pale beside the dark ones that these alone are taken for ink: an orange amount, a gray day. Only on an even
 * ground, which has neither shadows nor the back of a page. `ink` are the dark pixels, `letter` is the height of their letters.
 */
export function paleLetters(gray: Gray, ink: Gray, letter: number): Box[] {
  const ground = evenGround(histogramOf(gray))
  if (ground === null) return []
  const marks = new Map<number, PaleMark>()
  for (const { y, start, end, mark } of runsOfMarks(darkUpTo(gray, ground - CONTRAST))) {
    const known = marks.get(mark) ?? { box: NOWHERE, dark: NOWHERE, filled: 0 }
    marks.set(mark, known)
    known.box = union(known.box, { x0: start, y0: y, x1: end, y1: y + 1 })
    known.filled += end - start
    const run = ink.data.subarray(y * gray.width + start, y * gray.width + end)
    const first = run.indexOf(1)
    if (first < 0) continue
    known.dark = union(known.dark, { x0: start + first, y0: y, x1: start + run.lastIndexOf(1) + 1, y1: y + 1 })
  }
  return [...marks.values()].filter((mark) => isPale(mark, letter)).map(({ box }) => box)
}
