import { textAt, uint16LittleEndianAt, uint32At, uint32LittleEndianAt } from '@/lib/core/byte-reader'
import type { ImageKind } from './image-formats'

/** A warning about a picture: its file is truncated, or this browser alters what it decodes. */
export type PictureNote = 'incomplete' | 'altered'

const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n'
const TIFF_SIGNATURES = ['II*\0', 'MM\0*', 'II+\0', 'MM\0+']
const BMP_HEADER_SIZES = [12, 16, 40, 52, 56, 64, 108, 124]
const AVIF_BRANDS = ['avif', 'avis']
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']
const GENERIC_HEIF_BRANDS = ['mif1', 'mif2', 'msf1', 'miaf']
const SVG_PROBE_BYTES = 65_536

/** The brands of an ISO base media file, the major one first (ISO/IEC 14496-12, `ftyp`); [] for any other file. */
export function isoBrands(bytes: Uint8Array): string[] {
  if (textAt(bytes, 4, 4) !== 'ftyp') return []
  const end = Math.min(uint32At(bytes, 0), bytes.length, 512)
  const brands = [textAt(bytes, 8, 4)]
  for (let offset = 16; offset + 4 <= end; offset += 4) brands.push(textAt(bytes, offset, 4))
  return brands
}

function heifKind(bytes: Uint8Array): ImageKind | null {
  const brands = isoBrands(bytes)
  const [major = ''] = brands
  if (AVIF_BRANDS.includes(major)) return 'avif'
  if (HEIC_BRANDS.includes(major)) return 'heic'
  if (!GENERIC_HEIF_BRANDS.includes(major)) return null
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif'
  return 'heic'
}

function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from)
  return found < 0 ? text.length : found + mark.length
}

/** The end of a document type declaration, an internal subset in brackets included. */
function doctypeEnd(text: string, from: number): number {
  const bracket = text.indexOf('[', from)
  const close = after(text, '>', from)
  return bracket >= 0 && bracket < close ? after(text, '>', after(text, ']', bracket)) : close
}

/** True when the first element of an XML text is `svg`, with or without a prefix. */
function isSvg(bytes: Uint8Array): boolean {
  const probe = bytes.subarray(0, SVG_PROBE_BYTES)
  const first = probe.find((byte) => byte > 0x20 && byte < 0x7f)
  if (first !== 0x3c) return false
  // Latin-1 is enough for the markup; UTF-16 is the same with a zero in every pair.
  const text = Array.from(probe, (byte) => (byte === 0 ? '' : String.fromCharCode(byte))).join('')
  let offset = text.search(/</)
  if (!/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*$/.test(text.slice(0, offset))) return false
  while (/^<[?!]/.test(text.slice(offset, offset + 2))) {
    if (text.startsWith('<!--', offset)) offset = after(text, '-->', offset)
    else if (text.startsWith('<?', offset)) offset = after(text, '?>', offset)
    else offset = doctypeEnd(text, offset)
    while (/\s/.test(text.charAt(offset))) offset++
  }
  return /^<([\w.-]+:)?svg[\s/>]/.test(text.slice(offset, offset + 64))
}

/**
 * True for an icon file: an icon directory (not of cursors) whose first picture lies after the directory and within the file.
 */
function isIco(bytes: Uint8Array): boolean {
  const count = uint16LittleEndianAt(bytes, 4)
  if (uint32LittleEndianAt(bytes, 0) !== 0x10000 || count === 0) return false
  const offset = uint32LittleEndianAt(bytes, 18)
  return bytes[9] === 0 && offset >= 6 + count * 16 && offset < bytes.length
}

/** The kind of an image by its content, never by its name; null for anything else. */
export function imageKind(bytes: Uint8Array): ImageKind | null {
  const head = textAt(bytes, 0, 12)
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith(PNG_SIGNATURE)) return 'png'
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif'
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp'
  if (head.startsWith('BM') && BMP_HEADER_SIZES.includes(uint32LittleEndianAt(bytes, 14))) return 'bmp'
  if (TIFF_SIGNATURES.some((signature) => head.startsWith(signature))) return 'tiff'
  if (head.startsWith('8BPS')) return 'psd'
  if (isIco(bytes)) return 'ico'
  return heifKind(bytes) ?? (isSvg(bytes) ? 'svg' : null)
}
