import ase from 'ase-utils'
import { paletteAse, paletteCss, paletteGpl, paletteJson, paletteStrip, paletteTailwind, type Palette } from './palette'

const palette: Palette = {
  dominant: [
    { rgb: [240, 0, 0], share: 2 / 3 },
    { rgb: [16, 32, 48], share: 1 / 3 },
  ],
  picked: [{ rgb: [79, 70, 229], x: 12, y: 7 }],
}

it('JSON contains every notation, shares and positions', () => {
  expect(JSON.parse(paletteJson(palette))).toEqual({
    dominant: [
      { hex: '#F00000', rgb: { r: 240, g: 0, b: 0 }, hsl: { h: 0, s: 100, l: 47 }, share: 0.6667 },
      { hex: '#102030', rgb: { r: 16, g: 32, b: 48 }, hsl: { h: 210, s: 50, l: 13 }, share: 0.3333 },
    ],
    picked: [{ hex: '#4F46E5', rgb: { r: 79, g: 70, b: 229 }, hsl: { h: 243, s: 75, l: 59 }, x: 12, y: 7 }],
  })
})

it('JSON is indented by two and ends with a line break', () => {
  expect(paletteJson({ dominant: [], picked: [] })).toBe('{\n  "dominant": [],\n  "picked": []\n}\n')
})

it('CSS declares custom properties', () => {
  expect(paletteCss(palette)).toBe(
    ':root {\n  --dominant-1: #F00000;\n  --dominant-2: #102030;\n  --picked-1: #4F46E5;\n}\n',
  )
})

it('GPL has the header that GIMP requires and three columns', () => {
  const head = 'GIMP Palette\nName: color_palette\nColumns: 10\n#\n'
  const colors = '240   0   0\tdominant-1\n 16  32  48\tdominant-2\n 79  70 229\tpicked-1\n'
  expect(paletteGpl(palette)).toBe(head + colors)
})

it('the strip is a row of squares', () => {
  const { width, height, data } = paletteStrip(palette)
  expect([width, height]).toEqual([300, 100])
  const at = (x: number, y: number) => [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4)]
  expect(at(0, 0)).toEqual([240, 0, 0, 255])
  expect(at(99, 99)).toEqual([240, 0, 0, 255])
  expect(at(100, 0)).toEqual([16, 32, 48, 255])
  expect(at(299, 99)).toEqual([79, 70, 229, 255])
})

it('a Tailwind theme declares colors', () => {
  expect(paletteTailwind(palette)).toBe(
    '@theme {\n  --color-dominant-1: #F00000;\n  --color-dominant-2: #102030;\n  --color-picked-1: #4F46E5;\n}\n',
  )
})

it('another reader of Adobe’s swatches finds names and colors', () => {
  const { version, groups, colors } = ase.decode(Buffer.from(paletteAse(palette)))
  expect([version, groups]).toEqual(['1.0', []])
  expect(colors.map(({ name, model, type }) => [name, model, type])).toEqual([
    ['dominant-1', 'RGB', 'normal'],
    ['dominant-2', 'RGB', 'normal'],
    ['picked-1', 'RGB', 'normal'],
  ])
  expect(colors.map(({ color }) => color.map((share) => Math.round(share * 255)))).toEqual([
    [240, 0, 0],
    [16, 32, 48],
    [79, 70, 229],
  ])
})
