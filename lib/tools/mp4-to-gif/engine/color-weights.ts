export type Matrix = 'bt601' | 'bt709' | 'bt2020'

/** Rows from which on colors that are not stated are those of BT.709, below those of BT.601, as players take them. */
export const HIGH_DEFINITION = 720

/** What a video says of how its colors are stored. */
export interface ColorOptions {
  readonly matrix: Matrix
  /** True for luma of 0 to 255 instead of 16 to 235. */
  readonly fullRange: boolean
}

/** Coefficients of red and blue in luma (ITU-R BT.601, BT.709, BT.2020). */
const LUMA_COEFFICIENTS: Readonly<Record<Matrix, readonly [red: number, blue: number]>> = {
  bt601: [0.299, 0.114],
  bt709: [0.2126, 0.0722],
  bt2020: [0.2627, 0.0593],
}

/** Fraction bits of the fixed-point weights below, the maximum for 16-bit integers. */
const COLOR_BITS = 13

/** Fixed-point contributions of luma minus `black`, and of chroma minus 128, to R, G and B. */
export function colorWeights({ matrix, fullRange }: ColorOptions) {
  const [red, blue] = LUMA_COEFFICIENTS[matrix]
  const green = 1 - red - blue
  const gain = fullRange ? 1 : 255 / 224
  const toRed = 2 * (1 - red) * gain
  const toBlue = 2 * (1 - blue) * gain
  const whole = (weight: number) => Math.round(weight * (1 << COLOR_BITS))
  return {
    /** The weight of a value that is taken as it is. */
    one: 1 << COLOR_BITS,
    black: fullRange ? 0 : 16,
    luma: whole(fullRange ? 1 : 255 / 219),
    redInRed: whole(toRed),
    redInGreen: whole((-toRed * red) / green),
    blueInGreen: whole((-toBlue * blue) / green),
    blueInBlue: whole(toBlue),
  }
}
