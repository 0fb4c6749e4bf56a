import type { Rectangle } from '@/lib/image/pixels/geometry'

type Values = Uint8Array | Uint32Array

function rowChanges(indices: Values, shown: Values, from: number, width: number): boolean {
  for (let at = from; at < from + width; at++) if (indices[at] !== shown[at]) return true
  return false
}

/** Bounding box of the changed values of two pictures of one value per column; undefined if there are none. */
export function changedArea(indices: Values, shown: Values, width: number, height: number): Rectangle | undefined {
  let top = 0
  while (top < height && !rowChanges(indices, shown, top * width, width)) top++
  if (top === height) return undefined
  let bottom = height - 1
  while (!rowChanges(indices, shown, bottom * width, width)) bottom--
  let [left, right] = [width, -1]
  for (let y = top; y <= bottom; y++) {
    const row = y * width
    let x = 0
    while (x < left && indices[row + x] === shown[row + x]) x++
    left = x
    x = width - 1
    while (x > right && indices[row + x] === shown[row + x]) x--
    right = x
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}
