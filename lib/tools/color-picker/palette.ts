import { concatBytes, latin1, uint32BigEndian } from '@/lib/core/byte-writer'
import type { Rgb } from '@/lib/image/pixels/blend'
import { hexColor } from '@/lib/image/pixels/hex-color'
import { createPixels, type Pixels } from '@/lib/image/pixels/pixels'
import type { Point } from '@/lib/image/pixels/geometry'
import { toHsl } from './color'
import type { ColorShare } from './dominant'

export interface PickedColor extends Point {
  readonly rgb: Rgb
}

/** The dominant and the picked colors; those picked with the EyeDropper API have no position in the picture. */
export interface Palette {
  readonly dominant: readonly ColorShare[]
  readonly picked: readonly (PickedColor | { readonly rgb: Rgb })[]
}

function colorNotations(rgb: Rgb) {
  const [r, g, b] = rgb
  return { hex: hexColor(rgb), rgb: { r, g, b }, hsl: toHsl(rgb) }
}

/** JSON: `{ dominant: [{ hex, rgb, hsl, share }], picked: [{ hex, rgb, hsl, x, y }] }`, indented by two. */
export function paletteJson({ dominant, picked }: Palette): string {
  const file = {
    dominant: dominant.map(({ rgb, share }) => ({ ...colorNotations(rgb), share: Number(share.toFixed(4)) })),
    picked: picked.map(({ rgb, ...point }) => ({ ...colorNotations(rgb), ...point })),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

function namedColors({ dominant, picked }: Palette): [string, Rgb][] {
  return [
    ...dominant.map(({ rgb }, index): [string, Rgb] => [`dominant-${index + 1}`, rgb]),
    ...picked.map(({ rgb }, index): [string, Rgb] => [`picked-${index + 1}`, rgb]),
  ]
}

/** CSS custom properties on `:root`: `--dominant-1`, `--picked-1` and so on. */
export function paletteCss(palette: Palette): string {
  const lines = namedColors(palette).map(([name, rgb]) => `  --${name}: ${hexColor(rgb)};`)
  return `:root {\n${lines.join('\n')}\n}\n`
}

/** Tailwind CSS 4: colors of a theme, for classes such as `bg-dominant-1`. */
export function paletteTailwind(palette: Palette): string {
  const lines = namedColors(palette).map(([name, rgb]) => `  --color-${name}: ${hexColor(rgb)};`)
  return `@theme {\n${lines.join('\n')}\n}\n`
}

const ASE_COLOR = 1
const ASE_NORMAL = 2

/**
 * Adobe Swatch Exchange, big-endian: one entry per color with its name in UTF-16 and three floats of 0 to 1. Adobe has not
 * published the format; this is what its programs write (selapa.net/swatches/colors/fileformats.php).
 */
export function paletteAse(palette: Palette): Uint8Array<ArrayBuffer> {
  const entries = namedColors(palette).map(([name, rgb]) => {
    const units = [...name, '\0']
    const entry = new DataView(new ArrayBuffer(6 + 2 + units.length * 2 + 4 + 12 + 2))
    entry.setUint16(0, ASE_COLOR)
    entry.setUint32(2, entry.byteLength - 6)
    entry.setUint16(6, units.length)
    units.forEach((letter, index) => entry.setUint16(8 + index * 2, letter.charCodeAt(0)))
    const model = 8 + units.length * 2
    ;[...'RGB '].forEach((letter, index) => entry.setUint8(model + index, letter.charCodeAt(0)))
    rgb.forEach((channel, index) => entry.setFloat32(model + 4 + index * 4, channel / 255))
    entry.setUint16(model + 16, ASE_NORMAL)
    return new Uint8Array(entry.buffer)
  })
  const version = Uint8Array.of(0, 1, 0, 0)
  return concatBytes([latin1('ASEF'), version, uint32BigEndian(entries.length), ...entries])
}

/** A GIMP palette (GIMP's devel-docs/gpl.txt), which Inkscape, Krita and Aseprite also read. */
export function paletteGpl(palette: Palette): string {
  const lines = namedColors(palette).map(
    ([name, rgb]) => `${rgb.map((channel) => String(channel).padStart(3)).join(' ')}\t${name}`,
  )
  return ['GIMP Palette', 'Name: color_palette', 'Columns: 10', '#', ...lines, ''].join('\n')
}

const TILE = 100

/** Draws one row of squares of 100 × 100 pixels, one per color, the dominant ones first. */
export function paletteStrip(palette: Palette): Pixels {
  const colors = namedColors(palette).map(([, rgb]) => rgb)
  const pixels = createPixels(colors.length * TILE, TILE)
  for (let index = 0; index < pixels.width * TILE; index++) {
    const rgb = colors[Math.floor((index % pixels.width) / TILE)]
    if (rgb) pixels.data.set([...rgb, 255], index * 4)
  }
  return pixels
}
