import type { Size } from '@/lib/image/pixels/geometry'
import { rowsOf, type Pixels } from '@/lib/image/pixels/pixels'
import { WorkerPool } from '@/lib/workers/client'
import { encodeByMozjpeg, type MozjpegOptions } from './mozjpeg'

/** Smaller pictures take less time on one thread than the distribution would. */
const LEAST_BAND_PIXELS = 1_500_000
const MOST_HELPERS = 3
/** Between two restart markers (ITU-T T.81, B.2.4.4), so that the bands' files can be joined unchanged. */
export const MOST_UNITS = 65_535

export type BandJobs = {
  prepare: { args: null; result: void; progress: never }
  /** The band as a sequential JPEG file. */
  encode: { args: { pixels: Pixels; options: MozjpegOptions }; result: ArrayBuffer; progress: never }
}

/** Rows of a picture, from `y` on. */
export interface Band {
  readonly y: number
  readonly rows: number
}

// Started by a worker, and ended with it.
const helpers = new WorkerPool<BandJobs>(
  () => new Worker(new URL('./jpeg-band.worker.ts', import.meta.url), { type: 'module' }),
  MOST_HELPERS,
)

/** True if a picture of this many pixels is encoded faster by several threads. */
export function isWorthSharing(pixels: number): boolean {
  return pixels >= 2 * LEAST_BAND_PIXELS
}

/** Starts the additional threads. Returns their number including this one: 1 if none can be started. */
export async function prepareBands(threads: number): Promise<number> {
  const count = Math.min(threads - 1, MOST_HELPERS)
  try {
    await Promise.all(Array.from({ length: count }, () => helpers.run('prepare', null)))
    return count + 1
  } catch {
    return 1
  }
}

/**
 * Splits a picture into bands of equal height except for the last, in whole units (`unit` pixels a side); one band for one
 * thread.
 */
export function jpegBands({ width, height }: Size, unit: number, threads: number): Band[] {
  const most = Math.min(threads, Math.floor((width * height) / LEAST_BAND_PIXELS))
  if (most < 2) return [{ y: 0, rows: height }]
  const mostRows = Math.floor(MOST_UNITS / Math.ceil(width / unit))
  const step = unit * Math.min(mostRows, Math.ceil(height / unit / most))
  return Array.from({ length: Math.ceil(height / step) }, (_, index) => ({
    y: index * step,
    rows: Math.min(step, height - index * step),
  }))
}

/**
 * Encodes the bands of a picture as sequential JPEG files in parallel, the first on this thread. `onCopied` is called once the
 * picture is no longer needed.
 */
export async function encodeBands(
  picture: Pixels,
  bands: readonly Band[],
  options: MozjpegOptions,
  onCopied?: () => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const { rows } = rowsOf(picture)
  const [own, ...others] = bands.map((band) => rows(band.y, band.rows))
  const encoding = others.map(async ({ data, ...size }) => {
    const copy = data.slice()
    const args = { pixels: { ...size, data: copy }, options }
    return new Uint8Array(await helpers.run('encode', args, { transfer: [copy.buffer] }))
  })
  return Promise.all([encodeByMozjpeg(own!, options, onCopied), ...encoding])
}
