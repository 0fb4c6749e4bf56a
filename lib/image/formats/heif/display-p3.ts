import { textAt, uint16At } from '@/lib/core/byte-reader'
import { heifProperties } from './properties'
import type { Pixels } from '@/lib/image/pixels/pixels'
import { linearToSrgb, srgbToLinear } from '@/lib/image/pixels/srgb'

/** Code point of the P3 primaries with a D65 white (ITU-T H.273, table 2). */
const SMPTE_EG_432 = 12
const PROFILE_NAME = 'Display P3'
const STEPS = 16_384

/** True when a HEIC file's primary picture is in Display P3, as every iPhone's is: by its ICC profile's name or by code. */
export function isDisplayP3(heic: Uint8Array): boolean {
  return heifProperties(heic).some(({ type, start, end }) => {
    if (type !== 'colr') return false
    if (textAt(heic, start, 4) === 'nclx') return uint16At(heic, start + 4) === SMPTE_EG_432
    // The name is ASCII in version 2 profiles and UTF-16 in version 4: without zeros they are the same.
    const profile = Array.from(
      heic.subarray(start, end).filter((byte) => byte > 0),
      (byte) => String.fromCharCode(byte),
    )
    return profile.join('').includes(PROFILE_NAME)
  })
}

/**
 * Display P3 colours turned into sRGB in place; what sRGB cannot show is clipped. Matrix and transfer function: CSS Color
 * Module Level 4, section 10.
 */
export function displayP3ToSrgb({ data }: Pixels): void {
  const linear = Float32Array.from({ length: 256 }, (_, value) => srgbToLinear(value / 255) * STEPS)
  const encoded = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, step) => linearToSrgb(step / STEPS) * 255)
  const encode = (value: number) => encoded[Math.min(STEPS, Math.max(0, Math.round(value)))]!
  for (let offset = 0; offset < data.length; offset += 4) {
    const red = linear[data[offset]!]!
    const green = linear[data[offset + 1]!]!
    const blue = linear[data[offset + 2]!]!
    data[offset] = encode(1.2249401763 * red - 0.2249401763 * green)
    data[offset + 1] = encode(-0.0420569547 * red + 1.0420569547 * green)
    data[offset + 2] = encode(-0.0196375546 * red - 0.0786360456 * green + 1.0982736002 * blue)
  }
}
