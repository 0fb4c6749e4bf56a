import { createPixels, discard, isOpaque, rowsOf } from './pixels'

test('rows of a picture are its own, not copies', () => {
  const pixels = createPixels(2, 3)
  pixels.data.set([...pixels.data.keys()])
  const { width, height, rows } = rowsOf(pixels)
  expect([width, height]).toEqual([2, 3])
  const part = rows(1, 2)
  expect([part.width, part.height, ...part.data]).toEqual([2, 2, ...pixels.data.subarray(8)])
  expect([...rows(0, 1).data]).toEqual([...pixels.data.subarray(0, 8)])
  expect(part.data.buffer).toBe(pixels.data.buffer)
})

test('a new picture is transparent; one that no memory holds is an error', () => {
  expect([...createPixels(2, 1).data]).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  expect(() => createPixels(2 ** 26, 2 ** 26)).toThrow('outOfMemory')
})

test.each([
  [[1, 2, 3, 255, 4, 5, 6, 255], true],
  [[1, 2, 3, 255, 4, 5, 6, 254], false],
  [[1, 2, 3, 254], false],
  [[0, 0, 0, 255], true],
])('%j is opaque: %s', (data, expected) => {
  expect(isOpaque({ width: data.length / 4, height: 1, data: Uint8ClampedArray.from(data) })).toBe(expected)
})

test('memory is given back at once where the browser can', () => {
  const pixels = createPixels(1, 1)
  const transfer = jest.fn()
  Object.assign(pixels.data.buffer, { transfer: undefined })
  expect(() => discard(pixels)).not.toThrow()
  Object.assign(pixels.data.buffer, { transfer })
  discard(pixels)
  expect(transfer.mock.calls).toEqual([[0]])
})
