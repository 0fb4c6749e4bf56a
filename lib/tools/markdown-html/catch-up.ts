/**
 * What to show next of `wanted` after `shown`: at most `step` pieces changed, from the first that differ on. `wanted` itself
 * once nothing else is left to change.
 */
export function catchUp(shown: readonly string[], wanted: readonly string[], step: number): readonly string[] {
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
