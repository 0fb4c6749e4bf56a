import { PREVIEW_LENGTH, previewOf } from '@/lib/tools/csv-json-converter/preview'

const PART_LENGTH = 4 * 1024 * 1024

/** Collects text of any length in a Blob, whose parts the browser can store outside the JavaScript heap. */
export class OutputFile {
  private readonly parts: Blob[] = []
  private pending: string[] = []
  private pendingLength = 0
  private head = ''
  private length = 0

  constructor(private readonly type: string) {}

  readonly write = (piece: string): void => {
    if (this.head.length < PREVIEW_LENGTH) this.head += piece.slice(0, PREVIEW_LENGTH - this.head.length)
    this.pending.push(piece)
    this.pendingLength += piece.length
    this.length += piece.length
    if (this.pendingLength >= PART_LENGTH) this.flush()
  }

  finish(): { output: Blob; preview: string; outputLength: number } {
    this.flush()
    const output = new Blob(this.parts, { type: `${this.type};charset=utf-8` })
    return { output, preview: previewOf(this.head, this.length), outputLength: this.length }
  }

  private flush(): void {
    this.parts.push(new Blob([this.pending.join('')]))
    this.pending = []
    this.pendingLength = 0
  }
}
