import { createWorker, OEM, PSM, type Page, type Worker as Reader } from 'tesseract.js'
import { ToolError } from '@/lib/core/errors'

/** How Tesseract looks for lines: its page segmentation modes. */
export const SEGMENTATION = {
  column: PSM.SINGLE_COLUMN,
  verticalBlock: PSM.SINGLE_BLOCK_VERT_TEXT,
  block: PSM.SINGLE_BLOCK,
} as const
export type Segmentation = (typeof SEGMENTATION)[keyof typeof SEGMENTATION]

/** What starts the engine, as absolute addresses: scripts, and the folder with the languages' data. */
export interface TesseractFiles {
  readonly workerUrl: string
  readonly coreUrl: string
  readonly languagesUrl: string
}

/** Tesseract's blocks, paragraphs, lines and words, and the same as plain text, which alone says where spaces are. */
export type Recognition = Pick<Page, 'blocks' | 'text'>

type Report = (share: number) => void

/** One running Tesseract, in a worker of its own that the worker which starts it takes along when it ends. */
export class Tesseract {
  private constructor(
    /** Codes of what it reads, the first one first. */
    readonly languages: string,
    private readonly reader: Reader,
    private readonly progress: { report: Report },
  ) {}

  /** Starts the engine for languages by their codes. ToolError `engineFailed` when it does not run here. */
  static async start(files: TesseractFiles, codes: readonly string[]): Promise<Tesseract> {
    const progress: { report: Report } = { report: () => {} }
    try {
      const reader = await startReader(files, codes, (share) => progress.report(share))
      return new Tesseract(codes.join('+'), reader, progress)
    } catch {
      throw new ToolError('engineFailed')
    }
  }

  /** Reads a PGM file. `variables` are Tesseract's own. `report` gets the share done, 0 to 1. */
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

  /** Ends it and frees its memory. */
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
      // The page keeps the languages (lib/browser/engine-store.ts); a second copy in IndexedDB helps nobody.
      cacheMethod: 'none',
      logger: ({ status, progress }) => {
        if (status === 'recognizing text') report(progress)
      },
      // A language that cannot be loaded or started is told here only: the promise never settles then.
      errorHandler: reject,
    }).then(resolve, reject)
  })
}
