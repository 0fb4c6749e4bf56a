import { placeText } from '@/lib/tools/favicon-generator/place-text'
import { REFERENCE_SIDE, textSvg, type TextIcon } from '@/lib/tools/favicon-generator/svg'

export interface WantedText extends Omit<TextIcon, 'placed'> {
  /** Of an icon of 64 pixels. */
  readonly fontSize: number
}

/** A text icon as an SVG file, its letters as large and where the PNG icons have them. */
export function drawnSvg({ fontSize, ...icon }: WantedText): string {
  const context = document.createElement('canvas').getContext('2d')
  // Without a canvas no PNG comes about either.
  const placed = context
    ? placeText(context, icon.text, fontSize, REFERENCE_SIDE)
    : { fontSize, baseline: (REFERENCE_SIDE + 0.7 * fontSize) / 2 }
  return textSvg({ ...icon, placed })
}
