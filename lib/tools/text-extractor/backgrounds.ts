import { createGray, shrink, type Gray } from './gray'

/** Pixels of the reduced picture in a letter's height. */
const LETTER_PIXELS = 5
/** Half the side of the window around a pixel, in such pixels: larger than strokes, smaller than a button. */
const RADIUS = 5
/** A background is dark below this share of the paper's brightness. */
const DARK_SHARE = 0.72
/** Difference in shade from which something stands out. */
const CONTRAST = 28
/** Smallest sides of a dark area with letters, in letters; the strokes of a headline are shorter and thinner. */
const LEAST_LONG = 6
const LEAST_SHORT = 1.3
/** Smallest and largest share of the area that stands out: of bold lines close to each other, which are no ground, three quarters do. */
const INK = { least: 0.03, most: 0.5 }
/** Smallest side of an area without letters. */
const LEAST_EMPTY = 6

/** The shade around each pixel: the median of a window (T. S. Huang, 1979), which keeps straight edges. */
function medianOf({ width, height, data }: Gray): Gray {
  const ground = createGray(width, height)
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - RADIUS), Math.min(height - 1, y + RADIUS)]
    const counts = new Uint16Array(256)
    let [total, below, median] = [0, 0, 0]
    const count = (x: number, by: 1 | -1) => {
      if (x < 0 || x >= width) return
      for (let row = top; row <= bottom; row++) {
        const shade = data[row * width + x]!
        counts[shade]! += by
        if (shade < median) below += by
      }
      total += by * (bottom - top + 1)
    }
    for (let x = 0; x < RADIUS; x++) count(x, 1)
    for (let x = 0; x < width; x++) {
      count(x + RADIUS, 1)
      count(x - RADIUS - 1, -1)
      while (below > total / 2) below -= counts[--median]!
      while (below + counts[median]! <= total / 2) below += counts[median++]!
      ground.data[y * width + x] = median
    }
  }
  return ground
}

/** The connected parts of a picture where `isIn` is true, each as indices. */
export function partsOf({ width, height }: Gray, isIn: (index: number) => boolean): Int32Array[] {
  const size = width * height
  const seen = new Uint8Array(size)
  const found = new Int32Array(size)
  const parts: Int32Array[] = []
  let end = 0
  const visit = (index: number) => {
    if (index < 0 || index >= size || seen[index] || !isIn(index)) return
    seen[index] = 1
    found[end++] = index
  }
  for (let start = 0; start < size; start++) {
    const first = end
    visit(start)
    for (let at = first; at < end; at++) {
      const index = found[at]!
      const x = index % width
      if (x > 0) visit(index - 1)
      if (x + 1 < width) visit(index + 1)
      visit(index - width)
      visit(index + width)
    }
    if (end > first) parts.push(found.subarray(first, end))
  }
  return parts
}

function extentOf(values: Int32Array): number {
  const [least, most] = values.reduce(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Infinity, 0],
  )
  return most - least + 1
}

/**
 * Turns light letters on dark areas, such as colored boxes, bars or photographs, into dark letters on white, and whitens dark
 * areas without letters, such as the table around a photographed page. `letter` is the height of letters.
 */
export function lightenBackgrounds(gray: Gray, letter: number): Gray {
  if (letter === 0) return gray
  const factor = Math.max(1, Math.round(letter / LETTER_PIXELS))
  const small = shrink(gray, factor)
  const ground = medianOf(small)
  const paper = ground.data.toSorted()[Math.floor(ground.data.length * 0.95)]!
  const dark = partsOf(small, (index) => ground.data[index]! < paper * DARK_SHARE)
  const inverted = new Uint8Array(ground.data.length)
  const unit = letter / factor
  for (const part of dark) {
    const xs = extentOf(part.map((index) => index % small.width))
    const ys = extentOf(part.map((index) => Math.floor(index / small.width)))
    const [short, long] = [Math.min(xs, ys) / unit, Math.max(xs, ys) / unit]
    let [lighter, darker] = [0, 0]
    for (const index of part) {
      const difference = small.data[index]! - ground.data[index]!
      if (difference > CONTRAST) lighter++
      if (difference < -CONTRAST) darker++
    }
    const isInked = lighter >= INK.least * part.length && lighter + darker <= INK.most * part.length
    const hasLetters = long >= LEAST_LONG && short >= LEAST_SHORT && isInked
    if (lighter >= darker && (hasLetters || short >= LEAST_EMPTY)) for (const index of part) inverted[index] = 1
  }
  if (!inverted.includes(1)) return gray
  const light = createGray(gray.width, gray.height)
  for (let y = 0; y < gray.height; y++) {
    const row = Math.min(small.height - 1, Math.floor(y / factor)) * small.width
    for (let x = 0; x < gray.width; x++) {
      const at = y * gray.width + x
      const index = row + Math.min(small.width - 1, Math.floor(x / factor))
      const shade = gray.data[at]!
      const behind = ground.data[index]!
      light.data[at] = inverted[index] ? 255 - (Math.max(0, shade - behind) * 255) / (255 - behind) : shade
    }
  }
  return light
}
