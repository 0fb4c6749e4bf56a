import type { AVIFModule } from '@jsquash/avif/codec/enc/avif_enc.js'
import { memoizeAsync } from './load-engine'

/** The single-threaded build named directly: the package's own entry would add a threaded one that needs COOP headers. */
async function load() {
  const [{ default: start }, { defaultOptions }] = await Promise.all([
    import('@jsquash/avif/codec/enc/avif_enc.js'),
    import('@jsquash/avif/meta.js'),
  ])
  const codec: AVIFModule = await start({ noInitialRun: true })
  return { codec, defaultOptions }
}

const encoder = memoizeAsync(load)

/** Pixels as an AVIF file in 4:2:0; `quality` 0 to 100 on libavif's scale. */
export async function encodeAvif({ data, width, height }: ImageData, quality: number): Promise<ArrayBuffer> {
  const { codec, defaultOptions } = await encoder.get()
  // libaom's speed: 6 takes 4 s per megapixel; 8 takes a tenth of that for a file a quarter larger.
  const speed = width * height <= 500_000 ? 6 : 8
  const options = { ...defaultOptions, quality, speed }
  const file = codec.encode(new Uint8Array(data.buffer), width, height, options)
  if (!file) throw new Error('AVIF encoder failed')
  return file.slice().buffer
}
