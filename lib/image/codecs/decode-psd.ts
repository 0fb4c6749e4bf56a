import { uint16At, uint32At } from '@/lib/core/byte-reader'
import { ToolError } from '@/lib/core/errors'
import { toSrgb, transformOf } from '@/lib/image/formats/icc'
import { conversionBy } from '@/lib/image/formats/icc-inks'
import { psdLayerCount, psdLayout, psdResource, type PsdLayout } from '@/lib/image/formats/psd'
import { createPixels, type Pixels } from '@/lib/image/pixels/pixels'

/** Color modes that are read, and their channels. Duotones are stored as gray. */
const [BITMAP, INDEXED, CMYK] = [0, 2, 4]
const CHANNELS: Readonly<Record<number, number>> = { [BITMAP]: 1, 1: 1, [INDEXED]: 1, 3: 3, [CMYK]: 4, 8: 1 }
const PROFILE = 1039
/** Whether the merged picture was saved; without it there is only a white area. */
const VERSION_INFO = 1057
const [RAW, PACKBITS] = [0, 1]

/** Unpacks one row (TIFF 6.0, section 9, Apple PackBits). */
function unpack(packed: Uint8Array, row: Uint8Array): void {
  let to = 0
  for (let from = 0; from < packed.length && to < row.length;) {
    const count = (packed[from++]! << 24) >> 24
    if (count === -128) continue
    if (count >= 0) {
      row.set(packed.subarray(from, from + Math.min(count + 1, row.length - to)), to)
      from += count + 1
      to += count + 1
    } else {
      row.fill(packed[from++] ?? 0, to, to + 1 - count)
      to += 1 - count
    }
  }
}

/** The rows of all channels in the order of the file. */
function* rowsIn(bytes: Uint8Array, { width, height, channels, depth, isLarge, picture }: PsdLayout) {
  const length = Math.ceil((width * depth) / 8)
  const compression = uint16At(bytes, picture)
  if (compression !== RAW && compression !== PACKBITS) throw unread()
  const isPacked = compression === PACKBITS
  const row = new Uint8Array(length)
  const [countAt, countBytes] = isLarge ? [uint32At, 4] : [uint16At, 2]
  let at = picture + 2 + (isPacked ? height * channels * countBytes : 0)
  for (let index = 0; index < height * channels; index++) {
    const size = isPacked ? countAt(bytes, picture + 2 + index * countBytes) : length
    if (at + size > bytes.length) throw new ToolError('imageTruncated')
    const stored = bytes.subarray(at, at + size)
    if (isPacked) unpack(stored, row)
    at += size
    yield { channel: Math.floor(index / height), y: index % height, row: isPacked ? row : stored }
  }
}

function unread(): ToolError {
  return new ToolError('imageFormatUnread', { format: 'Photoshop (PSD)' })
}

/** Colors that Photoshop has mixed with white where the picture is transparent, as they were. */
function unmix(data: Uint8ClampedArray): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]!
    if (alpha === 0 || alpha === 255) continue
    for (let channel = at; channel < at + 3; channel++) data[channel] = 255 - ((255 - data[channel]!) * 255) / alpha
  }
}

/**
 * The merged picture that Photoshop saves beside the layers, in sRGB: bitmap, gray, duotone, indexed, RGB and CMYK of 8 or 16
 * bits, uncompressed or packed. ToolErrors: `imageFormatUnread` for others and for files saved without one, `imageTruncated`,
 * `imageDamaged`.
 */
export function decodePsd(bytes: Uint8Array): Pixels {
  const layout = psdLayout(bytes)
  if (!layout) throw new ToolError('imageDamaged')
  const { width, height, depth, mode, channels, palette } = layout
  const colors = CHANNELS[mode]
  const isMissing = psdResource(bytes, layout, VERSION_INFO)?.[4] === 0
  if (colors === undefined || isMissing || !(mode === BITMAP ? [1] : [8, 16]).includes(depth)) throw unread()
  if (channels < colors) throw new ToolError('imageDamaged')
  const isTransparent = colors < 4 && channels > colors && psdLayerCount(bytes, layout) < 0
  const pixels = createPixels(width, height)
  const { data } = pixels
  if (mode !== CMYK) for (let at = 3; at < data.length; at += 4) data[at] = 255
  const step = depth === 16 ? 2 : 1
  for (const { channel, y, row } of rowsIn(bytes, layout)) {
    if (channel > colors || (channel === colors && !isTransparent)) break
    const first = y * width * 4 + (channel === colors ? 3 : channel)
    for (let x = 0; x < width; x++) {
      const to = first + x * 4
      if (mode === BITMAP) data[to] = (row[x >> 3]! >> (7 - (x & 7))) & 1 ? 0 : 255
      else data[to] = mode === CMYK ? 255 - row[x * step]! : row[x * step]!
    }
  }
  if (colors === 1)
    for (let at = 0; at < data.length; at += 4) {
      const value = data[at]!
      // A color table has all reds, then all greens, then all blues.
      const [red, green, blue] = [0, 256, 512].map((table) =>
        mode === INDEXED ? bytes[palette + table + value]! : value,
      )
      data.set([red!, green!, blue!], at)
    }
  if (isTransparent) unmix(data)
  const profile = psdResource(bytes, layout, PROFILE)
  if (mode === CMYK) conversionBy(profile)(data)
  else {
    const transform = profile && mode !== BITMAP ? transformOf(profile) : null
    if (transform) toSrgb(pixels, transform)
  }
  return pixels
}
