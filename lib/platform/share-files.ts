import { uniqueNames } from '@/lib/text/file-name'
import { madeFile, type FileToMake, type NamedBlob } from './download'

/** The limits of Chromium's `share`, which its `canShare` does not check (`share_service_impl.cc`). */
const CHROMIUM = { names: /\.(avif|css|csv|gif|html|jpe?g|mp4|pdf|png|txt|webp)$/i, files: 10, bytes: 50 * 2 ** 20 }

function toFile({ name, blob }: NamedBlob): File {
  // Chromium compares the whole type, so its parameters go.
  return new File([blob], name, { type: blob.type.split(';')[0] })
}

/** True where the system has a share sheet that takes these files. */
export function canShareFiles(files: readonly FileToMake[]): boolean {
  const probes = files.map(({ name, blob }) => toFile({ name, blob: blob instanceof Blob ? blob : new Blob() }))
  if (probes.length === 0 || !navigator.canShare?.({ files: probes })) return false
  if (!('userAgentData' in navigator)) return true
  const bytes = probes.reduce((sum, { size }) => sum + size, 0)
  return (
    probes.length <= CHROMIUM.files && bytes <= CHROMIUM.bytes && probes.every(({ name }) => CHROMIUM.names.test(name))
  )
}

/** Hands files to the system's share sheet. Rejects with an `AbortError` if the visitor closes it. */
export async function shareFiles(files: readonly FileToMake[]): Promise<void> {
  const made = await Promise.all(files.map((file) => madeFile(file)))
  const names = uniqueNames(made.map(({ name }) => name))
  await navigator.share({ files: made.map(({ blob }, index) => toFile({ blob, name: names[index] ?? 'file' })) })
}
