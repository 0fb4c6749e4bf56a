import { textAt, uint16LittleEndianAt } from '@/lib/core/byte-reader'
import { concatBytes } from '@/lib/core/byte-writer'
import type { Size } from '@/lib/image/pixels/geometry'

const EXTENSION = 0x21
const IMAGE = 0x2c
const GRAPHIC_CONTROL = 0xf9
const COMMENT = 0xfe
const APPLICATION = 0xff
const TRAILER = 0x3b
/** Data of programs that say how often frames repeat, or are color profiles. */
export const GIF_PROGRAMS = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']

/** Bytes of a color table, from the packed field that announces it. */
function colorTableSize(packed: number): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0
}

function afterSubBlocks(bytes: Uint8Array, offset: number): number {
  let next = offset
  for (let size = bytes[next]; size; size = bytes[next]) next += size + 1
  return next + 1
}

/** The images and extensions of a GIF, each with its label, where it begins and the range of its sub-blocks. */
function* gifBlocks(bytes: Uint8Array) {
  let offset = 13 + colorTableSize(bytes[10]!)
  while (bytes[offset] === EXTENSION || bytes[offset] === IMAGE) {
    const isExtension = bytes[offset] === EXTENSION
    const label = bytes[isExtension ? offset + 1 : offset]
    const head = offset
    const start = isExtension ? offset + 2 : offset + 11 + colorTableSize(bytes[offset + 9]!)
    offset = afterSubBlocks(bytes, start)
    yield { label, head, start, end: offset }
  }
}

/** The size of a GIF in pixels: of its logical screen, which decoders enlarge where the first image reaches beyond it. */
export function gifSize(bytes: Uint8Array): Size {
  const short = (at: number) => uint16LittleEndianAt(bytes, at)
  const screen = { width: short(6), height: short(8) }
  for (const { label, head } of gifBlocks(bytes)) {
    if (label !== IMAGE) continue
    const [right, bottom] = [short(head + 1) + short(head + 5), short(head + 3) + short(head + 7)]
    return { width: Math.max(screen.width, right), height: Math.max(screen.height, bottom) }
  }
  return screen
}

/** The offset after the trailer byte of a GIF; the length of the file if it has no trailer. */
export function gifEnd(bytes: Uint8Array): number {
  let end = 0
  for (const block of gifBlocks(bytes)) end = block.end
  return bytes[end] === TRAILER ? end + 1 : bytes.length
}

/** True for a GIF of more than one image descriptor (GIF89a specification, section 20). */
export function isAnimatedGif(bytes: Uint8Array): boolean {
  let frames = 0
  for (const { label } of gifBlocks(bytes)) if (label === IMAGE && ++frames > 1) return true
  return false
}

/** What the sub-blocks between two offsets hold. */
function joined(bytes: Uint8Array, start: number, end: number): Uint8Array {
  const found: Uint8Array[] = []
  for (let at = start; at < end - 1; at += bytes[at]! + 1) found.push(bytes.subarray(at + 1, at + 1 + bytes[at]!))
  return concatBytes(found)
}

/** The texts of a GIF's comments (section 24), in whatever encoding. */
export function gifComments(bytes: Uint8Array): Uint8Array[] {
  const comments = [...gifBlocks(bytes)].filter(({ label }) => label === COMMENT)
  return comments.map(({ start, end }) => joined(bytes, start, end))
}

/** A GIF's data of programs (section 26): the name and code of the program, and its data with their offsets. */
export function gifApplications(bytes: Uint8Array) {
  const extensions = [...gifBlocks(bytes)].filter(({ label }) => label === APPLICATION)
  return extensions.map(({ start, end }) => {
    const from = start + 1 + bytes[start]!
    return { name: textAt(bytes, start + 1, bytes[start]!), start: from, end, content: joined(bytes, from, end) }
  })
}

/** A GIF's extensions that are neither comments, data of programs nor about how frames follow: texts that are drawn (section 25), and unknown ones. */
export function gifOthers(bytes: Uint8Array) {
  const known = [IMAGE, COMMENT, APPLICATION, GRAPHIC_CONTROL]
  const others = [...gifBlocks(bytes)].filter(({ label = IMAGE }) => !known.includes(label))
  return others.map(({ label, start, end }) => ({ name: `GIF ${label}`, start, end }))
}
