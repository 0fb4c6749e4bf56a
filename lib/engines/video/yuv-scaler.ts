import { PlaneScaler, type Plane } from '@/lib/core/plane-scaler'
import type { RgbFrame } from '@/lib/core/rgb-frame'

/** Luma and both colour differences of a picture whose colour is stored for every second pixel of every second row. */
export interface YuvPlanes {
  readonly luma: Plane
  readonly blue: Plane
  readonly red: Plane
}

export type Matrix = 'bt601' | 'bt709' | 'bt2020'

/** Shares of red and blue in luma (ITU-R BT.601, BT.709, BT.2020). */
const SHARES: Readonly<Record<Matrix, readonly [red: number, blue: number]>> = {
  bt601: [0.299, 0.114],
  bt709: [0.2126, 0.0722],
  bt2020: [0.2627, 0.0593],
}

interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Options {
  /** Part of the stored picture to take. */
  readonly area: Area
  readonly width: number
  readonly height: number
  readonly matrix: Matrix
  /** Luma of 0 to 255 instead of 16 to 235. */
  readonly fullRange: boolean
}

/** Resamples 4:2:0 pictures, component by component, and turns them into R G B at the new size. */
export class YuvScaler {
  private readonly lumaScaler: PlaneScaler
  private readonly colorScaler: PlaneScaler

  constructor(private readonly options: Options) {
    const { area, width, height } = options
    const left = area.x >> 1
    const top = area.y >> 1
    const half = {
      x: left,
      y: top,
      width: Math.max(1, ((area.x + area.width + 1) >> 1) - left),
      height: Math.max(1, ((area.y + area.height + 1) >> 1) - top),
    }
    this.lumaScaler = new PlaneScaler(area, width, height)
    this.colorScaler = new PlaneScaler(half, width, height)
  }

  scale(planes: YuvPlanes): RgbFrame {
    const { width, height, matrix, fullRange } = this.options
    const luma = this.lumaScaler.scale(planes.luma)
    const blue = this.colorScaler.scale(planes.blue)
    const red = this.colorScaler.scale(planes.red)
    const [redShare, blueShare] = SHARES[matrix]
    const gain = fullRange ? 1 : 255 / 219
    const black = fullRange ? 0 : 16
    const colorGain = fullRange ? 1 : 255 / 224
    const toRed = 2 * (1 - redShare) * colorGain
    const toBlue = 2 * (1 - blueShare) * colorGain
    const green = 1 - redShare - blueShare
    const redInGreen = (toRed * redShare) / green
    const blueInGreen = (toBlue * blueShare) / green
    const rgb = new Uint8ClampedArray(width * height * 3)
    for (let pixel = 0, to = 0; to < rgb.length; pixel++, to += 3) {
      const y = (luma[pixel]! - black) * gain
      const v = red[pixel]! - 128
      const u = blue[pixel]! - 128
      rgb[to] = y + toRed * v
      rgb[to + 1] = y - redInGreen * v - blueInGreen * u
      rgb[to + 2] = y + toBlue * u
    }
    return { width, height, data: new Uint8Array(rgb.buffer) }
  }
}
