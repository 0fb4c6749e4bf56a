import { placeText } from '@/lib/tools/favicon-generator/place-text'
import { REFERENCE_SIDE, textSvg, type TextIcon } from '@/lib/tools/favicon-generator/svg'

export interface TextIconSettings extends Omit<TextIcon, 'placed'> {
  /** Font size in pixels for an icon of 64 pixels. */
  readonly fontSize: number
}

/** Renders a text icon as SVG, with the text at the same size and position as in the PNG icons. */
export function renderTextSvg({ fontSize, ...icon }: TextIconSettings, showsDark = false): string {
  const context = document.createElement('canvas').getContext('2d')
  // Without a canvas, the PNG icons fail as well, so an approximation is good enough.
  const placed = context
    ? placeText(context, icon.text, fontSize, REFERENCE_SIDE)
    : { fontSize, baseline: (REFERENCE_SIDE + 0.7 * fontSize) / 2 }
  return textSvg({ ...icon, placed }, showsDark)
}
