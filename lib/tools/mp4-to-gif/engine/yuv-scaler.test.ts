import type { Matrix } from './frame-scaler'
import { YuvScaler } from './yuv-scaler'

const SIDE = 16

/** A picture of one color in Y′CbCr, with chroma planes interleaved as in NV12 or separate. */
function flat(y: number, cb: number, cr: number, interleaved: boolean) {
  const data = new Uint8Array(SIDE * SIDE * 1.5)
  const luma = SIDE * SIDE
  const half = SIDE / 2
  data.fill(y, 0, luma)
  for (let index = 0; index < half * half; index++) {
    data[interleaved ? luma + 2 * index : luma + index] = cb
    data[interleaved ? luma + 2 * index + 1 : luma + half * half + index] = cr
  }
  const stride = interleaved ? SIDE : half
  const step = interleaved ? 2 : 1
  return {
    luma: { data, offset: 0, stride: SIDE, step: 1 },
    blue: { data, offset: luma, stride, step },
    red: { data, offset: interleaved ? luma + 1 : luma + half * half, stride, step },
  }
}

function colorOf(ycc: readonly [number, number, number], matrix: Matrix, fullRange = false, interleaved = false) {
  const area = { x: 0, y: 0, width: SIDE, height: SIDE }
  const { data } = new YuvScaler({ area, width: 5, height: 7, matrix, fullRange }).scale(flat(...ycc, interleaved))
  const first = [...data.subarray(0, 3)]
  data.forEach((value, at) => expect(value).toBe(first[at % 3]))
  return first
}

describe('colors of Y′CbCr', () => {
  it('black, white and gray are the same with every matrix', () => {
    for (const matrix of ['bt601', 'bt709', 'bt2020'] as const) {
      expect(colorOf([16, 128, 128], matrix)).toEqual([0, 0, 0])
      expect(colorOf([235, 128, 128], matrix)).toEqual([255, 255, 255])
      expect(colorOf([126, 128, 128], matrix)).toEqual([128, 128, 128])
      expect(colorOf([128, 128, 128], matrix, true)).toEqual([128, 128, 128])
    }
  })

  // 100 % bars in 8 bits: ITU-R BT.601 and BT.709 as tabulated in SMPTE RP 219 and by ffmpeg's pal100bars and
  // smptehdbars.
  it.each([
    ['bt601', [82, 90, 240], [255, 0, 0]],
    ['bt601', [145, 54, 34], [0, 255, 0]],
    ['bt601', [41, 240, 110], [0, 0, 255]],
    ['bt709', [63, 102, 240], [255, 0, 0]],
    ['bt709', [173, 42, 26], [0, 255, 0]],
    ['bt709', [32, 240, 118], [0, 0, 255]],
  ] as const)('%s %p is %p', (matrix, ycc, rgb) => {
    for (const interleaved of [false, true])
      colorOf(ycc, matrix, false, interleaved).forEach((value, channel) =>
        expect(Math.abs(value - rgb[channel]!)).toBeLessThanOrEqual(2),
      )
  })
})

it('scales the requested part', () => {
  const planes = flat(16, 128, 128, false)
  // The right half is white.
  for (let y = 0; y < SIDE; y++) planes.luma.data.fill(235, y * SIDE + SIDE / 2, (y + 1) * SIDE)
  const area = { x: SIDE / 2, y: 0, width: SIDE / 2, height: SIDE }
  const { data } = new YuvScaler({ area, width: 4, height: 4, matrix: 'bt709', fullRange: false }).scale(planes)
  expect([...data]).toEqual(Array(48).fill(255))
})
