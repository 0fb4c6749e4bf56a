/** Index of the centre nearest to a point. */
export function nearest(centers: Float32Array, x: number, y: number, z: number): number {
  let best = 0
  let least = Infinity
  for (let center = 0, at = 0; at < centers.length; center++, at += 3) {
    const dx = centers[at]! - x
    let distance = dx * dx
    if (distance >= least) continue
    const dy = centers[at + 1]! - y
    const dz = centers[at + 2]! - z
    distance += dy * dy + dz * dz
    if (distance >= least) continue
    least = distance
    best = center
  }
  return best
}
