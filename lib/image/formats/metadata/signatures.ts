import { textAt } from '@/lib/core/byte-reader'
import { boxesIn } from '@/lib/image/formats/heif/boxes'
import type { Extent } from '@/lib/image/formats/heif/items'

const PACKETS = { xmp: ['<x:xmpmeta', '</x:xmpmeta>'], rdf: ['<rdf:RDF', '</rdf:RDF>'] } as const

/** The offset of a Latin-1 text from `from` on; -1 where it does not occur before `to`. */
export function indexOfText(bytes: Uint8Array, text: string, from: number, to: number): number {
  const [first, second] = [text.charCodeAt(0), text.charCodeAt(1)]
  for (let at = from; at + text.length <= to; at++)
    if (bytes[at] === first && bytes[at + 1] === second && textAt(bytes, at, text.length) === text) return at
  return -1
}

/** XMP packets between two offsets, or what is written like their content, wherever they stand. */
export function* packetsIn(bytes: Uint8Array, kind: keyof typeof PACKETS, start: number, end: number) {
  const [first, last] = PACKETS[kind]
  for (let at = indexOfText(bytes, first, start, end); at >= 0;) {
    const close = indexOfText(bytes, last, at, end)
    const to = close < 0 ? end : close + last.length
    yield { start: at, end: to } satisfies Extent
    at = indexOfText(bytes, first, to, end)
  }
}

/** The offset past the boxes of the movie that begins at `start`, or `start` if there is no movie. */
export function movieEnd(bytes: Uint8Array, start: number, limit: number): number {
  if (textAt(bytes, start + 4, 4) !== 'ftyp') return start
  let end = start
  for (const box of boxesIn(bytes, start, limit)) {
    if (!/^[\w \xa9-]{4}$/.test(box.type)) break
    end = box.end
  }
  return end
}
