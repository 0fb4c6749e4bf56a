/**
 * Updates at most the first `step` differing pieces of `shown` to `wanted`, so that a long document is rendered
 * incrementally. Returns `wanted` itself once nothing differs.
 */
export function updatePieces(shown: readonly string[], wanted: readonly string[], step: number): readonly string[] {
  let left = step
  let end = 0
  for (; end < wanted.length; end++) {
    if (shown[end] === wanted[end]) continue
    if (left === 0) break
    left--
  }
  if (end === wanted.length) return wanted
  return [...wanted.slice(0, end), ...shown.slice(end, wanted.length)]
}
