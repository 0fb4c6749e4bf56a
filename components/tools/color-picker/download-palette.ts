import { downloadBlob, downloadText } from '@/lib/platform/download'
import { paletteCss, paletteGpl, paletteJson, type Palette } from '@/lib/tools/color-picker/palette'
import { palettePng } from '@/lib/tools/color-picker/worker/analyze-colors'

/** Saves the palette as `color_palette` in one of its four formats. */
export async function downloadPalette(palette: Palette, format: 'json' | 'css' | 'gpl' | 'png'): Promise<void> {
  switch (format) {
    case 'json':
      return downloadText(paletteJson(palette), 'color_palette.json', 'application/json')
    case 'css':
      return downloadText(paletteCss(palette), 'color_palette.css', 'text/css')
    case 'gpl':
      return downloadText(paletteGpl(palette), 'color_palette.gpl', 'application/x-gimp-palette')
    case 'png':
      return downloadBlob(await palettePng(palette), 'color_palette.png')
  }
}
