import { inkConversion } from '@/lib/image/formats/icc-inks'
import { jpegSize } from '@/lib/image/formats/jpeg/segments'
import type { Pixels } from '@/lib/image/pixels/pixels'
import { turned } from '@/lib/image/pixels/turned'
import { loadEngine } from './load-engine'

/** utif2's JPEG decoder, pdf.js's of once, which its types leave out. */
interface JpegDecoder {
  width: number
  height: number
  parse(bytes: Uint8Array): void
  getData(options: { width: number; height: number; forceRGB: boolean; isSourcePDF: boolean }): Uint8ClampedArray
}

/**
 * A JPEG of four inks by its profile, turned upright; null where the profile is of an unknown kind or the decoder fails,
 * so that the browser's own decoder may try.
 */
export async function decodeInks(bytes: Uint8Array, profile: Uint8Array): Promise<Pixels | null> {
  const library = await loadEngine(() => import('utif2'))
  try {
    const convert = inkConversion(profile)
    if (!convert) return null
    const decoder = new (library as unknown as { JpegDecoder: new () => JpegDecoder }).JpegDecoder()
    decoder.parse(bytes)
    const { width, height } = decoder
    const inks = decoder.getData({ width, height, forceRGB: false, isSourcePDF: true })
    // Adobe's programs, and all others after them, store how much of the paper shows.
    for (let at = 0; at < inks.length; at++) inks[at] = 255 - inks[at]!
    const data = new Uint8ClampedArray(inks.buffer as ArrayBuffer, inks.byteOffset, width * height * 4)
    convert(data)
    return turned({ width, height, data }, jpegSize(bytes)?.orientation ?? 1)
  } catch {
    return null
  }
}
