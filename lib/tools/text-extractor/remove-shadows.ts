import { paperShade } from './binarize'
import { createGray, type Gray } from './gray'

/** Tiles along the longer side. */
const TILES = 32
/** Difference of shades of the paper from which a picture is considered unevenly lit. */
const MIN_UNEVEN_SHADES = 36
/** Minimum brightness of paper in shadow, as a fraction of the brightest paper; anything darker is not paper. */
const PAPER_SHARE = 0.4

interface Background {
  readonly columns: number
  readonly rows: number
  readonly size: number
  /** The shade of the paper in each tile. */
  readonly shades: Float64Array
}

/** The shade of the paper in a tile. */
function tileShade({ width, height, data }: Gray, size: number, column: number, row: number): number {
  const counts = new Uint32Array(256)
  const endY = Math.min(height, (row + 1) * size)
  const endX = Math.min(width, (column + 1) * size)
  for (let y = row * size; y < endY; y++) {
    for (let x = column * size; x < endX; x++) counts[data[y * width + x]!]!++
  }
  return paperShade(counts)
}

function measureBackground(gray: Gray): Background {
  const size = Math.max(16, Math.ceil(Math.max(gray.width, gray.height) / TILES))
  const columns = Math.ceil(gray.width / size)
  const rows = Math.ceil(gray.height / size)
  const shades = new Float64Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      shades[row * columns + column] = tileShade(gray, size, column, row)
    }
  }
  return { columns, rows, size, shades }
}

/** Replaces tiles that are too dark for paper by the mean of the paper. */
function replaceDarkTiles(background: Background): { background: Background; spread: number } {
  const brightest = background.shades.reduce((most, shade) => Math.max(most, shade), 0)
  const paper = background.shades.filter((shade) => shade >= brightest * PAPER_SHARE).sort()
  const mean = paper.reduce((sum, shade) => sum + shade, 0) / paper.length
  const shades = background.shades.map((shade) => (shade >= brightest * PAPER_SHARE ? shade : mean))
  const at = (share: number) => paper[Math.floor(share * (paper.length - 1))]!
  return { background: { ...background, shades }, spread: at(0.95) - at(0.05) }
}

/** Shade of the paper at a pixel, interpolated between the centers of the tiles. */
function shadeAt({ columns, rows, size, shades }: Background, x: number, y: number): number {
  const column = Math.min(columns - 1, Math.max(0, x / size - 0.5))
  const row = Math.min(rows - 1, Math.max(0, y / size - 0.5))
  const left = Math.floor(column)
  const top = Math.floor(row)
  const right = Math.min(columns - 1, left + 1)
  const bottom = Math.min(rows - 1, top + 1)
  const across = column - left
  const upper = shades[top * columns + left]! * (1 - across) + shades[top * columns + right]! * across
  const lower = shades[bottom * columns + left]! * (1 - across) + shades[bottom * columns + right]! * across
  return upper + (lower - upper) * (row - top)
}

/**
 * Removes shadows from a photographed page, so that a single threshold suits all of it. Returns an evenly lit picture
 * unchanged.
 */
export function removeShadows(gray: Gray): Gray {
  const { background, spread } = replaceDarkTiles(measureBackground(gray))
  if (spread < MIN_UNEVEN_SHADES) return gray
  const even = createGray(gray.width, gray.height)
  for (let y = 0; y < gray.height; y++) {
    for (let x = 0; x < gray.width; x++) {
      const index = y * gray.width + x
      even.data[index] = Math.min(255, (gray.data[index]! * 255) / shadeAt(background, x, y))
    }
  }
  return even
}
