const LUMA_STEPS = 256

/** Finds the center nearest to a point, both in the color space of `color-space.ts`, with luma of 0 to 255 first. */
export class NearestCenter {
  private readonly count: number
  /** The centers sorted by luma. */
  private readonly sorted: Float32Array
  private readonly order: Uint16Array
  /** Index into `sorted` of the first center with at least a luma. */
  private readonly from = new Uint16Array(LUMA_STEPS)

  constructor(centers: Float32Array) {
    this.count = centers.length / 3
    this.order = Uint16Array.from({ length: this.count }, (_, index) => index)
    this.order.sort((one, other) => centers[one * 3]! - centers[other * 3]!)
    this.sorted = new Float32Array(centers.length)
    this.order.forEach((center, place) => {
      this.sorted.set(centers.subarray(center * 3, center * 3 + 3), place * 3)
    })
    for (let luma = 0, place = 0; luma < LUMA_STEPS; luma++) {
      while (place < this.count && this.sorted[place * 3]! < luma) place++
      this.from[luma] = place
    }
  }

  /**
   * Index of the nearest center. Searches up and down from the luma of the point, until the difference in luma alone is
   * too large.
   */
  find(luma: number, byRed: number, byBlue: number): number {
    const { sorted, count } = this
    const start = this.from[Math.min(LUMA_STEPS - 1, Math.max(0, Math.floor(luma)))]!
    let best = 0
    let least = Infinity
    for (let place = start; place < count; place++) {
      const off = sorted[place * 3]! - luma
      if (off > 0 && off * off >= least) break
      const distance = off * off + chromaDistance(sorted, place, byRed, byBlue)
      if (distance >= least) continue
      least = distance
      best = place
    }
    for (let place = start - 1; place >= 0; place--) {
      const off = sorted[place * 3]! - luma
      if (off * off >= least) break
      const distance = off * off + chromaDistance(sorted, place, byRed, byBlue)
      if (distance >= least) continue
      least = distance
      best = place
    }
    return this.order[best]!
  }
}

function chromaDistance(sorted: Float32Array, place: number, byRed: number, byBlue: number): number {
  const red = sorted[place * 3 + 1]! - byRed
  const blue = sorted[place * 3 + 2]! - byBlue
  return red * red + blue * blue
}
