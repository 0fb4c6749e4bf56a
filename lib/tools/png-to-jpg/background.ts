import { parseHexColor } from '@/lib/image/pixels/hex-color'

/** The documented presets, as the text field writes them. */
export const presets = [
  { id: 'white', color: '#FFFFFF' },
  { id: 'black', color: '#000000' },
  { id: 'red', color: '#FF0000' },
  { id: 'green', color: '#00FF00' },
  { id: 'blue', color: '#0000FF' },
  { id: 'yellow', color: '#FFFF00' },
  { id: 'gray', color: '#808080' },
  { id: 'transparentWhite', color: '#F8F8F8' },
] as const

/** The preset with the color of a text (`#fff` matches white's); null if there is none or the text is not a color. */
export function presetOf(background: string): (typeof presets)[number] | null {
  const color = parseHexColor(background)?.join()
  return presets.find((preset) => parseHexColor(preset.color)?.join() === color) ?? null
}
