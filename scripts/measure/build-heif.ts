/** An ISO base media box. */
export function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** 32-bit big-endian integers. */
export function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4))
  return bytes
}

/** The head of a HEIC file, for tests: primary item 1 with the given properties in order, and a larger item 2, a tile. */
export function buildHeif(...properties: Buffer[]): Uint8Array {
  const tile = box('ispe', words(0, 9999, 9999))
  const indices = properties.map((_, index) => index + 2)
  const links = Buffer.from([0, 0, 0, 0, 0, 0, 0, 2, 0, 1, indices.length, ...indices, 0, 2, 1, 1])
  const meta = box(
    'meta',
    words(0),
    box('pitm', Buffer.from([0, 0, 0, 0, 0, 1])),
    box('iprp', box('ipco', tile, ...properties), box('ipma', links)),
  )
  return new Uint8Array(Buffer.concat([box('ftyp', Buffer.from('heic\0\0\0\0mif1', 'latin1')), meta]))
}
