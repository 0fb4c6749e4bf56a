/** One picture of a decoded GIF as it is shown: everything before it laid under it. */
export interface ShownFrame {
  /** Hundredths of a second. */
  readonly delay: number
  /** The rectangle that the file holds of it. */
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** R G B bytes of the whole picture. */
  readonly rgb: Uint8Array
  /** 1 for each pixel of it that is not transparent. */
  readonly opaque: Uint8Array
}

export interface DecodedGif {
  readonly width: number
  readonly height: number
  /** Colors of the palette, the transparent one included. */
  readonly colors: number
  /** Netscape's repetitions; undefined: it plays once. */
  readonly repetitions: number | undefined
  readonly frames: readonly ShownFrame[]
}

const MOST_CODES = 4096

/** GIF's LZW (GIF89a specification, appendix F), written from the specification for the tests alone. */
export function inflateLzw(minimum: number, data: Uint8Array, pixels: number): Uint8Array {
  const clear = 1 << minimum
  const output = new Uint8Array(pixels)
  // What each code stands for: where it was first written to the output, and for how long.
  const starts = new Int32Array(MOST_CODES)
  const lengths = new Int32Array(MOST_CODES)
  let [bits, next, buffer, filled, at, written] = [minimum + 1, clear + 2, 0, 0, 0, 0]
  let previous: { start: number; length: number } | undefined
  for (;;) {
    while (filled < bits) {
      if (at >= data.length) throw new RangeError('image data ends early')
      buffer |= data[at++]! << filled
      filled += 8
    }
    const code = buffer & ((1 << bits) - 1)
    buffer >>>= bits
    filled -= bits
    if (code === clear + 1) break
    if (code === clear) {
      ;[bits, next, previous] = [minimum + 1, clear + 2, undefined]
      continue
    }
    if (code > next || (code === next && !previous)) throw new RangeError(`no code ${code}`)
    const start = written
    if (code < clear) output[written++] = code
    else if (code < next)
      for (let index = 0; index < lengths[code]!; index++) output[written++] = output[starts[code]! + index]!
    else if (previous)
      for (let index = 0; index <= previous.length; index++) output[written++] = output[previous.start + index]!
    // The run before and the first index of this one, which stands behind it.
    if (previous && next < MOST_CODES) {
      starts[next] = previous.start
      lengths[next++] = previous.length + 1
      if (next === 1 << bits && bits < 12) bits++
    }
    previous = { start, length: written - start }
  }
  if (written !== pixels) throw new RangeError(`${written} of ${pixels} pixels`)
  return output
}

/** Decodes a GIF with a global palette and no interlacing, as this site writes them; throws at anything out of order. */
export function decodeGif(bytes: Uint8Array): DecodedGif {
  const u16 = (at: number) => bytes[at]! | (bytes[at + 1]! << 8)
  const text = (at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length))
  if (text(0, 6) !== 'GIF89a') throw new TypeError('no GIF89a')
  const [width, height] = [u16(6), u16(8)]
  const colors = 2 << (bytes[10]! & 7)
  const palette = bytes.subarray(13, 13 + colors * 3)
  let at = 13 + colors * 3
  let repetitions: number | undefined
  let control = { delay: 0, transparent: -1, clears: false }
  const screen = new Uint8Array(width * height * 3)
  const opaque = new Uint8Array(width * height)
  const frames: ShownFrame[] = []
  const blocks = () => {
    const parts: number[] = []
    for (let size = bytes[at++]!; size > 0; size = bytes[at++]!) {
      for (const byte of bytes.subarray(at, at + size)) parts.push(byte)
      at += size
    }
    return Uint8Array.from(parts)
  }
  for (;;) {
    const kind = bytes[at++]
    if (kind === 0x3b) break
    if (kind === 0x21) {
      const label = bytes[at++]
      if (label === 0xf9) {
        const packed = bytes[at + 1]!
        const clears = ((packed >> 2) & 7) === 2
        control = { delay: u16(at + 2), transparent: packed & 1 ? bytes[at + 4]! : -1, clears }
        at += 6
      } else if (label === 0xff && text(at + 1, 11) === 'NETSCAPE2.0') {
        repetitions = u16(at + 14)
        at += 17
      } else throw new TypeError(`extension ${label}`)
      continue
    }
    if (kind !== 0x2c) throw new TypeError(`block ${kind} at ${at - 1}`)
    const area = { x: u16(at), y: u16(at + 2), width: u16(at + 4), height: u16(at + 6) }
    if (bytes[at + 8] !== 0) throw new TypeError('local palette or interlacing')
    const minimum = bytes[at + 9]!
    at += 10
    const indices = inflateLzw(minimum, blocks(), area.width * area.height)
    const placeOf = (pixel: number) => (area.y + Math.floor(pixel / area.width)) * width + area.x + (pixel % area.width)
    indices.forEach((index, pixel) => {
      if (index === control.transparent) return
      screen.set(palette.subarray(index * 3, index * 3 + 3), placeOf(pixel) * 3)
      opaque[placeOf(pixel)] = 1
    })
    frames.push({ delay: control.delay, area, rgb: screen.slice(), opaque: opaque.slice() })
    if (control.clears) indices.forEach((_, pixel) => (opaque[placeOf(pixel)] = 0))
  }
  if (at !== bytes.length) throw new RangeError('something behind the trailer')
  return { width, height, colors, repetitions, frames }
}

/** The color of one pixel of a frame. */
export function colorAt({ width }: DecodedGif, { rgb }: ShownFrame, x: number, y: number): [number, number, number] {
  const at = (y * width + x) * 3
  return [rgb[at]!, rgb[at + 1]!, rgb[at + 2]!]
}
