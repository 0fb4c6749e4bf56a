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

/** The palette as `color_palette` in one of its formats; throws `noColors` without any. */
export function paletteFile(palette: Palette, format: Values<typeof colorPickerFields>['format']): FileToMake {
  const write = () => {
    if (palette.dominant.length + palette.picked.length === 0) throw new ToolError('noColors')
    switch (format) {
      case 'json':
        return textBlob(paletteJson(palette), 'application/json')
      case 'css':
        return textBlob(paletteCss(palette), 'text/css')
      case 'tailwind':
        return textBlob(paletteTailwind(palette), 'text/css')
      case 'ase':
        return new Blob([paletteAse(palette)])
      case 'gpl':
        return textBlob(paletteGpl(palette), 'application/x-gimp-palette')
      case 'png':
        return palettePng(palette)
    }
  }
  return { name: `color_palette.${format === 'tailwind' ? 'tailwind.css' : format}`, blob: write }
}
