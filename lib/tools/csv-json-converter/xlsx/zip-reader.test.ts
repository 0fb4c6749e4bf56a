import { deflateRawSync } from 'node:zlib'
import { ZipReader } from './zip-reader'

interface Part {
  readonly name: string
  readonly text: string
  readonly isDeflated?: boolean
}

/** A ZIP (APPNOTE 6.3.10) with extra fields in front of the data and behind the names, and a comment at its end. */
function zip(parts: readonly Part[], comment = 0): Uint8Array<ArrayBuffer> {
  const number = (bytes: number, ...values: number[]) =>
    Buffer.concat(
      values.map((value) => {
        const field = Buffer.alloc(bytes)
        field.writeUIntLE(value, 0, bytes)
        return field
      }),
    )
  let at = 0
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  for (const [index, { name, text, isDeflated }] of parts.entries()) {
    const data = isDeflated ? deflateRawSync(text) : Buffer.from(text)
    const extra = Buffer.alloc(index + 1, 'x')
    const method = isDeflated ? 8 : 0
    const local = [
      Buffer.from('PK\x03\x04'),
      number(2, 20, 0, method, 0, 0),
      number(4, 0, 0, 0),
      number(2, name.length, extra.length),
    ]
    locals.push(Buffer.concat([...local, Buffer.from(name), extra, data]))
    centrals.push(
      Buffer.concat([
        ...[Buffer.from('PK\x01\x02'), number(2, 20, 20, 0, method, 0, 0), number(4, 0, data.length, text.length)],
        ...[
          number(2, name.length, extra.length, 2, 0, 0),
          number(4, 0, at),
          Buffer.from(name),
          extra,
          Buffer.from('??'),
        ],
      ]),
    )
    at += locals.at(-1)!.length
  }
  const central = Buffer.concat(centrals)
  const counts = number(2, 0, 0, parts.length, parts.length)
  const end = [
    Buffer.from('PK\x05\x06'),
    counts,
    number(4, central.length, at),
    number(2, comment),
    Buffer.alloc(comment),
  ]
  return new Uint8Array(Buffer.concat([...locals, central, ...end]))
}

const PARTS = [
  { name: 'a.xml', text: 'first' },
  { name: 'b/c.xml', text: '둘째 '.repeat(50), isDeflated: true },
  { name: 'd.xml', text: '' },
]

test.each([0, 1, 65_535])('parts are found by name in front of a comment of %d bytes', async (comment) => {
  const reader = new ZipReader(zip(PARTS, comment), 1e6)
  for (const { name, text } of PARTS) expect(await reader.text(name)).toBe(text)
  expect(await reader.text('missing.xml')).toBe('')
})

test.each([false, true])(
  'letters are whole across the pieces in which a part comes, deflated: %s',
  async (isDeflated) => {
    // 120 KB, more than a stream gives at once, in letters of three bytes.
    const text = '가'.repeat(40_000)
    expect(await new ZipReader(zip([{ name: 'a.xml', text, isDeflated }]), 1e6).text('a.xml')).toBe(text)
  },
)

test('a file with more behind its directory than a comment may have is none', () => {
  const longer = Uint8Array.of(...zip(PARTS, 65_535), 0, 0)
  expect(() => new ZipReader(longer, 1e6)).toThrow(expect.objectContaining({ code: 'excelUnreadable' }))
  expect(() => new ZipReader(new Uint8Array(21), 1e6)).toThrow(expect.objectContaining({ code: 'excelUnreadable' }))
})

test('as many bytes are unpacked as may be, of all parts together', async () => {
  const bytes = Buffer.byteLength(PARTS[1]!.text)
  const enough = new ZipReader(zip(PARTS), 5 + bytes)
  await enough.text('a.xml')
  expect(await enough.text('b/c.xml')).toBe(PARTS[1]!.text)
  const short = new ZipReader(zip(PARTS), 5 + bytes - 1)
  await short.text('a.xml')
  await expect(short.text('b/c.xml')).rejects.toMatchObject({ code: 'excelTooLarge' })
})

test('a part that cannot be unpacked is unreadable', async () => {
  const file = zip([{ name: 'a.xml', text: 'not packed' }])
  // Its method, in the directory.
  file[file.findLastIndex((_, at) => Buffer.from(file.subarray(at, at + 4)).equals(Buffer.from('PK\x01\x02'))) + 10] = 8
  await expect(new ZipReader(file, 1e6).text('a.xml')).rejects.toMatchObject({ code: 'excelUnreadable' })
})
