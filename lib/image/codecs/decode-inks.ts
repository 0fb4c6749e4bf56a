import { inkConversion } from '@/lib/image/formats/icc-inks'
import { jpegSize } from '@/lib/image/formats/jpeg/segments'
import type { Pixels } from '@/lib/image/pixels/pixels'
import { turned } from '@/lib/image/pixels/turned'
import { loadEngine } from './load-engine'

/** utif2's JPEG decoder, taken from pdf.js; missing from its types. */
interface JpegDecoder {
  width: number
  height: number
  parse(bytes: Uint8Array): void
  getData(options: { width: number; height: number; forceRGB: boolean; isSourcePDF: boolean }): Uint8ClampedArray
}

/**
 * A CMYK JPEG converted by its profile and turned upright; null if the kind of profile is unknown or the decoder fails, so that
 * the browser's own decoder can try.
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
    // Adobe's programs, and all others since, store inverted ink values.
    for (let at = 0; at < inks.length; at++) inks[at] = 255 - inks[at]!
    const data = new Uint8ClampedArray(inks.buffer as ArrayBuffer, inks.byteOffset, width * height * 4)
    convert(data)
    return turned({ width, height, data }, jpegSize(bytes)?.orientation ?? 1)
  } catch {
    return null
  }
}
