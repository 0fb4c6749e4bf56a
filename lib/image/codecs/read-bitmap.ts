import { ToolError } from '@/lib/core/errors'
import { createPixels, type PixelRows, type Pixels } from '@/lib/image/pixels/pixels'
import type { Rectangle, Size } from '@/lib/image/pixels/geometry'
import { canvasReading } from './canvas-reading'

/** Far below the limit of iOS for a canvas (16,777,216 pixels), so that a tile is small compared with the picture. */
const TILE_PIXELS = 4_000_000
const TILE_SIDE = 8192

/** Rows that are read on demand, and a function that frees the memory they come from. */
export interface OpenRows extends PixelRows {
  /** `report` gets the share of the tiles read, 0 to 1, where there are several. */
  readonly rows: (y: number, count: number, report?: (fraction: number) => void) => Pixels
  readonly close: () => void
}

function tileSize(image: Size): Size {
  const width = Math.min(image.width, TILE_SIDE)
  return { width, height: Math.min(image.height, TILE_SIDE, Math.floor(TILE_PIXELS / width)) }
}

/** The tiles of `count` rows from row `y`. */
function tilesOf(image: Size, y: number, count: number): Rectangle[] {
  const { width, height } = tileSize(image)
  const tiles: Rectangle[] = []
  for (let top = y; top < y + count; top += height) {
    for (let x = 0; x < image.width; x += width) {
      tiles.push({
        x,
        y: top,
        width: Math.min(width, image.width - x),
        height: Math.min(height, y + count - top),
      })
    }
  }
  return tiles
}

/**
 * The rows of a bitmap, to be closed, read tile by tile through one small canvas. ToolErrors: `outOfMemory` if there is no canvas,
 * `imagePixelsWithheld` if the browser returns noise.
 */
export function bitmapRows(bitmap: ImageBitmap): OpenRows {
  if (canvasReading() === 'noise') throw new ToolError('imagePixelsWithheld')
  const size = { width: bitmap.width, height: bitmap.height }
  const { width, height } = tileSize(size)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true, colorSpace: 'srgb' })
  if (!context) throw new ToolError('outOfMemory')
  context.globalCompositeOperation = 'copy'
  context.imageSmoothingEnabled = false
  const read = (tile: Rectangle) => {
    context.drawImage(bitmap, tile.x, tile.y, tile.width, tile.height, 0, 0, tile.width, tile.height)
    return context.getImageData(0, 0, tile.width, tile.height).data
  }
  const rows: OpenRows['rows'] = (y, count, report) => {
    const tiles = tilesOf(size, y, count)
    const [only, ...more] = tiles
    // No second copy of most pictures.
    if (only && more.length === 0) return { width: size.width, height: count, data: read(only) }
    const pixels = createPixels(size.width, count)
    for (const [index, tile] of tiles.entries()) {
      copyTile(read(tile), { ...tile, y: tile.y - y }, pixels)
      report?.((index + 1) / tiles.length)
    }
    return pixels
  }
  const close = () => {
    bitmap.close()
    canvas.width = 0
    canvas.height = 0
  }
  return { ...size, rows, close }
}

function copyTile(from: Uint8ClampedArray, { x, y, width, height }: Rectangle, to: Pixels): void {
  for (let row = 0; row < height; row++) {
    const start = row * width * 4
    to.data.set(from.subarray(start, start + width * 4), ((y + row) * to.width + x) * 4)
  }
}

/** The pixels of a bitmap, which is closed. `report` and ToolErrors: those of `bitmapRows`. */
export function readBitmap(bitmap: ImageBitmap, report?: (fraction: number) => void): Pixels {
  const { rows, height, close } = bitmapRows(bitmap)
  const pixels = rows(0, height, report)
  close()
  return pixels
}
