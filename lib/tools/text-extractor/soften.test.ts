import { createGray } from './gray'
import { soften } from './soften'

const SIDE = 21
const MIDDLE = 10

function dot(shade: number, ground: number) {
  const gray = createGray(SIDE, SIDE)
  gray.data.fill(ground)
  gray.data[MIDDLE * SIDE + MIDDLE] = shade
  return gray
}

// Letters of 20 pixels are blurred with a deviation of 1, whose weights are exp(-x² / 2), normalized over ±3.
const WEIGHTS = [0, 1, 2, 3].map(
  (x) => Math.exp(-(x ** 2) / 2) / (1 + 2 * [1, 2, 3].reduce((sum, at) => sum + Math.exp(-(at ** 2) / 2), 0)),
)

test('a dot becomes the bell of a Gaussian, alike in both directions', () => {
  const { data } = soften(dot(255, 0), 20)
  const at = (x: number, y: number) => data[(MIDDLE + y) * SIDE + MIDDLE + x]
  for (let y = 0; y < 4; y++) {
    for (let x = 0; x < 4; x++) {
      // Rows are rounded before columns are blurred.
      const expected = Math.round(Math.round(255 * WEIGHTS[x]!) * WEIGHTS[y]!)
      expect([at(x, y), at(-x, y), at(x, -y), at(-x, -y)]).toEqual([expected, expected, expected, expected])
    }
  }
  expect([at(4, 0), at(0, 4), at(-4, 0), at(0, -4)]).toEqual([0, 0, 0, 0])
})

test('an even ground stays as it is, to the edges', () => {
  const gray = dot(200, 200)
  expect(soften(gray, 60).data).toEqual(gray.data)
})

test('what touches an edge is repeated beyond it', () => {
  const gray = createGray(8, 8)
  gray.data.fill(0)
  for (let at = 0; at < 8; at++) {
    gray.data[at * 8] = 255
    gray.data[at * 8 + 7] = 255
  }
  const share = WEIGHTS[0]! + WEIGHTS[1]! + WEIGHTS[2]! + WEIGHTS[3]!
  const { data } = soften(gray, 20)
  expect([data[0], data[7], data[56], data[63]]).toEqual(new Array(4).fill(Math.round(255 * share)))
  const turned = createGray(8, 8)
  turned.data.fill(0)
  turned.data.fill(255, 0, 8).fill(255, 56)
  expect(soften(turned, 20).data[3]).toBe(Math.round(255 * share))
  expect(soften(turned, 20).data[59]).toBe(Math.round(255 * share))
})

test('small letters are left alone', () => {
  const gray = dot(255, 0)
  expect(soften(gray, 7)).toBe(gray)
  expect(soften(gray, 8)).not.toBe(gray)
})
