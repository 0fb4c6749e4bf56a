import type { EncodeOptions, MozJPEGModule } from '@jsquash/jpeg/codec/enc/mozjpeg_enc.js'
import type { Pixels } from '@/lib/core/pixels'
import { loadedOnce } from './load-engine'

/** The codec named directly: the package's own entry copies the options, and with them what `onCopied` hangs on. */
async function load() {
  const [{ default: start }, { defaultOptions }] = await Promise.all([
    import('@jsquash/jpeg/codec/enc/mozjpeg_enc.js'),
    import('@jsquash/jpeg/meta.js'),
  ])
  const codec: MozJPEGModule = await start({ noInitialRun: true })
  return { codec, defaultOptions }
}

const encoder = loadedOnce(load)

/**
 * Pixels as a JPEG file; options as MozJPEG names them, the package's defaults for the rest. `onCopied` is called once the
 * encoder has its own copy of the pixels, before it takes the memory that encoding needs.
 */
export async function encodeMozjpeg(
  { data, width, height }: Pixels,
  options: Partial<EncodeOptions>,
  onCopied?: () => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const { codec, defaultOptions } = await encoder.get()
  const all = { ...defaultOptions, ...options }
  const { quality } = all
  // Embind converts the arguments in their order, so the pixels are copied when it reads an option.
  Object.defineProperty(all, 'quality', {
    get: () => {
      onCopied?.()
      return quality
    },
  })
  try {
    return new Uint8Array(codec.encode(data, width, height, all))
  } catch (error) {
    // A program that has ended does not encode the next picture.
    encoder.forget()
    throw error
  }
}
