import { ToolError } from '@/lib/core/errors'
import { textBlob, type FileToMake } from '@/lib/platform/download'
import type { Values } from '@/lib/core/fields'
import type { colorPickerFields } from '@/lib/tools/color-picker/fields'
import {
  paletteAse,
  paletteCss,
  paletteGpl,
  paletteJson,
  paletteTailwind,
  type Palette,
} from '@/lib/tools/color-picker/palette'
import { palettePng } from '@/lib/tools/color-picker/worker/analyze-colors'

type Format = Values<typeof colorPickerFields>['format']

const WRITERS: Readonly<Record<Format, (palette: Palette) => Blob | Promise<Blob>>> = {
  json: (palette) => textBlob(paletteJson(palette), 'application/json'),
  css: (palette) => textBlob(paletteCss(palette), 'text/css'),
  tailwind: (palette) => textBlob(paletteTailwind(palette), 'text/css'),
  ase: (palette) => new Blob([paletteAse(palette)]),
  gpl: (palette) => textBlob(paletteGpl(palette), 'application/x-gimp-palette'),
  png: palettePng,
}

/** The palette as `color_palette` in one of its formats; throws `noColors` without any. */
export function paletteFile(palette: Palette, format: Format): FileToMake {
  const write = () => {
    if (palette.dominant.length + palette.picked.length === 0) throw new ToolError('noColors')
    return WRITERS[format](palette)
  }
  return { name: `color_palette.${format === 'tailwind' ? 'tailwind.css' : format}`, blob: write }
}
