import { textAt, uint32LittleEndianAt } from '@/lib/core/byte-reader'
import { imageKind, isoBrands } from './kind'

/** Kinds of files that are not pictures, and of pictures that cannot be read. */
export type UnsupportedKind = 'document' | 'video' | 'sound' | 'archive' | 'webPage' | 'picture'

interface UnsupportedFormat {
  readonly kind: UnsupportedKind
  /** The format's name, the same in every language. */
  readonly format: string
}

type Signature = readonly [text: string, offset: number, kind: UnsupportedKind, format: string]

/** Signatures as the formats' own specifications give them, in Latin-1. */
const SIGNATURES: readonly Signature[] = [
  ['\xff\x0a', 0, 'picture', 'JPEG XL'],
  ['JXL \r\n\x87\n', 4, 'picture', 'JPEG XL'],
  ['jP  \r\n\x87\n', 4, 'picture', 'JPEG 2000'],
  ['\xff\x4f\xff\x51', 0, 'picture', 'JPEG 2000'],
  ['%!PS', 0, 'picture', 'PostScript (EPS)'],
  ['icns', 0, 'picture', 'ICNS'],
  ['FUJIFILMCCD-RAW', 0, 'picture', 'RAW (RAF)'],
  ['IIRO', 0, 'picture', 'RAW (ORF)'],
  ['IIRS', 0, 'picture', 'RAW (ORF)'],
  ['MMOR', 0, 'picture', 'RAW (ORF)'],
  ['IIU\0', 0, 'picture', 'RAW (RW2)'],
  ['FOVb', 0, 'picture', 'RAW (X3F)'],
  ['{\\rtf', 0, 'document', 'RTF'],
  ['\x1aE\xdf\xa3', 0, 'video', 'WebM, MKV'],
  ['AVI ', 8, 'video', 'AVI'],
  ['0&\xb2u\x8ef\xcf\x11', 0, 'video', 'WMV'],
  ['FLV\x01', 0, 'video', 'FLV'],
  ['\0\0\x01\xba', 0, 'video', 'MPEG'],
  ['WAVE', 8, 'sound', 'WAV'],
  ['ID3', 0, 'sound', 'MP3'],
  ['fLaC', 0, 'sound', 'FLAC'],
  ['OggS', 0, 'sound', 'Ogg'],
  ['Rar!\x1a\x07', 0, 'archive', 'RAR'],
  ['7z\xbc\xaf\x27\x1c', 0, 'archive', '7z'],
  ['\x1f\x8b\x08', 0, 'archive', 'GZIP'],
]

/** The signature of a PDF may stand anywhere in its first bytes (PDF 32000-1, annex H). */
const PDF_PROBE_BYTES = 1024
const WEB_PAGE = /^(\xef\xbb\xbf)?\s*(<!--[^>]*-->\s*)?<(!doctype html|html|head)[\s>]/i

/** Names of parts that identify the documents in a ZIP or an OLE file. */
const OFFICE_PARTS: readonly (readonly [part: string, format: string])[] = [
  ['word/', 'Word'],
  ['xl/', 'Excel'],
  ['ppt/', 'PowerPoint'],
  ['application/hwp+zip', 'HWPX'],
  ['application/epub+zip', 'EPUB'],
  ['application/vnd.oasis.opendocument', 'OpenDocument'],
]
const OLE_PARTS: readonly (readonly [part: string, format: string])[] = [
  ['HWP Document File', 'HWP'],
  ['W\0o\0r\0d\0D\0o\0c\0u\0m\0e\0n\0t\0', 'Word'],
  ['W\0o\0r\0k\0b\0o\0o\0k\0', 'Excel'],
  ['P\0o\0w\0e\0r\0P\0o\0i\0n\0t\0', 'PowerPoint'],
]
/**
 * Bytes from the start that identify a format. A ZIP lists its parts at its end; the directory of an OLE file can be anywhere.
 */
export const NAMED_BYTES = 262_144

function latin1At(bytes: Uint8Array, start: number, end: number): string {
  return new TextDecoder('latin1').decode(bytes.subarray(start, end))
}

function partOf(bytes: Uint8Array, parts: typeof OFFICE_PARTS): string | undefined {
  const ends = latin1At(bytes, 0, NAMED_BYTES) + latin1At(bytes, -NAMED_BYTES, bytes.length)
  return parts.find(([part]) => ends.includes(part))?.[1]
}

function isoKind(bytes: Uint8Array): UnsupportedFormat | null {
  const [brand] = isoBrands(bytes)
  if (brand === undefined) return null
  if (brand === 'crx ') return { kind: 'picture', format: 'RAW (CR3)' }
  if (/^M4[AB] /.test(brand)) return { kind: 'sound', format: 'M4A' }
  return { kind: 'video', format: brand === 'qt  ' ? 'MOV' : 'MP4' }
}

/** The format of a file that is not a supported image, by its content; null if unknown. */
export function unsupportedFormat(bytes: Uint8Array): UnsupportedFormat | null {
  const known = SIGNATURES.find(([text, offset]) => textAt(bytes, offset, text.length) === text)
  if (known) return { kind: known[2], format: known[3] }
  if (textAt(bytes, 0, PDF_PROBE_BYTES).includes('%PDF-')) return { kind: 'document', format: 'PDF' }
  if (textAt(bytes, 0, 4) === 'PK\x03\x04') {
    const document = partOf(bytes, OFFICE_PARTS)
    return document ? { kind: 'document', format: document } : { kind: 'archive', format: 'ZIP' }
  }
  if (uint32LittleEndianAt(bytes, 0) === 0xe011cfd0) {
    return { kind: 'document', format: partOf(bytes, OLE_PARTS) ?? 'Office' }
  }
  if (WEB_PAGE.test(textAt(bytes, 0, PDF_PROBE_BYTES))) return { kind: 'webPage', format: 'HTML' }
  return isoKind(bytes)
}

/** The name of a file's format, image or not, the same in every language; undefined if unknown. */
export function formatName(bytes: Uint8Array): string | undefined {
  return imageKind(bytes)?.toUpperCase() ?? unsupportedFormat(bytes)?.format
}
