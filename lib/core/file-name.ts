import { utf8Length } from './bytes'

const ILLEGAL = /[\\/:*?"<>|]|\p{Surrogate}/gu
// C0, C1, the marks that reorder bidirectional text, line separators and blanks of no width: a name must show what it
// is. The joiners that emoji and Persian, Indic and Arabic words are written with stay.
const INVISIBLE =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/g
// Devices of Windows, with whatever extension and however many blanks before it.
const RESERVED = /^(con|prn|aux|nul|clock\$|conin\$|conout\$|(com|lpt)[\d\u00b9\u00b2\u00b3])\s*(\.|$)/i
const EDGES = /^[.\s]+|[.\s]+$/g
/** What ext4, APFS and most others give a name. */
const MAX_BYTES = 255
/** A dot and up to 16 letters; what is longer is a sentence, not an extension. */
const EXTENSION = /(?<=.)\.[^.\s]{1,16}$/su

/** As much of a text as fits `room` bytes of UTF-8, cut between letters as people see them. */
function fit(text: string, room: number): string {
  let used = 0
  let end = 0
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    used += utf8Length(segment)
    if (used > room) break
    end = index + segment.length
  }
  return text.slice(0, end)
}

function split(name: string): [base: string, suffix: string] {
  const suffix = EXTENSION.exec(name)?.[0] ?? ''
  return [name.slice(0, name.length - suffix.length), suffix]
}

/** `photo.final.JPG` → `photo.final`; a name without an extension stays. */
export function baseName(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(0, dot) : name
}

/** `photo.JPG` → `jpg`; '' without an extension. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}

/** Base, number and extension within the limit; a base cut short ends in no blank or dot. */
function joined(base: string, number: string, suffix: string): string {
  const room = MAX_BYTES - utf8Length(number + suffix)
  if (utf8Length(base) <= room) return base + number + suffix
  return (fit(base, room).replace(EDGES, '') || 'file') + number + suffix
}

/**
 * A name that every system saves: no path, control or direction characters, no reserved device name, at most 255 bytes
 * of UTF-8 with the extension kept. Letters of every script stay, in composed form (NFC): macOS hands names over
 * decomposed, which other systems show as loose jamo and accents and take for another name.
 */
export function safeFileName(name: string): string {
  const clean = name.replace(ILLEGAL, '_').normalize('NFC').replace(INVISIBLE, '').replace(EDGES, '')
  const named = clean === '' ? 'file' : RESERVED.test(clean) ? `_${clean}` : clean
  const [base, suffix] = split(named)
  return joined(base, '', suffix)
}

/** The same for names that some system takes for one: by case, by composition, `ß` and `ss`. */
function identity(name: string): string {
  return name.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC')
}

/**
 * Safe names made different from each other for one folder or ZIP, wherever it is unpacked: the second `a.png` and an
 * `A.PNG` become `a (2).png` and `A (3).PNG`. Each stays within 255 bytes.
 */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const [base, suffix] = split(name)
    let candidate = name
    for (let count = 2; taken.has(identity(candidate)); count++) candidate = joined(base, ` (${count})`, suffix)
    taken.add(identity(candidate))
    return candidate
  })
}
