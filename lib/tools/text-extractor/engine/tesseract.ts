import { createWorker, OEM, PSM, type Page, type Worker as Reader } from 'tesseract.js'
import { ToolError } from '@/lib/core/errors'

/** Page segmentation modes of Tesseract. */
export const SEGMENTATION = {
  auto: PSM.AUTO,
  column: PSM.SINGLE_COLUMN,
  scattered: PSM.SPARSE_TEXT,
  verticalBlock: PSM.SINGLE_BLOCK_VERT_TEXT,
  block: PSM.SINGLE_BLOCK,
  line: PSM.SINGLE_LINE,
} as const
export type Segmentation = (typeof SEGMENTATION)[keyof typeof SEGMENTATION]

/** Absolute URLs of the engine's scripts and of the folder with the language data. */
export interface TesseractFiles {
  readonly workerUrl: string
  readonly coreUrl: string
  readonly languagesUrl: string
}

/** Tesseract's blocks, paragraphs, lines and words, and the plain text, which is the only source of the spaces. */
export type Recognition = Pick<Page, 'blocks' | 'text'>

type Report = (share: number) => void

/** A running Tesseract in a nested worker, which ends with the worker that started it. */
export class Tesseract {
  private constructor(
    private readonly reader: Reader,
    private readonly progress: { report: Report },
  ) {}

  /** Starts the engine for languages by their codes, the main one first. Throws ToolError `engineFailed`. */
  static async start(files: TesseractFiles, codes: readonly string[]): Promise<Tesseract> {
    const progress: { report: Report } = { report: () => {} }
    try {
      const reader = await startReader(files, codes, (share) => progress.report(share))
      return new Tesseract(reader, progress)
    } catch {
      throw new ToolError('engineFailed')
    }
  }

  /** Recognizes the text of a PGM file. `variables` are Tesseract parameters. `report` gets the fraction done. */
  async recognize(
    pgm: Uint8Array<ArrayBuffer>,
    segmentation: Segmentation,
    variables: Readonly<Record<string, string>>,
    report: Report = () => {},
  ): Promise<Recognition> {
    this.progress.report = report
    await this.reader.setParameters({ tessedit_pageseg_mode: segmentation, ...variables })
    const { data } = await this.reader.recognize(new Blob([pgm]), {}, { text: true, blocks: true })
    this.progress.report = () => {}
    return data
  }

  /** Terminates the engine and frees its memory. */
  end(): void {
    void this.reader.terminate()
  }
}

function startReader(files: TesseractFiles, codes: readonly string[], report: Report): Promise<Reader> {
  return new Promise((resolve, reject) => {
    createWorker([...codes], OEM.LSTM_ONLY, {
      workerPath: files.workerUrl,
      corePath: files.coreUrl,
      langPath: files.languagesUrl,
      workerBlobURL: false,
      // The languages are already cached by lib/platform/engine-store.ts, so no copy in IndexedDB is needed.
      cacheMethod: 'none',
      logger: ({ status, progress }) => {
        if (status === 'recognizing text') report(progress)
      },
      // Called when a language cannot be loaded or started, in which case the promise never settles.
      errorHandler: reject,
    }).then(resolve, reject)
  })
}
