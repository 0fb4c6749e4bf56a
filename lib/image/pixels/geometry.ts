/** A place in a picture, from its top left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Width and height, in pixels unless stated otherwise. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Part of a picture, from its top left corner. */
export interface Rectangle extends Point, Size {}

/** A size in whole pixels, at least 1, reduced to `longestSide` if it is longer. */
export function sizeWithin({ width, height }: Size, longestSide: number | null): Size {
  const scale = Math.min(1, (longestSide ?? Infinity) / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
