import type { Plane, PlaneArea } from '@/lib/core/plane-scaler'
import type { RgbFrame } from '@/lib/core/rgb-frame'

/** Luma and both colour differences of a picture whose colour is stored for every second pixel of every second row. */
export interface YuvPlanes {
  readonly luma: Plane
  readonly blue: Plane
  readonly red: Plane
}

export type Matrix = 'bt601' | 'bt709' | 'bt2020'

export interface ScalerOptions {
  /** Part of the stored picture to take. */
  readonly area: PlaneArea
  readonly width: number
  readonly height: number
  readonly matrix: Matrix
  /** Luma of 0 to 255 instead of 16 to 235. */
  readonly fullRange: boolean
}

/** Resamples 4:2:0 pictures, component by component, and turns them into R G B at the new size. */
export interface FrameScaler {
  /** Where the next picture's planes are best put: read from there, they need not be copied. Good until the next call. */
  room(bytes: number): Uint8Array
  /** One picture, whose planes share their data. */
  scale(planes: YuvPlanes): RgbFrame
}

/** The colour planes' part of an area of the luma plane. */
export function colorArea({ x, y, width, height }: PlaneArea): PlaneArea {
  const left = x >> 1
  const top = y >> 1
  return {
    x: left,
    y: top,
    width: Math.max(1, ((x + width + 1) >> 1) - left),
    height: Math.max(1, ((y + height + 1) >> 1) - top),
  }
}

/** Shares of red and blue in luma (ITU-R BT.601, BT.709, BT.2020). */
const SHARES: Readonly<Record<Matrix, readonly [red: number, blue: number]>> = {
  bt601: [0.299, 0.114],
  bt709: [0.2126, 0.0722],
  bt2020: [0.2627, 0.0593],
}

/** Bits behind the point of the weights below: as many as 16-bit numbers have room for. */
export const COLOR_BITS = 13

/** What luma above `black` and the colour differences above 128 add to R G B, as whole numbers. */
export interface ColorWeights {
  readonly black: number
  readonly luma: number
  readonly redInRed: number
  readonly redInGreen: number
  readonly blueInGreen: number
  readonly blueInBlue: number
}

export function colorWeights({ matrix, fullRange }: Pick<ScalerOptions, 'matrix' | 'fullRange'>): ColorWeights {
  const [red, blue] = SHARES[matrix]
  const green = 1 - red - blue
  const gain = fullRange ? 1 : 255 / 224
  const toRed = 2 * (1 - red) * gain
  const toBlue = 2 * (1 - blue) * gain
  const whole = (weight: number) => Math.round(weight * (1 << COLOR_BITS))
  return {
    black: fullRange ? 0 : 16,
    luma: whole(fullRange ? 1 : 255 / 219),
    redInRed: whole(toRed),
    redInGreen: whole((-toRed * red) / green),
    blueInGreen: whole((-toBlue * blue) / green),
    blueInBlue: whole(toBlue),
  }
}
