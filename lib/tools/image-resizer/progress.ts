import type { OutputFormat } from '@/lib/image/formats/image-formats'

interface Work {
  readonly sourcePixels: number
  readonly targetPixels: number
  readonly format: OutputFormat
}

/** Milliseconds per megapixel, measured on two shared cores; only their proportions matter. */
const DECODE = 40
const RESAMPLE_SOURCE = 30
const RESAMPLE_TARGET = 60
const ENCODE = { jpeg: 200, png: 35, webp: 155, avif: 370 } as const

/** Where decoding and resampling end on a bar from 0 to 1; encoding, which reports nothing on the way, takes the rest. */
export function phaseEnds({ sourcePixels, targetPixels, format }: Work): { decoded: number; resampled: number } {
  const decode = sourcePixels * DECODE
  const resample = sourcePixels * RESAMPLE_SOURCE + targetPixels * RESAMPLE_TARGET
  const total = decode + resample + targetPixels * ENCODE[format]
  return { decoded: decode / total, resampled: (decode + resample) / total }
}
