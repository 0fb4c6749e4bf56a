import { utf8Length } from '@/lib/core/bytes'

const ILLEGAL = /[\\/:*?"<>|]|\p{Surrogate}/gu
// Control characters, bidirectional controls, line separators and zero-width spaces, with which a name could disguise
// itself. The joiners needed by emoji and by Persian, Indic and Arabic words are allowed.
const INVISIBLE =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/g
// Device names of Windows, with any extension and any spaces before it.
const RESERVED = /^(con|prn|aux|nul|clock\$|conin\$|conout\$|(com|lpt)[\d\u00b9\u00b2\u00b3])\s*(\.|$)/i
const EDGES = /^[.\s]+|[.\s]+$/g
/** Limit of ext4, APFS and most other file systems. */
const MAX_BYTES = 255
/** A dot and up to 16 characters; anything longer is part of the name. */
const EXTENSION = /(?<=.)\.[^.\s]{1,16}$/su

/** Truncates a text to at most `maxBytes` bytes of UTF-8, between grapheme clusters. */
function truncateToBytes(text: string, maxBytes: number): string {
  let used = 0
  let end = 0
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    used += utf8Length(segment)
    if (used > maxBytes) break
    end = index + segment.length
  }
  return text.slice(0, end)
}

function split(name: string): [base: string, suffix: string] {
  const suffix = EXTENSION.exec(name)?.[0] ?? ''
  return [name.slice(0, name.length - suffix.length), suffix]
}

/** `photo.final.JPG` → `photo.final`; a name without an extension is returned unchanged. */
export function baseName(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(0, dot) : name
}

/** `photo.JPG` → `jpg`; '' without an extension. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}

/** Joins base, number and extension, truncating the base to the limit so that it does not end in a space or a dot. */
function joinWithinLimit(base: string, number: string, suffix: string): string {
  const maxBytes = MAX_BYTES - utf8Length(number + suffix)
  if (utf8Length(base) <= maxBytes) return base + number + suffix
  return (truncateToBytes(base, maxBytes).replace(EDGES, '') || 'file') + number + suffix
}

/**
 * Turns a name into one that every system can save: no path, control or bidirectional characters, no reserved device
 * name, at most 255 bytes of UTF-8 including its extension. Normalized to NFC: macOS supplies decomposed names, which
 * other systems display as separate jamo and accents.
 */
export function safeFileName(name: string): string {
  const clean = name.replace(ILLEGAL, '_').normalize('NFC').replace(INVISIBLE, '').replace(EDGES, '')
  const unreserved = clean === '' ? 'file' : RESERVED.test(clean) ? `_${clean}` : clean
  const [base, suffix] = split(unreserved)
  return joinWithinLimit(base, '', suffix)
}

/** `a.png`, 2 → `a (2).png`, within 255 bytes. */
export function withNumber(name: string, count: number): string {
  const [base, suffix] = split(name)
  return joinWithinLimit(base, ` (${count})`, suffix)
}

/** Equal for names that some file system treats as the same: different case, different normalization, `ß` and `ss`. */
function collisionKey(name: string): string {
  return name.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC')
}

/**
 * Makes safe names unique within one folder or ZIP on every file system: a second `a.png` and an `A.PNG` become `a
 * (2).png` and `A (3).PNG`. Each stays within 255 bytes.
 */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    let candidate = name
    for (let count = 2; taken.has(collisionKey(candidate)); count++) candidate = withNumber(name, count)
    taken.add(collisionKey(candidate))
    return candidate
  })
}

interface Placed {
  readonly name: string
  /** `Trip/day 1`; none at the top. */
  readonly folder?: string
}

/** `Trip/day 1/a.jpg` → `Trip/day 1`; '' for a file at the top. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

/** The folders of a path, each made safe; [] at the top. */
export function safeFolders(folder: string): string[] {
  return folder
    .split('/')
    .filter((part) => part !== '')
    .map(safeFileName)
}

/** Safe paths for files, in the same order, each unique in its folder on every file system. */
export function safePaths(files: readonly Placed[]): string[] {
  const folders = files.map(({ folder = '' }) => safeFolders(folder).join('/'))
  const keys = folders.map(collisionKey)
  const paths: string[] = []
  for (const key of new Set(keys)) {
    const inside = [...files.keys()].filter((index) => keys[index] === key)
    const names = uniqueNames(inside.map((index) => safeFileName(files[index]!.name)))
    inside.forEach((index, place) => (paths[index] = [folders[index], names[place]].filter(Boolean).join('/')))
  }
  return paths
}
