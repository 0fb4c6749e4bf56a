import { eachSymbol, type SequentialJpeg } from './sequential'

/** The quantized coefficients of a component, block by block, from left to right and top to bottom. */
export interface Plane {
  /** Stride and number of rows of blocks, including those beyond the edge that complete units. */
  readonly stride: number
  readonly rows: number
  /** Blocks that contain part of the picture; a scan of this component alone codes only these (ITU-T T.81, A.2.3). */
  readonly shownAcross: number
  readonly shownDown: number
  readonly dc: Int16Array
  /** For each block: the offset of its other coefficients in `Coefficients`, and how many are nonzero. */
  readonly starts: Uint32Array
  readonly counts: Uint8Array
}

/** All nonzero AC coefficients of all planes, in the order of the file. */
export interface Coefficients {
  readonly planes: readonly Plane[]
  /** 1 to 63, along the zigzag of T.81, figure A.6. */
  readonly places: Uint8Array
  readonly values: Int16Array
}

function planesOf({ width, height, across, down, components }: SequentialJpeg): Plane[] {
  const most = { across: 1, down: 1 }
  for (const component of components) {
    most.across = Math.max(most.across, component.across)
    most.down = Math.max(most.down, component.down)
  }
  return components.map((component) => {
    const stride = across * component.across
    const rows = down * component.down
    return {
      stride,
      rows,
      shownAcross: Math.ceil(Math.ceil((width * component.across) / most.across) / 8),
      shownDown: Math.ceil(Math.ceil((height * component.down) / most.down) / 8),
      dc: new Int16Array(stride * rows),
      starts: new Uint32Array(stride * rows),
      counts: new Uint8Array(stride * rows),
    }
  })
}

/** The blocks of a unit in order: plane, and position in the unit. */
export function blocksOfUnit({ components }: SequentialJpeg) {
  return components.flatMap(({ across, down }, plane) =>
    Array.from({ length: across * down }, (_, index) => ({
      plane,
      x: index % across,
      y: Math.floor(index / across),
      across,
      down,
    })),
  )
}

/** A value of `size` bits as T.81 codes it (F.1.2.1): negative values less 1. */
function extended(bits: number, size: number): number {
  return bits < 1 << (size - 1) ? bits - (1 << size) + 1 : bits
}

/** Decodes the scan. */
export function readCoefficients(jpeg: SequentialJpeg): Coefficients {
  const planes = planesOf(jpeg)
  const blocks = blocksOfUnit(jpeg)
  const predictions = planes.map(() => 0)
  // Allocates one byte for each, about their size in a file, and more when needed.
  let places = new Uint8Array(jpeg.scan.length + 64)
  let values = new Int16Array(jpeg.scan.length + 64)
  let length = 0
  let unit = 0
  let next = 0
  let place = 0
  let current = planes[0]!
  let block = 0

  eachSymbol(jpeg, (table, symbol, bits) => {
    const size = symbol & 15
    if (table > 1) {
      place += (symbol >> 4) + 1
      if (size === 0) return
      places[length] = place
      values[length++] = extended(bits, size)
      current.counts[block]!++
      return
    }
    const { plane, x, y, across, down } = blocks[next]!
    current = planes[plane]!
    block = (Math.floor(unit / jpeg.across) * down + y) * current.stride + (unit % jpeg.across) * across + x
    if (size > 0) predictions[plane]! += extended(bits, size)
    current.dc[block] = predictions[plane]!
    current.starts[block] = length
    place = 0
    if (++next === blocks.length) {
      next = 0
      unit++
    }
    if (length + 64 > places.length) {
      const more = Math.ceil(places.length * 1.5)
      const [oldPlaces, oldValues] = [places, values]
      places = new Uint8Array(more)
      places.set(oldPlaces)
      values = new Int16Array(more)
      values.set(oldValues)
    }
  })
  return { planes, places: places.subarray(0, length), values: values.subarray(0, length) }
}

/** Joins the coefficients of strips, from top to bottom. All strips except the last end with a whole unit. */
export function joinCoefficients(whole: SequentialJpeg, strips: readonly Coefficients[]): Coefficients {
  const planes = planesOf(whole)
  const length = strips.reduce((sum, { places }) => sum + places.length, 0)
  const joined = { planes, places: new Uint8Array(length), values: new Int16Array(length) }
  const blocks = planes.map(() => 0)
  let start = 0
  for (const { planes: parts, places, values } of strips) {
    for (const [index, { dc, starts, counts }] of parts.entries()) {
      const plane = planes[index]!
      const at = blocks[index]!
      plane.dc.set(dc, at)
      plane.counts.set(counts, at)
      for (let block = 0; block < starts.length; block++) plane.starts[at + block] = starts[block]! + start
      blocks[index] = at + dc.length
    }
    joined.places.set(places, start)
    joined.values.set(values, start)
    start += places.length
  }
  return joined
}
