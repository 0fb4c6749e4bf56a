import { safeFileName, safeFolders, withNumber } from '@/lib/text/file-name'
import { isAbort } from '@/lib/core/errors'
import type { NamedBlob } from './download'

/** Newer than the declarations; only Chromium has it. */
interface FolderPicker {
  readonly showDirectoryPicker?: (options: { mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>
}

async function isTaken(folder: FileSystemDirectoryHandle, name: string): Promise<boolean> {
  try {
    await folder.getFileHandle(name)
    return true
  } catch (error) {
    // A folder of that name.
    if (error instanceof DOMException && error.name === 'TypeMismatchError') return true
    if (error instanceof DOMException && error.name === 'NotFoundError') return false
    throw error
  }
}

async function freeName(folder: FileSystemDirectoryHandle, name: string): Promise<string> {
  let free = name
  for (let count = 2; await isTaken(folder, free); count++) free = withNumber(name, count)
  return free
}

async function write(root: FileSystemDirectoryHandle, { name, folder = '', blob }: NamedBlob): Promise<void> {
  const path = safeFolders(folder)
  // The visitor chose the originals' own folder, so results are written next to them.
  const inside = path[0] === root.name ? path.slice(1) : path
  let place = root
  for (const each of inside) place = await place.getDirectoryHandle(each, { create: true })
  const file = await place.getFileHandle(await freeName(place, safeFileName(name)), { create: true })
  const stream = await file.createWritable()
  await stream.write(blob)
  await stream.close()
}

/**
 * Asks for a folder and writes files into it, in their subfolders. Existing files are never overwritten: a taken name gets a
 * number. Resolves to false if the visitor cancels.
 */
export async function saveToFolder(files: readonly NamedBlob[]): Promise<boolean> {
  try {
    const root = await (window as FolderPicker).showDirectoryPicker?.({ mode: 'readwrite' })
    if (!root) return false
    for (const file of files) await write(root, file)
    return true
  } catch (error) {
    if (isAbort(error)) return false
    throw error
  }
}
