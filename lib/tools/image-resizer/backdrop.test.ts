import { createPixels, type Pixels } from '@/lib/image/pixels/pixels'
import { evenBackdrop, type Matte } from './backdrop'
import type { Rgb } from '@/lib/image/pixels/blend'
import { BACKDROP_COLORS } from './backdrop-choices'

const SIDE = 64
const GREEN: Rgb = [90, 160, 90]
const DARK: Rgb = [60, 30, 20]

/** A dark disk of radius 20 on green, with an edge of two pixels, and its rough mask. */
function portrait(): { picture: Pixels; matte: Matte; shareAt: (index: number) => number } {
  const picture = createPixels(SIDE, SIDE)
  const away = (index: number) => Math.hypot((index % SIDE) - 31.5, Math.floor(index / SIDE) - 31.5)
  const shareAt = (index: number) => Math.min(1, Math.max(0, (21 - away(index)) / 2))
  for (let index = 0; index < SIDE * SIDE; index++) {
    const share = shareAt(index)
    const mixed = DARK.map((own, channel) => Math.round(share * own + (1 - share) * GREEN[channel]!))
    picture.data.set([...mixed, 255], index * 4)
  }
  const values = Float32Array.from({ length: 32 * 32 }, (_, at) => {
    const distance = Math.hypot((at % 32) - 15.5, Math.floor(at / 32) - 15.5) * 2
    return Math.min(1, Math.max(0, (24 - distance) / 8))
  })
  return { picture, matte: { side: 32, values }, shareAt }
}

const colorAt = ({ data }: Pixels, index: number) => [...data.subarray(index * 4, index * 4 + 3)]
const at = (x: number, y: number) => y * SIDE + x

test.each(Object.entries(BACKDROP_COLORS))('the background becomes %s, and the person stays to the bit', (_, color) => {
  const { picture, matte } = portrait()
  const before = picture.data.slice()
  evenBackdrop(picture, { matte, color: color })
  for (const corner of [at(0, 0), at(63, 0), at(32, 3), at(2, 60)]) expect(colorAt(picture, corner)).toEqual([...color])
  for (const inside of [at(32, 32), at(20, 30), at(32, 18)]) {
    expect(colorAt(picture, inside)).toEqual([...before.subarray(inside * 4, inside * 4 + 3)])
  }
})

test('no halo of the old background is left more than two pixels from the edge', () => {
  const { picture, matte, shareAt } = portrait()
  evenBackdrop(picture, { matte, color: BACKDROP_COLORS.white })
  for (let index = 0; index < SIDE * SIDE; index++) {
    const away = Math.hypot((index % SIDE) - 31.5, Math.floor(index / SIDE) - 31.5)
    const [red = 0, green = 0] = colorAt(picture, index)
    if (away > 23) expect(Math.min(red, green)).toBeGreaterThan(245)
    // Green would stand out against red where the old background shines through.
    if (shareAt(index) > 0 && shareAt(index) < 1) expect(green - red).toBeLessThan(40)
  }
})

test('what does not hang together with the face goes', () => {
  const { picture, matte } = portrait()
  for (let y = 0; y < 64; y++) for (let x = 58; x < 64; x++) picture.data.set([...DARK, 255], at(x, y) * 4)
  for (let y = 0; y < 32; y++) for (let x = 29; x < 32; x++) matte.values[y * 32 + x] = 1
  const face = { x: 0.3, y: 0.3, width: 0.4, height: 0.4 }
  evenBackdrop(picture, { matte, color: BACKDROP_COLORS.white, face })
  expect(colorAt(picture, at(61, 32))).toEqual([...BACKDROP_COLORS.white])
  expect(colorAt(picture, at(32, 32))).toEqual([...DARK])
})

test('a speck of the color of the hair beside the head goes', () => {
  const { picture, matte } = portrait()
  for (let y = 28; y < 36; y++) for (let x = 58; x < 64; x++) picture.data.set([...DARK, 255], at(x, y) * 4)
  // The mask is a little unsure of the gap.
  for (let y = 14; y < 18; y++) matte.values.fill(0.55, y * 32 + 25, y * 32 + 29).fill(1, y * 32 + 29, (y + 1) * 32)
  const face = { x: 0.3, y: 0.3, width: 0.4, height: 0.4 }
  evenBackdrop(picture, { matte, color: BACKDROP_COLORS.white, face })
  for (const x of [61, 62, 63]) expect(colorAt(picture, at(x, 32))).toEqual([...BACKDROP_COLORS.white])
  expect(colorAt(picture, at(46, 32))).toEqual([...DARK])
})

test('the face is not touched, whatever the mask says', () => {
  const { picture } = portrait()
  const before = picture.data.slice()
  // The mask of a mouth alone.
  const little = { side: 32, values: new Float32Array(32 * 32).fill(1, 16 * 32 + 14, 16 * 32 + 18) }
  const face = { x: 12 / SIDE, y: 6 / SIDE, width: 40 / SIDE, height: 52 / SIDE }
  evenBackdrop(picture, { matte: little, color: BACKDROP_COLORS.lightBlue, face })
  for (const inside of [at(32, 32), at(22, 32), at(32, 17), at(41, 32)]) {
    expect(colorAt(picture, inside)).toEqual([...before.subarray(inside * 4, inside * 4 + 3)])
  }
  // Beside the chin a face's box shows the background.
  expect(colorAt(picture, at(15, 48))).toEqual([...BACKDROP_COLORS.lightBlue])
})

test('what the mask is unsure of is background, and a face that it does not know is refused', () => {
  const { picture, matte } = portrait()
  const face = { x: 0.3, y: 0.3, width: 0.4, height: 0.4 }
  // A dark thing behind the shoulder, which touches the person.
  for (let y = 44; y < 64; y++) for (let x = 0; x < 20; x++) picture.data.set([...DARK, 255], at(x, y) * 4)
  for (let y = 22; y < 32; y++) matte.values.fill(0.45, y * 32, y * 32 + 9)
  evenBackdrop(picture, { matte, color: BACKDROP_COLORS.white, face })
  expect(colorAt(picture, at(4, 56))).toEqual([...BACKDROP_COLORS.white])
  const before = picture.data.slice()
  const none = { side: 32, values: new Float32Array(32 * 32).fill(0.4) }
  expect(() => evenBackdrop(picture, { matte: none, color: BACKDROP_COLORS.lightBlue, face })).toThrow('faceNotFound')
  expect(picture.data).toEqual(before)
})
