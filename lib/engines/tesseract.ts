import type { TessBaseApi, TesseractCore, TesseractCoreOptions } from 'tesseract.js-core/*'
import { ToolError } from '@/lib/core/errors'
import type { TesseractVariant } from './tesseract-variant'

/** How Tesseract looks for lines: its page segmentation modes. */
export const SEGMENTATION = { column: '4', verticalBlock: '5', block: '6', line: '7' } as const
export type Segmentation = (typeof SEGMENTATION)[keyof typeof SEGMENTATION]

/** Trained data of one language, gzipped. */
export interface LanguageModel {
  readonly code: string
  readonly data: Blob
}

export interface Recognition {
  /** Tesseract's JSON of blocks, paragraphs, lines and words. */
  readonly json: string
  /** The same as plain text, the only place that says where spaces are. */
  readonly text: string
}

const LSTM_ONLY = 1
/** The engine reports its layout analysis as the first 30 %. */
const LAYOUT_PERCENT = 30

// Each import() by its name: that is what gives each build a chunk of its own.
const BUILDS = {
  'relaxedsimd-lstm': () => import('tesseract.js-core/tesseract-core-relaxedsimd-lstm.js'),
  'simd-lstm': () => import('tesseract.js-core/tesseract-core-simd-lstm.js'),
  lstm: () => import('tesseract.js-core/tesseract-core-lstm.js'),
} as const

/** One running Tesseract. For a worker. */
export class Tesseract {
  private api: TessBaseApi | undefined
  private languages = ''
  private report: (share: number) => void = () => {}

  private constructor(private readonly core: TesseractCore) {}

  /** Starts the engine from its WebAssembly. ToolError `engineFailed` when it does not run here. */
  static async start(variant: TesseractVariant, wasm: Blob): Promise<Tesseract> {
    const bytes = await wasm.arrayBuffer()
    let tesseract: Tesseract | undefined
    try {
      const { default: startCore } = await BUILDS[variant]()
      const compiled = await WebAssembly.compile(bytes)
      const options: TesseractCoreOptions = {
        instantiateWasm: (imports, done) => {
          void WebAssembly.instantiate(compiled, imports).then(done)
          return {}
        },
        TesseractProgress: (percent) => tesseract?.report((percent - LAYOUT_PERCENT) / (100 - LAYOUT_PERCENT)),
        print: () => {},
        printErr: () => {},
      }
      tesseract = new Tesseract(await startCore(options))
      return tesseract
    } catch {
      throw new ToolError('engineFailed')
    }
  }

  /** Makes the engine read these languages, the first one first; nothing is done when it does already. */
  async useLanguages(models: readonly LanguageModel[]): Promise<void> {
    const languages = models.map(({ code }) => code).join('+')
    if (this.api && languages === this.languages) return
    for (const { code, data } of models) {
      const inflated = data.stream().pipeThrough(new DecompressionStream('gzip'))
      this.core.FS.writeFile(`./${code}.traineddata`, new Uint8Array(await new Response(inflated).arrayBuffer()))
    }
    this.api?.End()
    this.api = new this.core.TessBaseAPI()
    this.languages = languages
    const failed = this.api.Init(null, languages, LSTM_ONLY) !== 0
    // The engine keeps what it needs of them.
    for (const { code } of models) this.core.FS.unlink(`./${code}.traineddata`)
    if (failed) throw new ToolError('engineFailed')
  }

  /** Reads a PGM file. `variables` are Tesseract's own. `report` gets the share done, 0 to 1. */
  recognize(
    pgm: Uint8Array,
    segmentation: Segmentation,
    variables: Readonly<Record<string, string>>,
    report: (share: number) => void = () => {},
  ): Recognition {
    const { api } = this
    if (!api) throw new Error('no language was chosen')
    this.report = report
    api.SetVariable('tessedit_pageseg_mode', segmentation)
    for (const [name, value] of Object.entries(variables)) api.SetVariable(name, value)
    this.core.FS.writeFile('/input', pgm)
    if (api.SetImageFile(1, 0) === 1) throw new Error('the engine did not take the picture')
    this.core.FS.unlink('/input')
    api.Recognize(null)
    const recognition = { text: api.GetUTF8Text(), json: api.GetJSONText() }
    api.Clear()
    this.report = () => {}
    return recognition
  }
}
