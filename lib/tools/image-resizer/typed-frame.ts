import { clamp } from '@/lib/core/numbers'
import type { Rectangle, Size } from '@/lib/image/pixels/geometry'

type Side = keyof Rectangle

/** Numbers for sides of a frame, the one typed last at the end. */
export type TypedSides = readonly (readonly [side: Side, pixels: number])[]

/** Where a frame begins on one axis and how long it is there; if both do not fit, the one that is not kept gives way. */
function fitted(start: number, length: number, total: number, kept: 'start' | 'length'): [number, number] {
  const from = clamp(start, 0, total - 1)
  if (kept === 'start') return [from, clamp(length, 1, total - from)]
  const long = clamp(length, 1, total)
  return [Math.min(from, total - long), long]
}

/**
 * The frame that was typed over `base`, within a picture of this size and at its ratio, if it has one. All numbers count
 * however they were typed one after the other; where two contradict each other, the later one stays.
 */
export function typedFrame(base: Rectangle, typed: TypedSides, ratio: number | null, size: Size): Rectangle {
  const order = (side: Side) => typed.findLastIndex(([name]) => name === side)
  const asked: Rectangle = { ...base, ...Object.fromEntries(typed) }
  const isTall = order('height') > order('width')
  const width = ratio !== null && isTall ? asked.height * ratio : asked.width
  const height = ratio !== null && !isTall ? asked.width / ratio : asked.height
  const lengths = ratio === null ? null : Math.max(order('width'), order('height'))
  const kept = (start: Side, length: Side) => (order(start) > (lengths ?? order(length)) ? 'start' : 'length')
  const [x, across] = fitted(asked.x, width, size.width, kept('x', 'width'))
  const [y, down] = fitted(asked.y, height, size.height, kept('y', 'height'))
  if (ratio === null) return { x, y, width: across, height: down }
  const scale = Math.min(across / width, down / height)
  return { x, y, width: width * scale, height: height * scale }
}
