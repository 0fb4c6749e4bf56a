import { ToolError } from '@/lib/core/errors'
import { createPixels, type Pixels } from '@/lib/core/pixels'

/** Far below what iOS gives a canvas (16,777,216 pixels), so that the tile is small beside the picture. */
const TILE_PIXELS = 4_000_000
const TILE_SIDE = 8192

interface Tile {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function tileSize(imageWidth: number, imageHeight: number): { width: number; height: number } {
  const width = Math.min(imageWidth, TILE_SIDE)
  return { width, height: Math.min(imageHeight, TILE_SIDE, Math.floor(TILE_PIXELS / width)) }
}

function tilesOf(width: number, height: number): Tile[] {
  const { width: tileWidth, height: tileHeight } = tileSize(width, height)
  const tiles: Tile[] = []
  for (let y = 0; y < height; y += tileHeight) {
    for (let x = 0; x < width; x += tileWidth) {
      tiles.push({ x, y, width: Math.min(tileWidth, width - x), height: Math.min(tileHeight, height - y) })
    }
  }
  return tiles
}

function copyTile(from: Uint8ClampedArray, { x, y, width, height }: Tile, to: Pixels): void {
  for (let row = 0; row < height; row++) {
    const start = row * width * 4
    to.data.set(from.subarray(start, start + width * 4), ((y + row) * to.width + x) * 4)
  }
}

/**
 * The pixels of a bitmap, which is closed. Read tile by tile through one small canvas. `report` gets the share of the
 * tiles read, 0 to 1. ToolError `outOfMemory` when the device cannot hold them.
 */
export function readBitmap(bitmap: ImageBitmap, report?: (fraction: number) => void): Pixels {
  const pixels = createPixels(bitmap.width, bitmap.height)
  const tiles = tilesOf(bitmap.width, bitmap.height)
  const { width, height } = tileSize(bitmap.width, bitmap.height)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true, colorSpace: 'srgb' })
  if (!context) throw new ToolError('outOfMemory')
  context.globalCompositeOperation = 'copy'
  context.imageSmoothingEnabled = false
  for (const [index, tile] of tiles.entries()) {
    context.drawImage(bitmap, tile.x, tile.y, tile.width, tile.height, 0, 0, tile.width, tile.height)
    copyTile(context.getImageData(0, 0, tile.width, tile.height).data, tile, pixels)
    report?.((index + 1) / tiles.length)
  }
  bitmap.close()
  canvas.width = 0
  canvas.height = 0
  return pixels
}
