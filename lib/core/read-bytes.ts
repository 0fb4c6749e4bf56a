import { ToolError } from './errors'

/** Reads a file; throws ToolError `fileUnreadable` when it was moved, changed or deleted after it was chosen. */
export async function readBytes(file: { arrayBuffer(): Promise<ArrayBuffer> }): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    throw new ToolError('fileUnreadable')
  }
}
