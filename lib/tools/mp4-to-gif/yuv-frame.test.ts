import { toI420 } from './yuv-frame'

/** A frame of 4 × 2 pixels: two of one color, then two of another, in both rows. */
function halves(left: number[], right: number[]) {
  const row = [...left, ...left, ...right, ...right]
  return { width: 4, height: 2, data: Uint8Array.from([...row, ...row]) }
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
])('%p beside %p', (left, right, luma, blue, red) => {
  const planes = toI420(halves(left, right))
  const [one, other] = luma as [number, number]
  expect([...planes]).toEqual([one, one, other, other, one, one, other, other, ...blue, ...red])
})

test('four pixels share the mean of their colors', () => {
  const planes = toI420({ width: 2, height: 2, data: Uint8Array.of(255, 0, 0, 255, 0, 0, 0, 0, 255, 0, 0, 255) })
  expect([...planes]).toEqual([63, 63, 32, 32, (102 + 240) / 2, (240 + 118) / 2])
})
