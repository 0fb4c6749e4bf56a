/** What a canvas tells about text, be it a page's or a worker's. */
interface Measurer {
  font: string
  measureText(text: string): {
    readonly width: number
    readonly actualBoundingBoxAscent: number
    readonly actualBoundingBoxDescent: number
  }
}

/** Fonts that systems have; an icon is drawn with the first one there. */
export const ICON_FONT = 'system-ui, "Segoe UI", "Apple SD Gothic Neo", "Hiragino Sans", "Noto Sans CJK KR", sans-serif'

/** Where text stands in a square, in the square's units. */
export interface PlacedText {
  readonly fontSize: number
  /** From the top. */
  readonly baseline: number
}

/**
 * Text in the middle of a square of `side`: as large as `fontSize`, smaller where it would be wider than `room`. What is
 * measured keeps the font.
 */
export function placeText(measurer: Measurer, text: string, fontSize: number, side: number, room = side): PlacedText {
  const setFont = (size: number) => {
    measurer.font = `700 ${size}px ${ICON_FONT}`
  }
  setFont(fontSize)
  const fitting = fontSize * Math.min(1, room / measurer.measureText(text).width)
  setFont(fitting)
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = measurer.measureText(text)
  return { fontSize: fitting, baseline: (side + above - below) / 2 }
}
