import { extensionOf } from '@/lib/text/file-name'

function isWanted({ name, type }: File, accept: string): boolean {
  return accept
    .split(',')
    .some((kind) =>
      kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : [type, `.${extensionOf(name)}`].includes(kind),
    )
}

/**
 * Separates the files of a folder that a file input of `accept` takes from the others, of which it gives the names; files that
 * systems hide, such as `.DS_Store`, are in neither list.
 */
export function partedFiles(files: readonly File[], accept: string) {
  const seen = files.filter(({ name }) => !name.startsWith('.') && !/^(thumbs\.db|desktop\.ini)$/i.test(name))
  const wanted = seen.filter((file) => isWanted(file, accept))
  return { wanted, others: seen.filter((file) => !wanted.includes(file)).map(({ name }) => name) }
}

function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  // `readEntries` returns at most a hundred at a time, and an empty list at the end.
  const read = (found: FileSystemEntry[]): Promise<FileSystemEntry[]> =>
    new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject)).then((more) =>
      more.length === 0 ? found : read([...found, ...more]),
    )
  return read([])
}

/** A dropped file with its path in `webkitRelativePath`, which browsers set only on files of a chosen folder. */
async function fileOf(entry: FileSystemFileEntry): Promise<File> {
  const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
  return Object.defineProperty(file, 'webkitRelativePath', { value: entry.fullPath.replace(/^\//, '') })
}

/** What dropped folders hold. */
export interface Dropped {
  readonly files: readonly File[]
  /** Names of files and folders that cannot be read, such as those that are not allowed or were moved meanwhile. */
  readonly unread: readonly string[]
}

async function filesOf(entry: FileSystemEntry): Promise<Dropped> {
  try {
    if (entry.isFile) return { files: [await fileOf(entry as FileSystemFileEntry)], unread: [] }
    const inside = await entriesIn(entry as FileSystemDirectoryEntry)
    return await filesIn(inside.sort((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true })))
  } catch {
    return { files: [], unread: [entry.name] }
  }
}

/** All files in dropped folders and their subfolders, and those dropped with them. */
export async function filesIn(entries: readonly FileSystemEntry[]): Promise<Dropped> {
  const found = await Promise.all(entries.map(filesOf))
  return { files: found.flatMap(({ files }) => files), unread: found.flatMap(({ unread }) => unread) }
}
