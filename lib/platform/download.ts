import type { CheckedBlob } from '@/lib/core/stored-zip'
import { safeFileName, safePaths } from '@/lib/text/file-name'

// Leaves time for a browser's save dialog; revoking the URL frees the blob's memory.
const REVOKE_AFTER_MILLISECONDS = 60_000

export interface NamedBlob extends CheckedBlob {
  readonly name: string
  /** `Trip/day 1` for a file that came with its folder. */
  readonly folder?: string
  /** When the file that it was made of was last changed. */
  readonly lastModified?: number
}

/** A file that may still have to be made. */
export interface FileToMake {
  readonly name: string
  readonly blob: Blob | ((signal: AbortSignal) => Blob | Promise<Blob>)
}

/** Produces a file, until `signal` aborts. */
export async function madeFile({ name, blob }: FileToMake, signal = new AbortController().signal): Promise<NamedBlob> {
  return { name: safeFileName(name), blob: typeof blob === 'function' ? await blob(signal) : blob }
}

/** Downloads a blob under a name that is made safe for every system. */
export function downloadBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = safeFileName(name)
  document.body.append(anchor)
  anchor.click()
  anchor.remove()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MILLISECONDS)
}

/** Text as a UTF-8 file of a media type. */
export function textBlob(text: string, type: string): Blob {
  return new Blob([text], { type: `${type};charset=utf-8` })
}

/** Several files as one ZIP, in their folders, stored because pictures do not compress further; names are made safe and unique. */
export async function zipBlob(files: readonly NamedBlob[]): Promise<Blob> {
  const { storedZip } = await import('@/lib/core/stored-zip')
  const names = safePaths(files)
  return storedZip(files.map(({ blob, crc32 }, index) => ({ name: names[index]!, blob, crc32 })))
}
