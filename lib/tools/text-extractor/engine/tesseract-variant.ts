import { relaxedSimd, simd } from 'wasm-feature-detect'

/** Builds of Tesseract's core, the fastest first. */
export type TesseractVariant = 'relaxedsimd-lstm' | 'simd-lstm' | 'lstm'

/** The fastest build that this browser can run. */
export async function supportedVariant(): Promise<TesseractVariant> {
  if (await relaxedSimd()) return 'relaxedsimd-lstm'
  return (await simd()) ? 'simd-lstm' : 'lstm'
}
