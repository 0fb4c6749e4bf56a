import { distinctNames, safeFileName } from '@/lib/core/file-name'

// Long enough for a browser that asks where to save; the blob is freed afterwards.
const REVOKE_AFTER_MILLISECONDS = 60_000

/** Hands a blob to the browser as a download under a name made safe for every system. */
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

/** Hands text to the browser as a UTF-8 file. */
export function downloadText(text: string, name: string, type: string): void {
  downloadBlob(new Blob([text], { type: `${type};charset=utf-8` }), name)
}

export interface NamedBlob {
  readonly name: string
  readonly blob: Blob
}

/** Several files as one ZIP (stored, not deflated: pictures do not shrink); names are made safe and distinct. */
export async function downloadZip(files: readonly NamedBlob[], name: string): Promise<void> {
  const { downloadZip: zip } = await import('client-zip')
  const names = distinctNames(files.map((file) => safeFileName(file.name)))
  const entries = files.map(({ blob }, index) => ({ name: names[index] ?? `file-${index}`, input: blob }))
  downloadBlob(await zip(entries, { buffersAreUTF8: true }).blob(), name)
}
