import { escapeMarkup } from '@/lib/text/escape'
import { ICON_FONT, type placeText } from './place-text'

/** Size of the icon that font sizes refer to: 32 is half of its height. */
export const REFERENCE_SIDE = 64

export interface TextIcon {
  readonly text: string
  /** CSS colors. */
  readonly color: string
  readonly background: string
  /** Position in an icon of 64 pixels. */
  readonly placed: ReturnType<typeof placeText>
  /** Percent of the side. */
  readonly radius: number
  /** CSS colors while the browser is dark; the same as the others if it makes no difference. */
  readonly dark: { readonly color: string; readonly background: string }
}

/** How the picture of an SVG looks while the browser is dark. */
export type DarkLook = 'same' | 'inverted' | 'plate'

/** CSS rules for dark browsers; `shown` makes them apply everywhere, for a preview. */
function darkStyle(rules: string, shown: boolean): string {
  return `  <style>${shown ? rules : `@media (prefers-color-scheme: dark) { ${rules} }`}</style>`
}

/** Rounds to a thousandth, which shortens the file without a visible difference. */
function roundToThousandth(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** Writes a text icon as an SVG file; with `showsDark` always in its dark colors. */
export function textSvg({ text, color, background, placed, radius, dark }: TextIcon, showsDark = false): string {
  const side = REFERENCE_SIDE
  const corner = (side * radius) / 100
  const hasDark = dark.color !== color || dark.background !== background
  const rules = `rect { fill: ${dark.background} } text { fill: ${dark.color} }`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
    ...(hasDark ? [darkStyle(rules, showsDark)] : []),
    `  <rect width="${side}" height="${side}" rx="${corner}" fill="${escapeMarkup(background)}"/>`,
    `  <text x="50%" y="${roundToThousandth(placed.baseline)}" text-anchor="middle" font-family="${escapeMarkup(ICON_FONT)}" font-weight="700" font-size="${roundToThousandth(placed.fontSize)}" fill="${escapeMarkup(color)}">${escapeMarkup(text)}</text>`,
    '</svg>',
    '',
  ].join('\n')
}

const DARK_RULES = {
  inverted: 'image { filter: invert(1) hue-rotate(180deg) }',
  plate: '.plate { fill: #fff }',
} as const

/**
 * The visitor's SVG with rounded corners (`radius` in percent of the side) and its look in dark browsers: unchanged, or
 * embedded in another file. With `showsDark` it always looks so.
 */
export function pictureSvg(source: string, radius: number, dark: DarkLook, showsDark = false): string {
  if (radius === 0 && dark === 'same') return source
  const link = `data:image/svg+xml,${encodeURIComponent(source).replace(/'/g, '%27')}`
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">',
    ...(dark === 'same' ? [] : [darkStyle(DARK_RULES[dark], showsDark)]),
    `  <clipPath id="shape"><rect width="100" height="100" rx="${radius}"/></clipPath>`,
    ...(dark === 'plate' ? [`  <rect class="plate" width="100" height="100" rx="${radius}" fill="none"/>`] : []),
    `  <image width="100" height="100" clip-path="url(#shape)" href="${link}"/>`,
    '</svg>',
    '',
  ].join('\n')
}
