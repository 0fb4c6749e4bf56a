import { toI420 } from './yuv-frame'

/** A frame of 4 × 4 pixels: squares of one color at the upper left and lower right, of another elsewhere. */
function squares(one: number[], other: number[]) {
  const upper = [...one, ...one, ...other, ...other]
  const lower = [...other, ...other, ...one, ...one]
  return { width: 4, height: 4, data: Uint8Array.from([upper, upper, lower, lower].flat()) }
}

// 100 % bars in 8 bits, as in SMPTE RP 219 and ffmpeg's smptehdbars.
it.each([
  [
    [255, 255, 255],
    [0, 0, 0],
    [235, 16],
    [128, 128],
    [128, 128],
  ],
  [
    [255, 0, 0],
    [0, 255, 0],
    [63, 173],
    [102, 42],
    [240, 26],
  ],
  [
    [0, 0, 255],
    [128, 128, 128],
    [32, 126],
    [240, 128],
    [118, 128],
  ],
])('%p beside %p', (first, second, luma, blue, red) => {
  const doubled = luma.flatMap((sample) => [sample, sample])
  const swapped = doubled.toReversed()
  const colors = [blue, red].flatMap((pair) => [...pair, ...pair.toReversed()])
  expect([...toI420(squares(first, second))]).toEqual([doubled, doubled, swapped, swapped, colors].flat())
})

test('four pixels share the mean of their colors', () => {
  const planes = toI420({ width: 2, height: 2, data: Uint8Array.of(255, 0, 0, 255, 0, 0, 0, 0, 255, 0, 0, 255) })
  expect([...planes]).toEqual([63, 63, 32, 32, (102 + 240) / 2, (240 + 118) / 2])
})
