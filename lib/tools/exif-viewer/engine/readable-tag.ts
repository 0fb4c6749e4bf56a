import type { MetadataGroup, MetadataTag } from '@/lib/tools/exif-viewer/metadata-tag'
import { bytesOf, decoded, guessedEncoding } from './legacy-text'
import { uncoded, userComment } from './user-comment'

interface ParsedTag {
  readonly value?: unknown
  readonly computed?: unknown
  readonly description?: unknown
}

/** Longer lists of numbers are data of some program, not something to read. */
const MAX_NUMBERS = 32
const MAX_LETTERS = 4000

/** EXIF 2.32, 4.6.5, ComponentsConfiguration. */
const COMPONENTS = ['-', 'Y', 'Cb', 'Cr', 'R', 'G', 'B']

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'number')
}

function byteCount(value: unknown): number | null {
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength
  return isNumbers(value) && value.length > MAX_NUMBERS ? value.length : null
}

function valueOf({ computed, value }: ParsedTag): MetadataTag['value'] {
  // Null: divided by zero.
  const given = Array.isArray(computed) ? computed.map((part: unknown) => part ?? Number.NaN) : (computed ?? value)
  if (typeof given === 'number' || typeof given === 'string') return given
  return isNumbers(given) && given.length <= MAX_NUMBERS ? given : null
}

/** A text after its character code. */
function codedText({ value }: ParsedTag): string | null {
  return isNumbers(value) ? userComment(Uint8Array.from(value)) : null
}

/** Degrees, of which the parser has words only where minutes and seconds follow; null where a part cannot be read. */
function degreesText({ description, computed }: ParsedTag): string | null {
  const [whole = NaN, minutes = 0, seconds = 0] = [computed].flat().map((part) => Number(part ?? NaN))
  const degrees = typeof description === 'number' ? description : whole + minutes / 60 + seconds / 3600
  return Number.isFinite(degrees) ? degrees.toFixed(6) : null
}

const SPECIAL: Readonly<Record<string, (tag: ParsedTag) => string | null>> = {
  GPSVersionID: ({ value }) => (isNumbers(value) ? value.join('.') : null),
  GPSLatitude: degreesText,
  GPSLongitude: degreesText,
  ComponentsConfiguration: ({ value }) =>
    isNumbers(value) ? value.map((code) => COMPONENTS[code] ?? String(code)).join(', ') : null,
  UserComment: codedText,
  GPSProcessingMethod: codedText,
  GPSAreaInformation: codedText,
  // EXIF's own infinity, and the division by zero that some write for it.
  SubjectDistance: ({ value }) => {
    const [above = 0, below = 1] = isNumbers(value) ? value : []
    return above === 0xffffffff || (above > 0 && below === 0) ? '∞' : null
  },
}

/** What can be read of a coordinate, and marks for what cannot: it says all the same that there is a place. */
function partialCoordinate({ computed }: ParsedTag): string {
  return [computed]
    .flat()
    .map((part) => (Number.isFinite(part) ? String(part) : '?'))
    .join(', ')
}

/** The numbers of a list for which the parser has no words; [] where one of them is unknown. */
function knownNumbers({ computed }: ParsedTag): readonly number[] {
  return isNumbers(computed) && computed.every(Number.isFinite) ? computed : []
}

/** Words that came of dividing by zero: cameras write 0/0 for what they do not know. */
const NOT_A_NUMBER = /(^|[^a-z])(NaN|Infinity)([^a-z]|$)/i

function isUnknown({ description, value }: ParsedTag): boolean {
  // A text may contain these words; a number that could not be computed is described by them.
  const isText = typeof description !== 'number' && [value].flat().every((part) => typeof part === 'string')
  return !isText && NOT_A_NUMBER.test(String(description))
}

/** The parser's text, if it has one for this value. */
function described({ description }: ParsedTag): string | null {
  if (typeof description === 'number') return String(description)
  if (typeof description !== 'string' || description === '' || description === 'Unknown') return null
  return description
}

/** Printable only: control characters could hide or move adjacent text. */
export function printable(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
    .slice(0, MAX_LETTERS)
}

/** A text ends at its first NUL (EXIF 2.32, 4.6.2), beyond which the parser reads on; only a copyright has two parts. */
function firstText(name: string, { value }: ParsedTag): string | null {
  const isTexts = Array.isArray(value) && value.length > 1 && value.every((each) => typeof each === 'string')
  return isTexts && name !== 'Copyright' ? String(value[0]) : null
}

function textOf(name: string, tag: ParsedTag): string {
  const special = SPECIAL[name]?.(tag) ?? null
  if (special !== null) return special
  const ended = firstText(name, tag)
  if (ended !== null) return ended
  if (isUnknown(tag) && /^GPS.*(Latitude|Longitude)$/.test(name)) return partialCoordinate(tag)
  if (isUnknown(tag)) return knownNumbers(tag).join(', ')
  // Whole blocks in texts of a PNG, whose tags are listed by themselves: ImageMagick keeps them as hexadecimal digits.
  if (/^(Raw profile|XML:)/i.test(name)) return `(${String(tag.value).length} characters)`
  const bytes = byteCount(tag.value)
  if (bytes !== null && (name === 'MakerNote' || typeof tag.value === 'object')) {
    const words = described(tag)
    // A decoded text is worth more than its length; a long list of numbers is not.
    if (!words || words.startsWith('[') || /^[\d\s,./-]+$/.test(words)) return `(${bytes} bytes)`
  }
  const value = valueOf(tag)
  return described(tag) ?? (Array.isArray(value) ? value.join(', ') : String(value ?? ''))
}

/**
 * The bytes of a text that does not say how it is encoded: of IPTC, which the parser takes for Windows-1252 unless they are UTF-8, and
 * leaves as they are in what it has no name for; of EXIF, which it reads as UTF-8 or else byte by byte, and of a PNG, always so.
 */
function unlabeled(group: MetadataGroup, name: string, tag: ParsedTag): Uint8Array | null {
  const { value } = tag
  if (group === 'iptc') {
    const isRaw = isNumbers(value) && (value.some((byte) => byte >= 0x80) || described(tag) === null)
    return isRaw ? Uint8Array.from(value) : null
  }
  if (SPECIAL[name] === codedText) return isNumbers(value) ? uncoded(Uint8Array.from(value)) : null
  return group === 'exif' || group === 'png' ? bytesOf(textOf(name, tag)) : null
}

/** What the parser found under a name (one tag or a list of them) as one tag; null for an empty one. */
export function readableTag(group: MetadataGroup, name: string, found: unknown): MetadataTag | null {
  const list = (Array.isArray(found) ? found : [found]) as readonly (ParsedTag | null | undefined)[]
  const tags = list.filter((tag) => tag !== null && typeof tag === 'object')
  const sources = tags.map((tag) => unlabeled(group, name, tag))
  const texts = tags.map((tag, index) => {
    const source = SPECIAL[name] ? null : sources[index]
    return source ? decoded(source) : textOf(name, tag)
  })
  const text = printable(texts.join(', '))
  const [only] = tags
  if (!only || text === '') return null
  const value = tags.length === 1 ? valueOf(only) : text
  const encoding = sources.map((source) => source && guessedEncoding(source)).find(Boolean)
  const shown = group === 'exif' && name.startsWith('GPS') ? 'gps' : group
  return { group: shown, name, text, value, ...(encoding && { encoding }) }
}
