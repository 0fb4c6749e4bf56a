import { PlaneScaler } from '@/lib/tools/mp4-to-gif/plane-scaler'
import type { RgbFrame } from '@/lib/tools/mp4-to-gif/rgb-frame'
import {
  COLOR_BITS,
  colorArea,
  colorWeights,
  type FrameScaler,
  type ScalerOptions,
  type YuvPlanes,
} from './frame-scaler'

const HALF = 1 << (COLOR_BITS - 1)

/**
 * The scaler in JavaScript, for browsers without WebAssembly SIMD. It is the reference for the tests of
 * `simd-scaler.ts`.
 */
export class YuvScaler implements FrameScaler {
  private readonly lumaScaler: PlaneScaler
  private readonly colorScaler: PlaneScaler
  private buffer = new Uint8Array(0)

  constructor(private readonly options: ScalerOptions) {
    const { area, width, height } = options
    this.lumaScaler = new PlaneScaler(area, width, height)
    this.colorScaler = new PlaneScaler(colorArea(area), width, height)
  }

  allocateInput(bytes: number): Uint8Array {
    if (this.buffer.length < bytes) this.buffer = new Uint8Array(bytes)
    return this.buffer
  }

  scale(planes: YuvPlanes): RgbFrame {
    const { width, height } = this.options
    const luma = this.lumaScaler.scale(planes.luma)
    const blue = this.colorScaler.scale(planes.blue)
    const red = this.colorScaler.scale(planes.red)
    const weights = colorWeights(this.options)
    const rgb = new Uint8ClampedArray(width * height * 3)
    for (let pixel = 0, to = 0; to < rgb.length; pixel++, to += 3) {
      const y = Math.imul(luma[pixel]! - weights.black, weights.luma) + HALF
      const v = red[pixel]! - 128
      const u = blue[pixel]! - 128
      rgb[to] = (y + Math.imul(weights.redInRed, v)) >> COLOR_BITS
      rgb[to + 1] = (y + Math.imul(weights.redInGreen, v) + Math.imul(weights.blueInGreen, u)) >> COLOR_BITS
      rgb[to + 2] = (y + Math.imul(weights.blueInBlue, u)) >> COLOR_BITS
    }
    return { width, height, data: new Uint8Array(rgb.buffer) }
  }
}
