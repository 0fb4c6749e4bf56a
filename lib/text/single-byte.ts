const CENTRAL = /[áéíóúýäöüôąćęłńśźżčďěňřšťůžőűăâîşţđľß]/iu
const CYRILLIC = /[оеаинтрсвлкмді]/iu
const WESTERN = /[àáâãäåæçèéêëìíîïñòóôõöøùúûüœß]/iu
const ICELANDIC = /[áðéíóúýþæö]/iu

/**
 * The most frequent non-ASCII letters of the languages of each single-byte encoding. Encodings are in order of use, which decides between
 * equally likely ones.
 */
const LATIN = {
  'windows-1252': [WESTERN, ICELANDIC],
  'windows-1250': [CENTRAL],
  'iso-8859-2': [CENTRAL],
  'windows-1254': [/[çğıöşüİâî]/iu],
  'windows-1257': [/[āčēģīķļņšūžąęėįųõäöü]/iu],
  'windows-1258': [/[ăâđêôơưáàãèéìíóòùúý]|\p{M}/iu],
  macintosh: [WESTERN],
} as const
const OTHERS = {
  'windows-1251': [CYRILLIC],
  'koi8-u': [CYRILLIC],
  ibm866: [CYRILLIC],
  'windows-1253': [/[αειηοτσςνυρπκμλάέήίό]/iu],
  'windows-1255': [/[יוהלאתמרבשנםן]/u],
  'windows-1256': [/[اليمونترةبعدسفهأحک]/u],
  'windows-874': [/[ก-งจชดตทนบปพมยรลวสหอะาเแไ]|[\u0e31\u0e34-\u0e39\u0e48\u0e49\u0e4c]/u],
} as const
const COMMON = { ...LATIN, ...OTHERS }
export type SingleByte = keyof typeof COMMON

const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>) => Object.keys(table) as Name[]
export const LATIN_ENCODINGS = namesOf(LATIN)
export const OTHER_ALPHABETS = namesOf(OTHERS)
export const SINGLE_BYTE: readonly SingleByte[] = namesOf(COMMON)

const SIGNS = /[\xa0«»„“”‘’–—…№•°€\0-\x7f]/g
/** Sequences that words do not contain: mixed scripts, a capital after a lowercase letter, four accented letters, an invalid character. */
const MISSHAPEN =
  /\ufffd|[A-Za-z\xc0-\u024f][\u0370-\u0e7f]|[\u0370-\u0e7f][A-Za-z\xc0-\u024f]|\p{Ll}(?![A-Z])\p{Lu}|\p{Lu}(?![A-Z])\p{Lu}(?!ß)\p{Ll}|[\xc0-\u024f]{4}/gu
const MISSHAPEN_WEIGHT = 3

/** Likeness of bytes to text in the languages of an encoding, 0 to 1. */
export function likeness(bytes: Uint8Array, encoding: SingleByte): number {
  const text = new TextDecoder(encoding).decode(bytes)
  const letters = [...text.replace(SIGNS, '')]
  const common = COMMON[encoding].map((alphabet) => letters.filter((letter) => alphabet.test(letter)).length)
  const misshapen = text.match(MISSHAPEN)?.length ?? 0
  return Math.max(...common) / Math.max(1, letters.length + MISSHAPEN_WEIGHT * misshapen)
}
