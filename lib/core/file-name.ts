import { utf8Length } from './bytes'

const ILLEGAL = /[\\/:*?"<>|]/g
// C0, C1 and the marks that reorder bidirectional text: a name must show what it is.
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
const MAX_BYTES = 255

function fit(base: string, room: number): string {
  let fitted = ''
  let used = 0
  for (const character of base) {
    used += utf8Length(character)
    if (used > room) break
    fitted += character
  }
  return fitted
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

/**
 * A name that every system saves: no path, control or direction characters, no reserved device name, at most 255 bytes
 * of UTF-8 with the extension kept. Letters of every script stay.
 */
export function safeFileName(name: string): string {
  const clean = name
    .replace(INVISIBLE, '')
    .replace(ILLEGAL, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const named = clean === '' ? 'file' : RESERVED.test(clean) ? `_${clean}` : clean
  if (utf8Length(named) <= MAX_BYTES) return named
  const extension = extensionOf(named).slice(0, 16)
  const suffix = extension === '' ? '' : `.${extension}`
  return fit(baseName(named), MAX_BYTES - utf8Length(suffix)) + suffix
}

/** Names made different from each other for one folder or ZIP: the second `a.png` becomes `a (2).png`. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const extension = extensionOf(name)
    const suffix = extension === '' ? '' : `.${extension}`
    let candidate = name
    for (let count = 2; taken.has(candidate.toLowerCase()); count++) candidate = `${baseName(name)} (${count})${suffix}`
    taken.add(candidate.toLowerCase())
    return candidate
  })
}
