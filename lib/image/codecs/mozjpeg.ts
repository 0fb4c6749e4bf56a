import type { EncodeOptions, MozJPEGModule } from '@jsquash/jpeg/codec/enc/mozjpeg_enc.js'
import { ToolError } from '@/lib/core/errors'
import type { Pixels } from '@/lib/image/pixels/pixels'
import { memoizeAsync } from './load-engine'
import { isEncoderOutOfMemory } from './out-of-memory'

/**
 * Chroma by content rather than quality, and the standard's tables: 6 to 11 % smaller than the canvas at equal MS-SSIM
 * (`scripts/bench/jpeg.bench.ts`). MozJPEG always uses trellis quantization. Its search for progressive scans takes as long as
 * everything else; `lib/image/formats/jpeg/progressive.ts` takes a fifth of that.
 */
const JPEG_OPTIONS = { progressive: false, auto_subsample: false, quant_table: 0 }
/**
 * Below this quality, MozJPEG considers whole blocks of zeros: 0.4 to 1.3 % smaller there, 0.1 % above, for a tenth of the
 * time.
 */
const ZERO_BLOCKS_BELOW = 70

/** MozJPEG's qualities of brightness and of color, whole numbers from 1 to 100. */
export interface JpegQuality {
  readonly luma: number
  readonly chroma: number
}

export type MozjpegOptions = Partial<EncodeOptions>

/** For a picture with color at full resolution or at half. */
export function mozjpegOptions({ luma, chroma }: JpegQuality, fullChroma: boolean): MozjpegOptions {
  const separate = { quality: luma, separate_chroma_quality: luma !== chroma, chroma_quality: chroma }
  return {
    ...JPEG_OPTIONS,
    ...separate,
    trellis_opt_zero: luma < ZERO_BLOCKS_BELOW,
    chroma_subsample: fullChroma ? 1 : 2,
  }
}

/** At low qualities MozJPEG warns each time that baseline decoders cannot read the file; all browsers can. */
function ignore(): void {}

/** The codec itself: the package's entry copies the options, including the getter that calls `onCopied`. */
async function load() {
  const [{ default: start }, { defaultOptions }] = await Promise.all([
    import('@jsquash/jpeg/codec/enc/mozjpeg_enc.js'),
    import('@jsquash/jpeg/meta.js'),
  ])
  const codec: MozJPEGModule = await start({ noInitialRun: true, printErr: ignore })
  return { codec, defaultOptions }
}

const encoder = memoizeAsync(load)

/** Fetches and compiles the encoder. ToolError `engineFailed`. */
export async function prepareJpegEncoder(): Promise<void> {
  await encoder.get()
}

/**
 * Pixels as a sequential JPEG file; options as MozJPEG names them, the package's defaults for the rest. `onCopied` is called once the
 * encoder has its own copy of the pixels, before it takes the memory that encoding needs.
 */
export async function encodeByMozjpeg(
  { data, width, height }: Pixels,
  options: MozjpegOptions,
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
    // A terminated program cannot encode the next picture.
    encoder.forget()
    throw isEncoderOutOfMemory(error) ? new ToolError('outOfMemory') : error
  }
}
