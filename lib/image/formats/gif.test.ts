import { gifComments, gifSize, isAnimatedGif } from './gif'

/** GIF89a, sections 18 to 26: a logical screen, then blocks; a packed field of 0x80 + n announces 2^(n + 1) colors. */
const header = (packed = 0) => [...Buffer.from('GIF89a'), 0x2c, 0x01, 0xc8, 0x00, packed, 0, 0]
const colors = (count: number) => new Array<number>(3 * count).fill(0x2c)
const frame = (packed = 0, table: readonly number[] = []) => [
  0x2c,
  0,
  0,
  0,
  0,
  1,
  0,
  1,
  0,
  packed,
  ...table,
  2,
  2,
  0x4c,
  1,
  0,
]
const CONTROL = [0x21, 0xf9, 4, 0, 10, 0, 0, 0]
const COMMENT = [0x21, 0xfe, 3, 0x2c, 0x2c, 0x2c, 1, 0x21, 0]
const TRAILER = 0x3b

test('the size of the logical screen is little-endian', () => {
  expect(gifSize(Uint8Array.from(header()))).toEqual({ width: 300, height: 200 })
})

test('a first frame that reaches beyond the logical screen enlarges it, later ones do not', () => {
  const at = (x: number, y: number) => frame().with(1, x).with(3, y).with(6, 1)
  const small = [...Buffer.from('GIF89a'), 0, 0, 9, 0, 0, 0, 0]
  expect(gifSize(Uint8Array.from([...small, ...CONTROL, ...at(3, 20), ...at(90, 90)]))).toEqual({
    width: 260,
    height: 21,
  })
  expect(gifSize(Uint8Array.from([...small, ...at(3, 2)]))).toEqual({ width: 260, height: 9 })
  expect(gifSize(Uint8Array.from([...header(), ...at(3, 2)]))).toEqual({ width: 300, height: 200 })
})

test.each([
  ['two frames', [...header(), ...frame(), ...frame(), TRAILER], true],
  ['three frames', [...header(), ...frame(), ...frame(), ...frame(), TRAILER], true],
  ['one frame', [...header(), ...frame(), TRAILER], false],
  ['no frame', [...header(), TRAILER], false],
  ['extensions around two frames', [...header(), ...COMMENT, ...CONTROL, ...frame(), ...CONTROL, ...frame()], true],
  ['extensions around one frame', [...header(), ...CONTROL, ...COMMENT, ...frame(), ...COMMENT, TRAILER], false],
  ['the size of a global table that is not there', [...header(0x77), ...frame(0x27), ...frame()], true],
  ['a global table of 2 colors', [...header(0x80), ...colors(2), ...frame(), ...frame()], true],
  ['a global table of 16 colors', [...header(0x83), ...colors(16), ...frame(), ...frame()], true],
  ['a global table of 256 colors', [...header(0xf7), ...colors(256), ...frame(), ...frame()], true],
  ['tables of their own', [...header(), ...frame(0x81, colors(4)), ...frame(0x80, colors(2))], true],
  ['one table of its own', [...header(), ...frame(0x81, colors(4)), TRAILER], false],
  ['a frame behind the trailer', [...header(), ...frame(), TRAILER, ...frame()], false],
  ['the beginning of a second frame', [...header(), ...frame(), 0x2c], true],
])('%s', (_, bytes, isAnimated) => {
  expect(isAnimatedGif(Uint8Array.from(bytes))).toBe(isAnimated)
})

test('comments are read past their sub-blocks, between frames and where the file is cut off', () => {
  const bytes = Uint8Array.from([...header(), ...COMMENT, ...frame(), 0x21, 0xfe, 5, 0x41, 0x42])
  expect(gifComments(bytes).map((comment) => [...comment])).toEqual([
    [0x2c, 0x2c, 0x2c, 0x21],
    [0x41, 0x42],
  ])
})
