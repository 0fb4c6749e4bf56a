/** One sRGB channel, 0 to 1 → linear light, 0 to 1 (CSS Color Module Level 4, section 10.2). */
export function srgbToLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** The reverse of `srgbToLinear`. */
export function linearToSrgb(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}
