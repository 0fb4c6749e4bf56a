import { escapeMarkup } from '@/lib/text/escape'
import { ICON_FONT, type PlacedText } from './place-text'

/** Size of the icon that font sizes refer to: 32 is half of its height. */
export const REFERENCE_SIDE = 64

export interface TextIcon {
  readonly text: string
  /** CSS colours. */
  readonly color: string
  readonly background: string
  /** Position in an icon of 64 pixels. */
  readonly placed: PlacedText
  /** Percent of the side. */
  readonly radius: number
}

/** Rounds to a thousandth, which shortens the file without a visible difference. */
function roundToThousandth(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** Writes a text icon as an SVG file. */
export function textSvg({ text, color, background, placed, radius }: TextIcon): string {
  const side = REFERENCE_SIDE
  const corner = (side * radius) / 100
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
    `  <rect width="${side}" height="${side}" rx="${corner}" fill="${escapeMarkup(background)}"/>`,
    `  <text x="50%" y="${roundToThousandth(placed.baseline)}" text-anchor="middle" font-family="${escapeMarkup(ICON_FONT)}" font-weight="700" font-size="${roundToThousandth(placed.fontSize)}" fill="${escapeMarkup(color)}">${escapeMarkup(text)}</text>`,
    '</svg>',
    '',
  ].join('\n')
}

/**
 * Rounds the corners of the visitor's SVG (`radius` in percent of the side) by embedding the unchanged file in another.
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
