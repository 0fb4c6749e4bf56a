import { textAt } from '@/lib/core/byte-reader'
import { readBytes } from '@/lib/core/read-bytes'
import { decompress } from './decompress'

const GZIP = '\x1f\x8b'
/** More than can be drawn in time; a few kilobytes can unpack to gigabytes. */
const MOST_BYTES = 50 * 2 ** 20
const DECLARED = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/

/** Decompresses gzip data; returns null if it is not gzip, is damaged, or is longer than `MOST_BYTES`. */
export async function gunzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null> {
  return textAt(bytes, 0, 2) === GZIP ? decompress(bytes, 'gzip', MOST_BYTES) : null
}

/** The encoding of an XML text (XML 1.0, appendix F): its mark, its zeros, what it declares, or else UTF-8. */
function decoderOf(bytes: Uint8Array): TextDecoder {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return new TextDecoder('utf-16le')
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return new TextDecoder('utf-16be')
  const [, name = 'utf-8'] = DECLARED.exec(textAt(bytes, 0, 200)) ?? []
  try {
    const declared = new TextDecoder(name)
    // The first bytes rule out UTF-16. .NET writes the encoding of its strings in memory into files that are UTF-8.
    return declared.encoding.startsWith('utf-16') ? new TextDecoder() : declared
  } catch {
    return new TextDecoder()
  }
}

/** The text of an SVG file in any encoding, packed (SVGZ) or not. A declaration of another one than UTF-8 no longer holds and is cut. */
export async function svgText(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const plain = (await gunzip(bytes)) ?? bytes
  const text = decoderOf(plain).decode(plain)
  const [, declared = 'utf-8'] = DECLARED.exec(text) ?? []
  return /^utf-?8$/i.test(declared) ? text : text.replace(/^\s*<\?xml\s[^>]*\?>\s*/, '')
}

/** An element or an address of a picture in an SVG. */
const PICTURE = /<[\w:-]*image\b|data:image/i

/** True for an SVG that holds a picture, such as a photo. */
export async function embedsPicture(svg: Blob): Promise<boolean> {
  return PICTURE.test(await svgText(await readBytes(svg)))
}
