import { uniqueNames, safeFileName } from '@/lib/text/file-name'

// Long enough for a browser that first asks where to save; revoking frees the blob's memory.
const REVOKE_AFTER_MILLISECONDS = 60_000

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

/** Downloads text as a UTF-8 file of a media type. */
export function downloadText(text: string, name: string, type: string): void {
  downloadBlob(new Blob([text], { type: `${type};charset=utf-8` }), name)
}

export interface NamedBlob {
  readonly name: string
  readonly blob: Blob
}

/**
 * Downloads several files as one ZIP, stored because pictures do not compress further; names are made safe and unique.
 */
export async function downloadZip(files: readonly NamedBlob[], name: string): Promise<void> {
  const { downloadZip: zip } = await import('client-zip')
  const names = uniqueNames(files.map((file) => safeFileName(file.name)))
  const entries = files.map(({ blob }, index) => ({ name: names[index] ?? `file-${index}`, input: blob }))
  downloadBlob(await zip(entries, { buffersAreUTF8: true }).blob(), name)
}
