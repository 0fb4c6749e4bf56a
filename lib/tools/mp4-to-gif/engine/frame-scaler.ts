import type { Plane, PlaneArea } from '@/lib/tools/mp4-to-gif/plane-scaler'
import type { RgbFrame } from '@/lib/tools/mp4-to-gif/rgb-frame'

/** Luma and both chroma planes of a 4:2:0 picture. */
export interface YuvPlanes {
  readonly luma: Plane
  readonly blue: Plane
  readonly red: Plane
}

export type Matrix = 'bt601' | 'bt709' | 'bt2020'

export interface ScalerOptions {
  /** Part of the stored picture. */
  readonly area: PlaneArea
  readonly width: number
  readonly height: number
  readonly matrix: Matrix
  /** True for luma of 0 to 255 instead of 16 to 235. */
  readonly fullRange: boolean
}

/** Resamples the planes of 4:2:0 pictures and converts the result to RGB. */
export interface FrameScaler {
  /** Returns a buffer for the planes of the next picture, which saves a copy. Valid until the next call. */
  allocateInput(bytes: number): Uint8Array
  /** Scales a picture, whose planes must share their buffer. */
  scale(planes: YuvPlanes): RgbFrame
}

/** The area of the chroma planes that corresponds to an area of the luma plane. */
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

/** Coefficients of red and blue in luma (ITU-R BT.601, BT.709, BT.2020). */
const LUMA_COEFFICIENTS: Readonly<Record<Matrix, readonly [red: number, blue: number]>> = {
  bt601: [0.299, 0.114],
  bt709: [0.2126, 0.0722],
  bt2020: [0.2627, 0.0593],
}

/** Fraction bits of the fixed-point weights below, the maximum for 16-bit integers. */
export const COLOR_BITS = 13

/** Fixed-point contributions of luma minus `black`, and of chroma minus 128, to R, G and B. */
export interface ColorWeights {
  readonly black: number
  readonly luma: number
  readonly redInRed: number
  readonly redInGreen: number
  readonly blueInGreen: number
  readonly blueInBlue: number
}

export function colorWeights({ matrix, fullRange }: Pick<ScalerOptions, 'matrix' | 'fullRange'>): ColorWeights {
  const [red, blue] = LUMA_COEFFICIENTS[matrix]
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
