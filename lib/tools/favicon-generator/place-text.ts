/** The part of a canvas context, of a page or a worker, that measures text. */
interface Measurer {
  font: string
  measureText(text: string): {
    readonly width: number
    readonly actualBoundingBoxAscent: number
    readonly actualBoundingBoxDescent: number
  }
}

/** System fonts; an icon uses the first one that is available. */
export const ICON_FONT = 'system-ui, "Segoe UI", "Apple SD Gothic Neo", "Hiragino Sans", "Noto Sans CJK KR", sans-serif'

/**
 * Centers text in a square of `side`, reducing `fontSize` so that the text is at most `maxWidth` wide; the baseline is measured
 * from the top. Leaves the resulting font set on `measurer`.
 */
export function placeText(measurer: Measurer, text: string, fontSize: number, side: number, maxWidth = side) {
  const setFont = (size: number) => {
    measurer.font = `700 ${size}px ${ICON_FONT}`
  }
  setFont(fontSize)
  const fittingSize = fontSize * Math.min(1, maxWidth / measurer.measureText(text).width)
  setFont(fittingSize)
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = measurer.measureText(text)
  return { fontSize: fittingSize, baseline: (side + above - below) / 2 }
}
