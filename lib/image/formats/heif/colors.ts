import { textAt, uint16At } from '@/lib/core/byte-reader'
import { DISPLAY_P3, transformOf, type ColorTransform } from '@/lib/image/formats/icc'
import { heifColors } from './properties'

/** Code point of the P3 primaries with a D65 white (ITU-T H.273, table 2). */
const SMPTE_EG_432 = 12
const ICC_TYPES = ['prof', 'rICC']

/** The transform of a HEIC or AVIF file's colors to sRGB, by its ICC profile or code; null if they are sRGB or unknown. */
export function heifTransform(file: Uint8Array): ColorTransform | null {
  const colors = heifColors(file)
  const profile = colors.find(({ start }) => ICC_TYPES.includes(textAt(file, start, 4)))
  if (profile) return transformOf(file.subarray(profile.start + 4, profile.end))
  const isP3 = colors.some(({ start }) => uint16At(file, start + 4) === SMPTE_EG_432)
  return isP3 ? DISPLAY_P3 : null
}

/** True for a profile that Chromium (156) ignores in an AVIF: the restricted kind. */
export function hasRestrictedProfile(file: Uint8Array): boolean {
  return heifColors(file).some(({ start }) => textAt(file, start, 4) === 'rICC')
}
