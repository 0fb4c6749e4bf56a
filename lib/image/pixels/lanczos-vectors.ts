import type { AxisWeights } from './lanczos-weights'
import { LANCZOS_WASM } from './lanczos-wasm'
import type { Pixels } from './pixels'

/** The exports of lanczos.wat. Arguments are addresses and numbers of bytes. */
interface Loops {
  readonly blendRows: (
    ...args: [source: number, stride: number, weights: number, taps: number, row: number, end: number]
  ) => void
  readonly blendColumns: (
    ...args: [row: number, columns: number, weights: number, stride: number, target: number, end: number]
  ) => void
}

const PAGE_BYTES = 65_536
/** Bytes that the loops may read and write past an end. */
const SLACK = 64

/** One memory for all pictures of a worker: browsers reserve gigabytes of address space for each and release them late. */
const memory = typeof WebAssembly === 'undefined' ? undefined : new WebAssembly.Memory({ initial: 1 })
let loops: Loops | undefined

/** Compiles the loops on first use; undefined where the browser has no WebAssembly vectors. */
function compiledLoops(): Loops | undefined {
  if (loops || !memory) return loops
  const code = Uint8Array.from(atob(LANCZOS_WASM), (letter) => letter.charCodeAt(0))
  if (!WebAssembly.validate(code)) return undefined
  loops = new WebAssembly.Instance(new WebAssembly.Module(code), { lanczos: { memory } }).exports as unknown as Loops
  return loops
}

/** Resamples target row `y` into `target`. */
type ResampleRow = (y: number, target: Uint8ClampedArray) => void

/**
 * Both passes for an opaque picture, `width` samples of each row from `left` on, in WebAssembly vectors; undefined if the
 * browser has none. The returned function takes a band that starts at row `first`. One picture at a time.
 */
export function vectorPasses(
  area: { readonly left: number; readonly width: number },
  vertical: AxisWeights,
  horizontal: AxisWeights,
): ((band: Pixels, first: number) => ResampleRow) | undefined {
  const compiled = compiledLoops()
  if (!compiled || !memory) return undefined
  const width = horizontal.start.length
  const columns = Int32Array.from({ length: width * 2 }, (_, at) =>
    at % 2 === 0 ? horizontal.start[at >> 1]! * 16 : horizontal.count[at >> 1]! * 4,
  )
  const tables = [columns, horizontal.weights, vertical.weights]
  const ends = tables.map((_, index) => tables.slice(0, index + 1).reduce((sum, { byteLength }) => sum + byteLength, 0))
  const [columnWeights = 0, rowWeights = 0, tablesEnd = 0] = ends
  const rowAt = Math.ceil(tablesEnd / 16) * 16
  const targetAt = rowAt + area.width * 16 + SLACK
  const bandAt = targetAt + width * 4 + SLACK

  return ({ data, width: bandWidth }, first) => {
    const missing = bandAt + data.length + SLACK - memory.buffer.byteLength
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES))
    const bytes = new Uint8Array(memory.buffer)
    tables.forEach((table, index) =>
      bytes.set(new Uint8Array(table.buffer, table.byteOffset, table.byteLength), ends[index]! - table.byteLength),
    )
    bytes.set(data, bandAt)
    const stride = bandWidth * 4
    return (y, target) => {
      const source = bandAt + (vertical.start[y]! - first) * stride + area.left * 4
      const weights = rowWeights + y * vertical.stride * 4
      compiled.blendRows(source, stride, weights, vertical.count[y]!, rowAt, rowAt + area.width * 16)
      compiled.blendColumns(rowAt, 0, columnWeights, horizontal.stride * 4, targetAt, targetAt + width * 4)
      target.set(bytes.subarray(targetAt, targetAt + width * 4), y * width * 4)
    }
  }
}
