import { ICON_FONT, type PlacedText } from './place-text'

/** The size that a font size of the control refers to: 32 is half of an icon's height. */
export const REFERENCE_SIDE = 64

export interface TextIcon {
  readonly text: string
  /** CSS colours. */
  readonly color: string
  readonly background: string
  /** In an icon of 64 pixels. */
  readonly placed: PlacedText
  /** Percent of the side. */
  readonly radius: number
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter)
}

/** To a thousandth, which nobody sees. */
function short(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** A text icon as an SVG file. */
export function textSvg({ text, color, background, placed, radius }: TextIcon): string {
  const side = REFERENCE_SIDE
  const corner = (side * radius) / 100
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
    `  <rect width="${side}" height="${side}" rx="${corner}" fill="${escaped(background)}"/>`,
    `  <text x="50%" y="${short(placed.baseline)}" text-anchor="middle" font-family="${escaped(ICON_FONT)}" font-weight="700" font-size="${short(placed.fontSize)}" fill="${escaped(color)}">${escaped(text)}</text>`,
    '</svg>',
    '',
  ].join('\n')
}

/**
 * A visitor's own SVG with its corners cut round (`radius` in percent of the side), the file itself inside as it is.
 */
export function roundedSvg(source: string, radius: number): string {
  const link = `data:image/svg+xml,${encodeURIComponent(source).replace(/'/g, '%27')}`
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">',
    `  <clipPath id="shape"><rect width="100" height="100" rx="${radius}"/></clipPath>`,
    `  <image width="100" height="100" clip-path="url(#shape)" href="${link}"/>`,
    '</svg>',
    '',
  ].join('\n')
}
