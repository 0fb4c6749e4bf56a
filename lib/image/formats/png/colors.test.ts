import { concatBytes, latin1 } from '@/lib/core/byte-writer'
import { DISPLAY_P3, multiply, XYZ_D50_TO_SRGB, type Matrix } from '@/lib/image/formats/icc'
import { pngChunk } from './chunks'
import { pngColors } from './colors'

type Chunk = readonly [type: string, ...numbers: number[]]

/** A PNG of these chunks of 32-bit numbers, behind a header of 8 bits a sample or of those given. */
function png(chunks: readonly Chunk[], bits = 8): Uint8Array {
  const header = pngChunk('IHDR', Uint8Array.of(0, 0, 0, 1, 0, 0, 0, 1, bits, 2, 0, 0, 0))
  const others = chunks.map(([type, ...numbers]) => {
    const view = new DataView(new ArrayBuffer(4 * numbers.length))
    numbers.forEach((value, index) => view.setUint32(4 * index, value))
    return pngChunk(type, new Uint8Array(view.buffer))
  })
  return concatBytes([latin1('\x89PNG\r\n\x1a\n'), header, ...others, pngChunk('IDAT', new Uint8Array()), header])
}

const GAMMA: Chunk = ['gAMA', 45_455]
const SRGB: Chunk = ['cHRM', 31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]
const P3: Chunk = ['cHRM', 31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000]
const SAME = [1, 0, 0, 0, 1, 0, 0, 0, 1]

function matrixOf(chunk: Chunk): Matrix {
  return pngColors(png([['gAMA', 55_556], chunk])).transform?.matrix ?? []
}

function expectClose(matrix: Matrix, expected: Matrix, digits = 2): void {
  expect(matrix).toHaveLength(9)
  matrix.forEach((factor, at) => expect(factor).toBeCloseTo(expected[at]!, digits))
}

test.each<[string, Chunk[], string[]]>([
  ['sRGB, above gAMA and cHRM', [GAMMA, P3, ['sRGB', 0]], ['gAMA', 'cHRM']],
  ['sRGB, whatever their order', [['sRGB', 0], P3, GAMMA], ['cHRM', 'gAMA']],
  ['what is written beside sRGB, without it', [GAMMA, SRGB], ['gAMA', 'cHRM']],
  [
    'the same, rounded',
    [
      ['gAMA', 45_000],
      ['cHRM', ...SRGB.slice(1).map((value) => Number(value) - 1)],
    ],
    ['gAMA', 'cHRM'],
  ],
  ['the gAMA of sRGB alone', [GAMMA], ['gAMA']],
  ['a profile, which the browser heeds', [GAMMA, P3, ['iCCP', 0]], []],
  ['a code, which the browser heeds', [GAMMA, P3, ['sRGB', 0], ['cICP', 0]], []],
  ['cHRM alone, which says nothing of the curve', [P3], []],
  ['a gAMA of 0, which no picture has', [['gAMA', 0]], []],
  ['nothing', [], []],
])('%s: nothing is converted here', (_, chunks, hidden) => {
  const colors = pngColors(png(chunks))
  expect(colors.transform).toBeNull()
  expect(colors.hidden.map(({ type }) => type)).toEqual(hidden)
})

test('gAMA is the exponent that the samples were written with', () => {
  const { hidden, transform } = pngColors(png([['gAMA', 50_000]]))
  expect(hidden).toEqual([{ type: 'gAMA', start: 33, content: 41, end: 49 }])
  expect(transform?.curves.map((curve) => curve(0.5))).toEqual([0.25, 0.25, 0.25])
  expect(transform?.matrix).toEqual(SAME)
})

test('samples of 16 bits that are nearly linear are left to the browser, whose 8 bits would lose the shadows', () => {
  const converts = (gamma: number, bits: number) => pngColors(png([['gAMA', gamma]], bits)).transform !== null
  expect([converts(100_000, 16), converts(100_000, 8), converts(55_556, 16)]).toEqual([false, true, true])
})

test('the gAMA of sRGB is a plain exponent beside other primaries', () => {
  const { transform } = pngColors(png([GAMMA, P3]))
  expect(transform?.curves[0](0.5)).toBeCloseTo(0.2176, 4)
  expect(pngColors(png([['gAMA', 47_000]])).transform).not.toBeNull()
})

test.each([-1, 1])('numbers may be rounded by so much and no more, in the direction of %i', (sign) => {
  const isMeantAsSrgb = (gamma: number, chromaticities: readonly (string | number)[]) =>
    pngColors(
      png([
        ['gAMA', gamma],
        ['cHRM', ...chromaticities.map(Number)],
      ]),
    ).transform === null
  const given = SRGB.slice(1)
  for (const [at, value] of given.entries()) {
    const moved = (by: number) => given.with(at, Number(value) + sign * by)
    expect([isMeantAsSrgb(45_455, moved(100)), isMeantAsSrgb(45_455, moved(101))]).toEqual([true, false])
  }
  expect([isMeantAsSrgb(45_455 + sign * 455, given), isMeantAsSrgb(45_455 + sign * 456, given)]).toEqual([true, false])
})

test('the primaries of sRGB stay, those of Display P3 give the matrix of CSS Color Module Level 4', () => {
  expectClose(matrixOf(SRGB), SAME)
  expectClose(matrixOf(P3), DISPLAY_P3.matrix)
})

test('white becomes white, whatever it was', () => {
  // ProPhoto RGB, whose white is D50.
  const matrix = matrixOf(['cHRM', 34_570, 35_850, 73_470, 26_530, 15_960, 84_040, 3_660, 10])
  for (const row of [0, 3, 6]) expect(matrix[row]! + matrix[row + 1]! + matrix[row + 2]!).toBeCloseTo(1, 3)
  // ProPhoto RGB to linear sRGB through XYZ, by the matrices of CSS Color Module Level 4, section 18.
  expectClose(matrix, [2.034, -0.728, -0.307, -0.229, 1.232, -0.003, -0.009, -0.153, 1.162])
})

test('the eye adapts from the light of a bulb as Bradford measured', () => {
  // Columns are the XYZ of the primaries; together they are illuminant A, whose matrix to D50 Lindbloom publishes.
  const xyz = [0.7, 0.2, 0.1985, 0.3, 0.6, 0.1, 0, 0.1, 0.25585]
  const bulbToD50 = [
    0.8779529, -0.0915288, 0.2566181, -0.1117372, 1.0924325, 0.0851788, 0.0502012, -0.0837636, 2.3994031,
  ]
  const primaries = [0, 1, 2].flatMap((column) => {
    const [x, y, z] = [xyz[column]!, xyz[3 + column]!, xyz[6 + column]!]
    return [x, y].map((value) => Math.round((100_000 * value) / (x + y + z)))
  })
  const expected = multiply(XYZ_D50_TO_SRGB, multiply(bulbToD50, xyz))
  expectClose(matrixOf(['cHRM', 44_757, 40_744, ...primaries]), expected, 3)
})

test('primaries without any area are left as they are', () => {
  expect(matrixOf(['cHRM', 31_270, 32_900, 0, 0, 0, 0, 0, 0])).toEqual(SAME)
})
