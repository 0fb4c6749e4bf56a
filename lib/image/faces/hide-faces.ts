import type { Rectangle, Size } from '@/lib/image/pixels/geometry'
import { resampleRows } from '@/lib/image/pixels/lanczos'
import { createPixels, type PixelRows, type Pixels } from '@/lib/image/pixels/pixels'
import type { Hiding, Look } from './hidden-faces'

/** Squares across a face: with more, people and programs still recognize it. */
const SQUARES = 6
/** The box of a face is without hair and ears: by how much of its sides it is widened. */
const WIDER = { side: 0.25, above: 0.5, below: 0.15 }

/** What covers a face: its place in whole pixels of the picture, and the colors of its squares. */
interface Cover extends Rectangle {
  readonly squares: Pixels
}

/** The place of a face with hair and ears, in whole pixels of a picture of this size. */
function placeOf({ x, y, width, height }: Rectangle, size: Size): Rectangle {
  const left = Math.max(0, Math.floor((x - width * WIDER.side) * size.width))
  const top = Math.max(0, Math.floor((y - height * WIDER.above) * size.height))
  const right = Math.min(size.width, Math.ceil((x + width * (1 + WIDER.side)) * size.width))
  const bottom = Math.min(size.height, Math.ceil((y + height * (1 + WIDER.below)) * size.height))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

function coverOf(source: PixelRows, place: Rectangle, look: Look): Cover {
  const count = { width: SQUARES, height: Math.max(1, Math.round((SQUARES * place.height) / place.width)) }
  if (look === 'mosaic') return { ...place, squares: resampleRows(source, { ...count, crop: place }) }
  const squares = createPixels(1, 1)
  squares.data[3] = 255
  return { ...place, squares }
}

/** Draws the part of a cover that lies in a band of rows from `top`. */
function draw({ data, width, height }: Pixels, top: number, cover: Cover): void {
  const { squares } = cover
  for (let y = Math.max(top, cover.y); y < Math.min(top + height, cover.y + cover.height); y++) {
    const row = Math.floor(((y - cover.y) / cover.height) * squares.height)
    for (let x = cover.x; x < cover.x + cover.width; x++) {
      const from = (row * squares.width + Math.floor(((x - cover.x) / cover.width) * squares.width)) * 4
      data.set(squares.data.subarray(from, from + 4), ((y - top) * width + x) * 4)
    }
  }
}

/** The same rows with faces hidden. */
export function withHidden<Source extends PixelRows>(source: Source, { faces, look }: Hiding): Source {
  const places = faces.map((face) => placeOf(face, source)).filter(({ width, height }) => width > 0 && height > 0)
  const covers = places.map((place) => coverOf(source, place, look))
  return {
    ...source,
    rows: (y: number, count: number) => {
      const band = source.rows(y, count)
      const hidden = covers.filter((cover) => cover.y < y + count && cover.y + cover.height > y)
      if (hidden.length === 0) return band
      const own = { ...band, data: band.data.slice() }
      for (const cover of hidden) draw(own, y, cover)
      return own
    },
  }
}
