import type { Rgb } from '@/lib/core/blend'
import { hexColor } from '@/lib/core/hex-color'
import { createPixels, type Pixels } from '@/lib/core/pixels'
import { toHsl } from './color'
import type { ColorShare } from './dominant'
import type { Point } from './sample'

export interface PickedColor extends Point {
  readonly rgb: Rgb
}

/** Both lists; what was picked with the system's own dropper has no place in the picture. */
export interface Palette {
  readonly dominant: readonly ColorShare[]
  readonly picked: readonly (PickedColor | { readonly rgb: Rgb })[]
}

function described(rgb: Rgb) {
  const [r, g, b] = rgb
  return { hex: hexColor(rgb), rgb: { r, g, b }, hsl: toHsl(rgb) }
}

/** JSON: `{ dominant: [{ hex, rgb, hsl, share }], picked: [{ hex, rgb, hsl, x, y }] }`, indented by two. */
export function paletteJson({ dominant, picked }: Palette): string {
  const file = {
    dominant: dominant.map(({ rgb, share }) => ({ ...described(rgb), share: Number(share.toFixed(4)) })),
    picked: picked.map(({ rgb, ...point }) => ({ ...described(rgb), ...point })),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

function named({ dominant, picked }: Palette): [string, Rgb][] {
  return [
    ...dominant.map(({ rgb }, index): [string, Rgb] => [`dominant-${index + 1}`, rgb]),
    ...picked.map(({ rgb }, index): [string, Rgb] => [`picked-${index + 1}`, rgb]),
  ]
}

/** CSS custom properties on `:root`: `--dominant-1`, `--picked-1` and so on. */
export function paletteCss(palette: Palette): string {
  const lines = named(palette).map(([name, rgb]) => `  --${name}: ${hexColor(rgb)};`)
  return `:root {\n${lines.join('\n')}\n}\n`
}

/** A GIMP palette (GIMP's devel-docs/gpl.txt), which Inkscape, Krita and Aseprite read too. */
export function paletteGpl(palette: Palette): string {
  const lines = named(palette).map(
    ([name, rgb]) => `${rgb.map((channel) => String(channel).padStart(3)).join(' ')}\t${name}`,
  )
  return ['GIMP Palette', 'Name: color_palette', 'Columns: 10', '#', ...lines, ''].join('\n')
}

const TILE = 100

/** One row of squares of 100 × 100 pixels, a colour each, the dominant ones first. */
export function paletteStrip(palette: Palette): Pixels {
  const colors = named(palette).map(([, rgb]) => rgb)
  const pixels = createPixels(colors.length * TILE, TILE)
  for (let index = 0; index < pixels.width * TILE; index++) {
    const rgb = colors[Math.floor((index % pixels.width) / TILE)]
    if (rgb) pixels.data.set([...rgb, 255], index * 4)
  }
  return pixels
}
