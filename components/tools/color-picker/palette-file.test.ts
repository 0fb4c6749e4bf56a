import { madeFile } from '@/lib/platform/download'
import { paletteAse } from '@/lib/tools/color-picker/palette'
import { palettePng } from '@/lib/tools/color-picker/worker/analyze-colors'
import { paletteFile } from './palette-file'

jest.mock('@/lib/tools/color-picker/worker/analyze-colors', () => ({
  palettePng: jest.fn(() => Promise.resolve(new Blob(['drawn'], { type: 'image/png' }))),
}))

const RED = { dominant: [], picked: [{ rgb: [255, 0, 0] as const }] }

it.each([
  ['json', 'color_palette.json', 'application/json;charset=utf-8', '"hex": "#FF0000"'],
  ['css', 'color_palette.css', 'text/css;charset=utf-8', '--picked-1: #FF0000;'],
  ['tailwind', 'color_palette.tailwind.css', 'text/css;charset=utf-8', '--color-picked-1: #FF0000;'],
  ['gpl', 'color_palette.gpl', 'application/x-gimp-palette;charset=utf-8', 'GIMP Palette'],
  ['png', 'color_palette.png', 'image/png', 'drawn'],
] as const)('a palette as %s is %s', async (format, name, type, part) => {
  const file = await madeFile(paletteFile(RED, format))
  expect(file.name).toBe(name)
  expect(file.blob.type).toBe(type)
  expect(await file.blob.text()).toContain(part)
})

it('a palette for Adobe programs has their bytes', async () => {
  const { name, blob } = await madeFile(paletteFile(RED, 'ase'))
  expect(name).toBe('color_palette.ase')
  expect(new Uint8Array(await blob.arrayBuffer())).toEqual(paletteAse(RED))
})

it('a palette of one dominant color is enough, one of none is refused', async () => {
  const dominant = [{ rgb: [0, 0, 0] as const, share: 1 }]
  expect(await (await madeFile(paletteFile({ dominant, picked: [] }, 'css'))).blob.text()).toContain('--dominant-1')
  await expect(madeFile(paletteFile({ dominant: [], picked: [] }, 'png'))).rejects.toMatchObject({ code: 'noColors' })
  expect(palettePng).not.toHaveBeenCalledWith({ dominant: [], picked: [] })
})
