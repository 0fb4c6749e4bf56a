import { ToolError } from '@/lib/core/errors'
import type { Size } from './geometry'

/** A picture in memory: 8-bit sRGB, four channels R G B A per pixel, straight alpha, rows from the top. */
export interface Pixels extends Size {
  readonly data: Uint8ClampedArray<ArrayBuffer>
}

/** A picture that is read in parts, so that it need not be in memory twice. */
export interface PixelRows extends Size {
  /** `count` rows from row `y`; read-only. */
  readonly rows: (y: number, count: number) => Pixels
}

/** Such parts of a picture in memory, without copying it. */
export function rowsOf({ width, height, data }: Pixels): PixelRows {
  const stride = width * 4
  const rows = (y: number, count: number) => ({
    width,
    height: count,
    data: data.subarray(y * stride, (y + count) * stride),
  })
  return { width, height, rows }
}

/** A transparent black picture; ToolError `outOfMemory` when the device cannot hold it. */
export function createPixels(width: number, height: number): Pixels {
  try {
    return { width, height, data: new Uint8ClampedArray(width * height * 4) }
  } catch {
    throw new ToolError('outOfMemory')
  }
}

/** Frees a picture's memory now rather than at the next garbage collection; its pixels cannot be read afterwards. */
export function discard({ data }: Pixels): void {
  // Newer than the declarations; undefined in Safari before 17.4 and Firefox before 122.
  const buffer: ArrayBuffer & { readonly transfer?: (byteLength: number) => ArrayBuffer } = data.buffer
  buffer.transfer?.(0)
}

/** True when no pixel is even partly transparent. */
export function isOpaque({ data }: Pixels): boolean {
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return false
  return true
}

/** True when every pixel is fully transparent. */
export function isInvisible({ data }: Pixels): boolean {
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 0) return false
  return true
}
