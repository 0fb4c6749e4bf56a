import { extensionOf, uniqueNames } from '@/lib/text/file-name'
import { madeFile, type FileToMake, type NamedBlob } from './download'

/** The limits of Chromium's `share`, which its `canShare` does not check (`share_service_impl.cc`). */
const CHROMIUM = { names: /\.(avif|css|csv|gif|html|jpe?g|mp4|pdf|png|txt|webp)$/i, files: 10, bytes: 50 * 2 ** 20 }

function toFile({ name, blob }: NamedBlob): File {
  // Chromium compares the whole type, so its parameters go.
  return new File([blob], name, { type: blob.type.split(';')[0] })
}

function isWithinChromiumLimits(files: readonly FileToMake[]): boolean {
  const bytes = files.reduce((sum, { blob }) => sum + (blob instanceof Blob ? blob.size : 0), 0)
  return (
    files.length <= CHROMIUM.files && bytes <= CHROMIUM.bytes && files.every(({ name }) => CHROMIUM.names.test(name))
  )
}

/** True if the system has a share sheet that accepts these files. */
export function canShareFiles(files: readonly FileToMake[]): boolean {
  if (files.length === 0 || !navigator.canShare) return false
  if ('userAgentData' in navigator && !isWithinChromiumLimits(files)) return false
  // Called on every render of a list, so it uses one empty file of each type: creating a File costs a message to the browser
  // process.
  const byType = new Map(
    files.map(({ name, blob }) => {
      const type = blob instanceof Blob ? blob.type : ''
      return [`${extensionOf(name)} ${type}`, { name, blob: new Blob([], { type }) }]
    }),
  )
  return navigator.canShare({ files: Array.from(byType.values(), toFile) })
}

/** Opens the system's share sheet with files. Rejects with an `AbortError` if the visitor closes it. */
export async function shareFiles(files: readonly FileToMake[]): Promise<void> {
  const made = await Promise.all(files.map((file) => madeFile(file)))
  const names = uniqueNames(made.map(({ name }) => name))
  await navigator.share({ files: made.map(({ blob }, index) => toFile({ blob, name: names[index] ?? 'file' })) })
}
