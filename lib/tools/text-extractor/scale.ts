/** Letters smaller than this, in pixels, are doubled: their confidence rises from 69 to 93 %. */
const SMALL_LETTER = 22
const TINY_LETTER = 9
/** Letters larger than this are read no better, only slower. */
const LARGE_LETTER = 80
const WANTED_LETTER = 40
/** Pixels that are read at once; beyond, a phone's memory is at risk. */
const LARGEST_READ_PIXELS = 40_000_000

/** By what a picture is enlarged or made smaller before it is read, from how tall its letters are in pixels. */
export function readingScale(letter: number, pixels: number): number {
  const most = Math.sqrt(LARGEST_READ_PIXELS / pixels)
  return Math.min(wantedScale(letter), most)
}

function wantedScale(letter: number): number {
  if (letter === 0) return 1
  if (letter < TINY_LETTER) return 3
  if (letter < SMALL_LETTER) return 2
  return letter > LARGE_LETTER ? WANTED_LETTER / letter : 1
}
