import { createPixels, rowsOf, type PixelRows } from '@/lib/image/pixels/pixels'
import { withHidden } from './hide-faces'

/** A picture whose every pixel differs from its neighbors. */
function picture() {
  const pixels = createPixels(200, 100)
  for (let at = 0; at < pixels.data.length; at += 4) {
    pixels.data.set([(at * 7) % 251, (at * 13) % 241, (at * 29) % 239, 255], at)
  }
  return pixels
}
const FACE = { x: 0.4, y: 0.4, width: 0.1, height: 0.2 }
/** The colors of a row between columns, as text. */
const colors = (rows: PixelRows, y: number, from: number, to: number) => {
  const { data } = rows.rows(y, 1)
  return Array.from({ length: to - from }, (_, at) => data.subarray((from + at) * 4, (from + at) * 4 + 4).join(' '))
}

test('a mosaic leaves six colors across a face with its hair and ears', () => {
  const hidden = withHidden(rowsOf(picture()), { look: 'mosaic', faces: [FACE] })
  // The face is at 80 to 100, 40 to 60; a quarter more to each side, half above, 15 % below.
  expect(new Set(colors(hidden, 50, 75, 105)).size).toBe(6)
  expect(colors(hidden, 31, 75, 105)).toEqual(colors(hidden, 32, 75, 105))
})

test('a color leaves nothing', () => {
  const hidden = withHidden(rowsOf(picture()), { look: 'color', faces: [FACE] })
  expect(new Set(colors(hidden, 62, 75, 105))).toEqual(new Set(['0 0 0 255']))
})

test('around it, and in the source, all stays', () => {
  const source = rowsOf(picture())
  const hidden = withHidden(source, { look: 'color', faces: [FACE] })
  for (const y of [29, 63]) expect(hidden.rows(y, 1).data).toEqual(source.rows(y, 1).data)
  expect(colors(hidden, 50, 0, 75)).toEqual(colors(source, 50, 0, 75))
  expect(colors(hidden, 50, 105, 200)).toEqual(colors(source, 50, 105, 200))
  expect(source.rows(0, 100).data).toEqual(picture().data)
})

test('bands have the same as the whole, and a face may reach beyond the picture', () => {
  const edge = { x: 0.95, y: -0.1, width: 0.2, height: 0.3 }
  const hidden = withHidden(rowsOf(picture()), { look: 'mosaic', faces: [FACE, edge] })
  const whole = hidden.rows(0, 100).data
  for (let y = 0; y < 100; y += 25) expect(hidden.rows(y, 25).data).toEqual(whole.subarray(y * 800, (y + 25) * 800))
})
