import { wholeWeights, type Plane, type PlaneArea, type WholeWeights } from '@/lib/core/plane-scaler'
import type { RgbFrame } from '@/lib/core/rgb-frame'
import { colorArea, colorWeights, type FrameScaler, type ScalerOptions, type YuvPlanes } from './frame-scaler'
import { SCALER_WASM } from './scaler-wasm'

/** What scaler.wat exports. All of it is addresses and counts of bytes, and weights in pairs of 16 bits. */
interface Loops {
  readonly blendRows: (
    ...args: [source: number, stride: number, weights: number, pairs: number, samples: number, target: number]
  ) => void
  readonly blendColumns: (
    ...args: [blended: number, starts: number, weights: number, taps: number, next: number, width: number, to: number]
  ) => void
  readonly toRgb: (
    ...args: [
      ...planes: [luma: number, blue: number, red: number],
      ...to: [rgb: number, pixels: number, black: number],
      ...weights: [inRed: number, inGreen: number, blueInGreen: number, inBlue: number],
    ]
  ) => void
}

const PAGE_BYTES = 65_536
/** Rows blended at a time, side by side in a vector of this many bytes. */
const TOGETHER = 4
const VECTOR_BYTES = 16
/** NV12 has both colour differences in one plane. */
const LARGEST_STEP = 2

/** One memory for all scalers of a worker: browsers set gigabytes of address space aside for each, and give them back late. */
const memory = typeof WebAssembly === 'undefined' ? undefined : new WebAssembly.Memory({ initial: 1 })
let loops: Loops | undefined
/** The luma tables of the scaler whose tables stand in the memory. */
let standing: PlaneTables | undefined

/** The loops, compiled on first use; undefined where the browser has no vectors in WebAssembly. */
function compiledLoops(): Loops | undefined {
  if (loops || !memory) return loops
  const code = Uint8Array.from(atob(SCALER_WASM), (letter) => letter.charCodeAt(0))
  if (!WebAssembly.validate(code)) return undefined
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code), { scaler: { memory } })
  loops = exports as unknown as Loops
  return loops
}

function grow(space: WebAssembly.Memory, bytes: number): void {
  const missing = bytes - space.buffer.byteLength
  if (missing > 0) space.grow(Math.ceil(missing / PAGE_BYTES))
}

function pair(first: number, second: number): number {
  return (first & 0xffff) | (second << 16)
}

/** Takes the next bytes of the memory; returns where they begin. */
type Place = (bytes: number) => number

/** The weights of one component, as many for each row and column: where there are fewer, the others are 0. */
class PlaneTables {
  readonly pairs: number
  readonly taps: number
  readonly rowsAt: number
  readonly startsAt: number
  readonly columnsAt: number
  readonly rows: WholeWeights
  private readonly columns: WholeWeights
  private step = 0

  constructor(
    readonly area: PlaneArea,
    private readonly width: number,
    private readonly height: number,
    place: Place,
  ) {
    this.rows = wholeWeights(area.height, height)
    this.columns = wholeWeights(area.width, width)
    this.pairs = Math.ceil(Math.max(...this.rows.count) / 2)
    this.taps = Math.max(...this.columns.count)
    this.rowsAt = place(height * this.pairs * 4)
    this.startsAt = place(width * 4)
    this.columnsAt = place(width * this.taps * 4)
  }

  /** Bytes that blended rows take, and what is read of them beyond their end. */
  get blendedBytes(): number {
    return (this.area.width + this.taps + 8) * LARGEST_STEP * VECTOR_BYTES
  }

  /** How far into a plane's data is read, what only weights of 0 meet included. */
  reach({ offset, stride, step }: Plane): number {
    const { x, y, width, height } = this.area
    return offset + (y + height + 2 * this.pairs) * stride + (x + width) * step + 8
  }

  write(buffer: ArrayBuffer): void {
    const { rows, columns, pairs, taps } = this
    const rowWeights = new Int16Array(buffer, this.rowsAt, this.height * pairs * 2).fill(0)
    for (let y = 0; y < this.height; y++)
      rowWeights.set(rows.weights.subarray(y * rows.stride, y * rows.stride + rows.count[y]!), y * pairs * 2)
    const columnWeights = new Int32Array(buffer, this.columnsAt, this.width * taps).fill(0)
    for (let x = 0; x < this.width; x++)
      columnWeights.set(columns.weights.subarray(x * columns.stride, x * columns.stride + columns.count[x]!), x * taps)
    this.step = 0
  }

  /** Columns begin elsewhere in planes of another step. */
  useStep(buffer: ArrayBuffer, step: number): void {
    if (this.step === step) return
    const starts = new Int32Array(buffer, this.startsAt, this.width)
    for (let x = 0; x < this.width; x++) starts[x] = this.columns.start[x]! * step * VECTOR_BYTES
    this.step = step
  }
}

/**
 * The scaler in WebAssembly with vectors, some six times as fast. Its memory: weights, blended rows, the three components at
 * the new size, R G B, and last the picture's own planes.
 */
export class SimdScaler implements FrameScaler {
  private readonly luma: PlaneTables
  private readonly color: PlaneTables
  private readonly blendedAt: number
  private readonly planesAt: readonly [luma: number, blue: number, red: number]
  private readonly rgbAt: number
  private readonly sourceAt: number

  constructor(
    private readonly options: ScalerOptions,
    private readonly loops: Loops,
    private readonly memory: WebAssembly.Memory,
  ) {
    const { area, width, height } = options
    let end = 0
    const place: Place = (bytes) => {
      const begin = end
      end += Math.ceil(bytes / VECTOR_BYTES) * VECTOR_BYTES
      return begin
    }
    this.luma = new PlaneTables(area, width, height, place)
    this.color = new PlaneTables(colorArea(area), width, height, place)
    this.blendedAt = place(Math.max(this.luma.blendedBytes, this.color.blendedBytes))
    const planeBytes = width * (height + TOGETHER) + VECTOR_BYTES
    this.planesAt = [place(planeBytes), place(planeBytes), place(planeBytes)]
    this.rgbAt = place(planeBytes * 3)
    this.sourceAt = end
  }

  room(bytes: number): Uint8Array {
    grow(this.memory, this.sourceAt + bytes)
    if (standing !== this.luma) {
      this.luma.write(this.memory.buffer)
      this.color.write(this.memory.buffer)
      standing = this.luma
    }
    return new Uint8Array(this.memory.buffer, this.sourceAt, bytes)
  }

  scale(planes: YuvPlanes): RgbFrame {
    const { width, height } = this.options
    this.bringIn(planes)
    const [luma, blue, red] = this.planesAt
    this.blend(planes.luma, this.luma, luma)
    this.blend(planes.blue, this.color, blue)
    this.blend(planes.red, this.color, red)
    const weights = colorWeights(this.options)
    this.loops.toRgb(
      ...[luma, blue, red, this.rgbAt, width * height, weights.black],
      pair(weights.luma, weights.redInRed),
      pair(weights.luma, weights.redInGreen),
      pair(weights.blueInGreen, 0),
      pair(weights.luma, weights.blueInBlue),
    )
    return { width, height, data: new Uint8Array(this.memory.buffer, this.rgbAt, width * height * 3).slice() }
  }

  /** Copies the planes in unless they were put where `room` said, and makes room for what is read beyond them. */
  private bringIn({ luma, blue, red }: YuvPlanes): void {
    const { data } = luma
    const isIn = standing === this.luma && data.buffer === this.memory.buffer && data.byteOffset === this.sourceAt
    if (!isIn) this.room(data.length).set(data)
    grow(this.memory, this.sourceAt + Math.max(this.luma.reach(luma), this.color.reach(blue), this.color.reach(red)))
  }

  private blend({ offset, stride, step }: Plane, tables: PlaneTables, target: number): void {
    const { loops, blendedAt } = this
    const { area, rows, pairs, rowsAt } = tables
    const { width, height } = this.options
    const first = this.sourceAt + offset + area.y * stride + area.x * step
    tables.useStep(this.memory.buffer, step)
    for (let top = 0; top < height; top += TOGETHER) {
      for (let y = top; y < Math.min(height, top + TOGETHER); y++) {
        const source = first + rows.start[y]! * stride
        loops.blendRows(source, stride, rowsAt + y * pairs * 4, pairs, area.width * step, blendedAt + (y - top) * 4)
      }
      const { startsAt, columnsAt, taps } = tables
      loops.blendColumns(blendedAt, startsAt, columnsAt, taps, step * VECTOR_BYTES, width, target + top * width)
    }
  }
}

/** A scaler for pictures of one video; undefined where the browser has no vectors in WebAssembly. */
export function simdScaler(options: ScalerOptions): FrameScaler | undefined {
  const compiled = compiledLoops()
  return compiled && memory && new SimdScaler(options, compiled, memory)
}
