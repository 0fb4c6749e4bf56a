import { relaxedSimd, simd } from 'wasm-feature-detect'

/** The fastest build of Tesseract's core that this browser can run. */
export async function supportedVariant() {
  if (await relaxedSimd()) return 'relaxedsimd-lstm'
  return (await simd()) ? 'simd-lstm' : 'lstm'
}
