import { createPixels, type Pixels } from '@/lib/image/pixels/pixels'
import { measure } from './photo-measures'

/** A picture of 200 × 200 pixels of this brightness at each place. */
function drawn(at: (x: number, y: number) => number): Pixels {
  const picture = createPixels(200, 200)
  for (let index = 0; index < 40_000; index++) {
    const value = at(index % 200, Math.floor(index / 200))
    picture.data.set([value, value, value, 255], index * 4)
  }
  return picture
}
const face = { x: 52, y: 52, width: 96, height: 96 }
/** The person is the middle square. */
const maskAt = (x: number, y: number) => (x >= 50 && x < 150 && y >= 50 && y < 150 ? 1 : 0)
const around = { x: -20, y: -20, width: 240, height: 240 }
const measured = (at: (x: number, y: number) => number) => measure(drawn(at), { face, around, maskAt })

test('the background is what is not the person, within the picture', () => {
  const even = measured((x, y) => (maskAt(x, y) ? 20 : 204))
  expect(even.background).toBeCloseTo(0.8)
  expect(even.unevenness).toBeCloseTo(0)
  const halves = measured((x, y) => (maskAt(x, y) ? 20 : x < 100 ? 51 : 255))
  expect(halves.background).toBeCloseTo(0.6)
  expect(halves.unevenness).toBeCloseTo(0.4)
})

test('the light leans to the brighter half of the face', () => {
  expect(measured((x) => (x < 100 ? 150 : 50)).lean).toBeCloseTo(0.5)
  expect(measured((x) => (x < 100 ? 50 : 150)).lean).toBeCloseTo(-0.5)
  expect(measured(() => 120).lean).toBeCloseTo(0)
})

test('a face of hard edges is sharper than the same with soft ones, whatever their contrast', () => {
  const hard = measured((x) => (x % 16 < 8 ? 60 : 180)).sharpness
  const faint = measured((x) => (x % 16 < 8 ? 110 : 130)).sharpness
  const soft = measured((x) => 120 + 60 * Math.sin(x / 12)).sharpness
  expect(hard).toBeCloseTo(faint, 1)
  expect(soft).toBeLessThan(hard / 2)
})
