import { inflateSync } from 'node:zlib'

const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 }

function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner
  const [toLeft, toUp, toCorner] = [left, up, corner].map((value) => Math.abs(estimate - value)) as [
    number,
    number,
    number,
  ]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  return [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter]!
}

/**
 * A PNG of 8-bit RGB or RGBA without interlacing, all that the reference pictures are, as R G B A bytes. For tests: jest
 * cannot load the WebAssembly decoders.
 */
export function readPng(file: Buffer): { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> } {
  const width = file.readUInt32BE(16)
  const height = file.readUInt32BE(20)
  const channels = CHANNELS[file[25]!]
  if (file[24] !== 8 || !channels || file[28] !== 0) throw new TypeError('not a plain 8-bit RGB or RGBA PNG')
  const parts: Buffer[] = []
  for (let offset = 8; offset < file.length; offset += 12 + file.readUInt32BE(offset)) {
    if (file.toString('latin1', offset + 4, offset + 8) !== 'IDAT') continue
    parts.push(file.subarray(offset + 8, offset + 8 + file.readUInt32BE(offset)))
  }
  const packed = inflateSync(Buffer.concat(parts))
  const stride = width * channels
  const rows = new Uint8Array(stride * height)
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let y = 0; y < height; y++) {
    const filter = packed[y * (stride + 1)]!
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x
      const left = x >= channels ? rows[at - channels]! : 0
      const up = y > 0 ? rows[at - stride]! : 0
      const corner = x >= channels && y > 0 ? rows[at - stride - channels]! : 0
      rows[at] = packed[y * (stride + 1) + 1 + x]! + predicted(filter, left, up, corner)
      data[(y * width + Math.floor(x / channels)) * 4 + (x % channels)] = rows[at]!
    }
  }
  return { width, height, data }
}
