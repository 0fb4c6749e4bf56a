import { textAt, uint16At, uint32At } from '@/lib/core/byte-reader'
import type { Size } from '@/lib/image/pixels/geometry'

/** Where the sections of a Photoshop document begin (Adobe Photoshop File Formats, 2019). */
export interface PsdLayout extends Size {
  /** The large document format, with lengths of 8 and counts of 4 bytes. */
  readonly isLarge: boolean
  readonly channels: number
  readonly depth: number
  readonly mode: number
  /** Color table of an indexed picture. */
  readonly palette: number
  readonly resources: { readonly start: number; readonly end: number }
  readonly layers: number
  /** The merged picture: how it is compressed, then its channels one after the other. */
  readonly picture: number
}

const HEADER_BYTES = 26

/** The layout of a PSD or PSB file; null for any other. */
export function psdLayout(bytes: Uint8Array): PsdLayout | null {
  const version = uint16At(bytes, 4)
  if (textAt(bytes, 0, 4) !== '8BPS' || (version !== 1 && version !== 2)) return null
  const isLarge = version === 2
  const palette = HEADER_BYTES + 4
  const start = palette + uint32At(bytes, HEADER_BYTES) + 4
  const end = start + uint32At(bytes, start - 4)
  const wide = isLarge ? 4 : 0
  const layers = end + wide + 4
  return {
    isLarge,
    channels: uint16At(bytes, 12),
    height: uint32At(bytes, 14),
    width: uint32At(bytes, 18),
    depth: uint16At(bytes, 22),
    mode: uint16At(bytes, 24),
    palette,
    resources: { start, end },
    layers,
    picture: layers + uint32At(bytes, end + wide),
  }
}

const EIGHT = 0x38
const DEEP_LAYERS = /^8B(IM|64)Lr(16|32)$/

/** Where the count of layers stands: with 16 or 32 bits a channel, in a block further back in their section. */
function layerCountAt(bytes: Uint8Array, { isLarge, layers, picture }: PsdLayout): number {
  const lengthBytes = isLarge ? 8 : 4
  const own = layers + lengthBytes
  if (uint32At(bytes, own - 4) > 0) return own
  for (let at = bytes.indexOf(EIGHT, own); at >= 0 && at < picture; at = bytes.indexOf(EIGHT, at + 1))
    if (DEEP_LAYERS.test(textAt(bytes, at, 8))) return at + 8 + lengthBytes
  return picture
}

/** The count of layers; below 0 if the first channel past the colors is the merged picture's transparency. */
export function psdLayerCount(bytes: Uint8Array, layout: PsdLayout): number {
  const at = layerCountAt(bytes, layout)
  return at + 2 <= layout.picture ? (uint16At(bytes, at) << 16) >> 16 : 0
}

/** How many layers a PSD file has. */
export function psdLayers(bytes: Uint8Array): number {
  const layout = psdLayout(bytes)
  return layout ? Math.abs(psdLayerCount(bytes, layout)) : 0
}

/** The content of a resource by its number; null without it. */
export function psdResource(
  bytes: Uint8Array,
  { resources }: Pick<PsdLayout, 'resources'>,
  wanted: number,
): Uint8Array | null {
  let at = resources.start
  while (at + 12 <= resources.end && textAt(bytes, at, 4) === '8BIM') {
    const name = (bytes[at + 6] ?? 0) + 1
    const start = at + 6 + name + (name % 2) + 4
    const length = uint32At(bytes, start - 4)
    if (uint16At(bytes, at + 4) === wanted) return bytes.subarray(start, start + length)
    at = start + length + (length % 2)
  }
  return null
}
