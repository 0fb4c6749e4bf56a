import type { Rectangle, Size } from '@/lib/image/pixels/geometry'
import type { RgbFrame } from '@/lib/tools/mp4-to-gif/rgb-frame'
import { colorWeights, type ColorOptions } from './color-weights'
import { fixedPointWeights, type FixedPointWeights } from './fixed-point-weights'
import { colorArea } from './stored-area'
import { SCALER_WASM } from './scaler-wasm'

/** Samples of one color component within a larger buffer, usually of 8 bits. */
export interface Plane<Samples = Uint8Array> {
  readonly data: Samples
  /** Place of the first sample, and the distances of rows and of samples, all in samples. */
  readonly offset: number
  readonly stride: number
  readonly step: number
}

/** Luma and both chroma planes of a 4:2:0 picture, which share their buffer. */
export interface YuvPlanes<Samples = Uint8Array> {
  readonly luma: Plane<Samples>
  readonly blue: Plane<Samples>
  readonly red: Plane<Samples>
}

export interface ScalerOptions extends Size, ColorOptions {
  /** Part of the stored picture. */
  readonly area: Rectangle
}

/** The exports of scaler.wat. Arguments are addresses, numbers of bytes, and weights in pairs of 16 bits. */
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
/** Number of rows that are blended together, interleaved in a vector. */
const ROWS_TOGETHER = 4
const VECTOR_BYTES = 16
/** Bytes between samples in NV12, which has both chroma components in one plane. */
const MAX_STEP = 2

/**
 * All scalers of a worker share one memory, because browsers reserve gigabytes of address space for each and release
 * them late.
 */
const memory = typeof WebAssembly === 'undefined' ? undefined : new WebAssembly.Memory({ initial: 1 })
let loops: Loops | undefined
/** The luma tables of the scaler whose tables are in the memory. */
let activeTables: PlaneTables | undefined

/** Compiles the loops on first use; undefined where the browser has no WebAssembly SIMD. */
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

/** Allocates bytes in the memory and returns their address. */
type Allocate = (bytes: number) => number

/** The weights of one component, padded with 0 to the same number for each row and column. */
class PlaneTables {
  readonly pairs: number
  readonly taps: number
  readonly rowsAt: number
  readonly startsAt: number
  readonly columnsAt: number
  readonly rows: FixedPointWeights
  private readonly columns: FixedPointWeights
  private step = 0

  constructor(
    readonly area: Rectangle,
    private readonly width: number,
    private readonly height: number,
    allocate: Allocate,
  ) {
    this.rows = fixedPointWeights(area.height, height)
    this.columns = fixedPointWeights(area.width, width)
    this.pairs = Math.ceil(Math.max(...this.rows.count) / 2)
    this.taps = Math.max(...this.columns.count)
    this.rowsAt = allocate(height * this.pairs * 4)
    this.startsAt = allocate(width * 4)
    this.columnsAt = allocate(width * this.taps * 4)
  }

  /** Size of the blended rows, including what is read beyond their end. */
  get blendedBytes(): number {
    return (this.area.width + this.taps + 8) * MAX_STEP * VECTOR_BYTES
  }

  /** End offset of what is read from a plane, including samples with a weight of 0. */
  endOf({ offset, stride, step }: Plane): number {
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

  /** Updates the offsets of columns for planes with another distance between samples. */
  useStep(buffer: ArrayBuffer, step: number): void {
    if (this.step === step) return
    const starts = new Int32Array(buffer, this.startsAt, this.width)
    for (let x = 0; x < this.width; x++) starts[x] = this.columns.start[x]! * step * VECTOR_BYTES
    this.step = step
  }
}

/**
 * Resamples the planes of 4:2:0 pictures with Lanczos-3 and converts the result to RGB, in WebAssembly SIMD. Memory layout:
 * weights, blended rows, the three scaled components, RGB, the planes of the picture.
 */
export class FrameScaler {
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
    const allocate: Allocate = (bytes) => {
      const begin = end
      end += Math.ceil(bytes / VECTOR_BYTES) * VECTOR_BYTES
      return begin
    }
    this.luma = new PlaneTables(area, width, height, allocate)
    this.color = new PlaneTables(colorArea(area), width, height, allocate)
    this.blendedAt = allocate(Math.max(this.luma.blendedBytes, this.color.blendedBytes))
    const planeBytes = width * (height + ROWS_TOGETHER) + VECTOR_BYTES
    this.planesAt = [allocate(planeBytes), allocate(planeBytes), allocate(planeBytes)]
    this.rgbAt = allocate(planeBytes * 3)
    this.sourceAt = end
  }

  /** Returns a buffer for the planes of the next picture, which saves a copy. Valid until the next call. */
  allocateInput(bytes: number): Uint8Array {
    grow(this.memory, this.sourceAt + bytes)
    if (activeTables !== this.luma) {
      this.luma.write(this.memory.buffer)
      this.color.write(this.memory.buffer)
      activeTables = this.luma
    }
    return new Uint8Array(this.memory.buffer, this.sourceAt, bytes)
  }

  scale(planes: YuvPlanes): RgbFrame {
    const { width, height } = this.options
    this.copyIn(planes)
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

  /**
   * Copies the planes into the memory unless they are in the buffer of `allocateInput`, and grows it for reads beyond
   * them.
   */
  private copyIn({ luma, blue, red }: YuvPlanes): void {
    const { data } = luma
    const isIn = activeTables === this.luma && data.buffer === this.memory.buffer && data.byteOffset === this.sourceAt
    if (!isIn) this.allocateInput(data.length).set(data)
    grow(this.memory, this.sourceAt + Math.max(this.luma.endOf(luma), this.color.endOf(blue), this.color.endOf(red)))
  }

  private blend({ offset, stride, step }: Plane, tables: PlaneTables, target: number): void {
    const { loops, blendedAt } = this
    const { area, rows, pairs, rowsAt } = tables
    const { width, height } = this.options
    const first = this.sourceAt + offset + area.y * stride + area.x * step
    tables.useStep(this.memory.buffer, step)
    for (let top = 0; top < height; top += ROWS_TOGETHER) {
      for (let y = top; y < Math.min(height, top + ROWS_TOGETHER); y++) {
        const source = first + rows.start[y]! * stride
        loops.blendRows(source, stride, rowsAt + y * pairs * 4, pairs, area.width * step, blendedAt + (y - top) * 4)
      }
      const { startsAt, columnsAt, taps } = tables
      loops.blendColumns(blendedAt, startsAt, columnsAt, taps, step * VECTOR_BYTES, width, target + top * width)
    }
  }
}

/** Creates a scaler; undefined where the browser has no WebAssembly SIMD. */
export function frameScaler(options: ScalerOptions): FrameScaler | undefined {
  const compiled = compiledLoops()
  return compiled && memory && new FrameScaler(options, compiled, memory)
}
