import fc from 'fast-check'
import { toComparable } from './color-space'
import { NearestCenter } from './nearest-center'

const channel = fc.nat(255)
const color = fc.tuple(channel, channel, channel)

function distance(centers: Float32Array, index: number, point: Float32Array): number {
  return point.reduce((sum, value, axis) => sum + (centers[index * 3 + axis]! - value) ** 2, 0)
}

it('finds the nearest center', () => {
  fc.assert(
    fc.property(fc.array(color, { minLength: 1, maxLength: 255 }), color, (palette, wanted) => {
      const centers = toComparable(palette.flat(), palette.length)
      const point = toComparable(wanted, 1)
      const found = new NearestCenter(centers).find(point[0]!, point[1]!, point[2]!)
      const least = Math.min(...palette.map((_, index) => distance(centers, index, point)))
      expect(distance(centers, found, point)).toBeCloseTo(least, 3)
    }),
  )
})

it.each([
  ['black', [0, 0, 0]],
  ['white', [255, 255, 255]],
])('finds %s among others, and the one there is', (_name, wanted) => {
  const palette = [
    [128, 128, 128],
    [0, 0, 0],
    [255, 0, 0],
    [255, 255, 255],
  ]
  const [luma = 0, byRed = 0, byBlue = 0] = toComparable(wanted, 1)
  const index = new NearestCenter(toComparable(palette.flat(), palette.length)).find(luma, byRed, byBlue)
  expect(palette[index]).toEqual(wanted)
  expect(new NearestCenter(toComparable([9, 9, 9], 1)).find(luma, byRed, byBlue)).toBe(0)
})
