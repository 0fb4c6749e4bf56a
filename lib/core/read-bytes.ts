import { ToolError } from './errors'

/** The bytes of a file; ToolError `fileUnreadable` when it was moved, changed or removed since it was chosen. */
export async function readBytes(file: { arrayBuffer(): Promise<ArrayBuffer> }): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    throw new ToolError('fileUnreadable')
  }
}
