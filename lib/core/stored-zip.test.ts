import { crc32 } from './crc32'
import { checkedBlob, storedZip } from './stored-zip'

const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer())
const text = (content: string) => new Blob([content])

test('a file of bytes knows their CRC-32', async () => {
  const made = checkedBlob(new TextEncoder().encode('123456789'), 'image/png')
  expect(made).toEqual({ blob: expect.any(Blob), crc32: 0xcbf43926 })
  expect([made.blob.type, await made.blob.text()]).toEqual(['image/png', '123456789'])
})

test('each file is stored behind its name and CRC-32, and listed at the end', async () => {
  const zip = await storedZip([
    { name: 'a.txt', blob: text('one') },
    { name: '여행/b.txt', blob: text('three') },
  ])
  expect(zip.type).toBe('application/zip')
  const bytes = await bytesOf(zip)
  const end = bytes.length - 22
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50)
  expect(bytes.readUInt16LE(end + 10)).toBe(2)
  let at = bytes.readUInt32LE(end + 16)
  expect(at + bytes.readUInt32LE(end + 12)).toBe(end)
  const found = [0, 1].map(() => {
    const name = bytes.subarray(at + 46, at + 46 + bytes.readUInt16LE(at + 28)).toString()
    const [size, start] = [bytes.readUInt32LE(at + 24), bytes.readUInt32LE(at + 42)]
    const content = start + 30 + bytes.readUInt16LE(start + 26)
    const sum = bytes.readUInt32LE(at + 16)
    // What the list says and what stands before the file: from the version to the lengths of names and extra fields.
    expect(bytes.subarray(at + 6, at + 32)).toEqual(bytes.subarray(start + 4, start + 30))
    // Neither extra fields, nor a comment, nor another disk, nor attributes.
    expect(bytes.subarray(at + 30, at + 42)).toEqual(Buffer.alloc(12))
    // Names are UTF-8 (4.4.4, bit 11), and nothing is compressed.
    expect([bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)]).toEqual([0x0800, 0])
    at += 46 + bytes.readUInt16LE(at + 28)
    return { name, text: bytes.subarray(content, content + size).toString(), sum }
  })
  expect(at).toBe(end)
  expect(found).toEqual([
    { name: 'a.txt', text: 'one', sum: crc32(Buffer.from('one')) },
    { name: '여행/b.txt', text: 'three', sum: crc32(Buffer.from('three')) },
  ])
})

test('the time is the local one, in steps of two seconds', async () => {
  jest.useFakeTimers({
    now: new Date(2026, 10, 25, 23, 59, 58),
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'],
  })
  const bytes = await bytesOf(await storedZip([{ name: 'a', blob: text('a'), crc32: 0 }]))
  jest.useRealTimers()
  expect(bytes.readUInt16LE(10)).toBe((23 << 11) | (59 << 5) | 29)
  expect(bytes.readUInt16LE(12)).toBe((46 << 9) | (11 << 5) | 25)
})

test('a file with a known CRC-32 is not read', async () => {
  const blob = text('unread')
  const read = jest.spyOn(Blob.prototype, 'arrayBuffer')
  await storedZip([{ name: 'a', blob, crc32: 7 }])
  expect(read).not.toHaveBeenCalled()
  await storedZip([{ name: 'a', blob }])
  expect(read).toHaveBeenCalledTimes(1)
  read.mockRejectedValueOnce(new Error('gone'))
  await expect(storedZip([{ name: 'a', blob }])).rejects.toThrow('gone')
  read.mockRestore()
})

test('no file at all', async () => {
  const bytes = await bytesOf(await storedZip([], 'application/epub+zip'))
  expect(bytes.toString('latin1')).toBe(`PK\x05\x06${'\0'.repeat(18)}`)
})

test('a file of more than one reading has the sum of all of it', async () => {
  const bytes = Uint8Array.from({ length: (4 << 20) + 5 }, (_, index) => (index * index) & 0xff)
  const zip = await bytesOf(await storedZip([{ name: 'a', blob: new Blob([bytes]) }]))
  expect(zip.readUInt32LE(14)).toBe(crc32(bytes))
})

/** The parts of an archive of files that state a size and have no bytes. */
async function partsOf(entries: Parameters<typeof storedZip>[0]): Promise<Buffer[]> {
  let parts: readonly unknown[] = []
  const made = jest.spyOn(globalThis, 'Blob').mockImplementation((given = []) => void (parts = given) as never)
  await storedZip(entries)
  made.mockRestore()
  return parts.flatMap((part) => (part instanceof Uint8Array ? Buffer.from(part) : []))
}

const sized = (size: number) => ({ size }) as Blob

test('what lies behind 4 GB has its place in ZIP64 fields (4.5.3, 4.3.14, 4.3.15)', async () => {
  const large = [0, 1, 2, 3].map((index) => ({ name: `${index}`, blob: sized(2 ** 30), crc32: 0 }))
  const parts = await partsOf([...large, { name: 'z', blob: sized(4), crc32: 1 }])
  const far = 4 * (2 ** 30 + 31)
  const start = far + 31 + 4
  const [zip64End, locator, end] = parts.slice(-3)
  const size = 4 * 47 + 59
  expect([zip64End!.readUInt32LE(0), zip64End!.readBigUInt64LE(4), zip64End!.length]).toEqual([0x06064b50, 44n, 56])
  // Made and read by version 4.5, all on the first and only disk.
  expect([zip64End!.readUInt16LE(12), zip64End!.readUInt16LE(14), zip64End!.readBigUInt64LE(16)]).toEqual([45, 45, 0n])
  expect([locator!.readUInt32LE(4), locator!.readUInt32LE(16)]).toEqual([0, 1])
  expect([24, 32, 40, 48].map((at) => zip64End!.readBigUInt64LE(at))).toEqual([5n, 5n, BigInt(size), BigInt(start)])
  expect([locator!.readUInt32LE(0), locator!.readBigUInt64LE(8)]).toEqual([0x07064b50, BigInt(start + size)])
  expect([end!.readUInt32LE(0), end!.readUInt16LE(10), end!.readUInt32LE(16)]).toEqual([0x06054b50, 5, 0xffffffff])
  const list = Buffer.concat(parts.slice(10, -3))
  expect(list.length).toBe(size)
  expect([list.readUInt16LE(6), list.readUInt16LE(30)]).toEqual([20, 0])
  const last = list.subarray(4 * 47)
  expect([last.readUInt16LE(6), last.readUInt16LE(30), last.readUInt32LE(42)]).toEqual([45, 12, 0xffffffff])
  expect([last.readUInt16LE(47), last.readUInt16LE(49), last.readBigUInt64LE(51)]).toEqual([1, 8, BigInt(far)])
})

test('more files than a field of two bytes counts', async () => {
  const parts = await partsOf(
    Array.from({ length: 70_000 }, (_, index) => ({ name: `${index}`, blob: sized(0), crc32: 0 })),
  )
  const [zip64End, , end] = parts.slice(-3)
  expect([zip64End!.readBigUInt64LE(24), end!.readUInt16LE(8), end!.readUInt16LE(10)]).toEqual([
    70_000n,
    0xffff,
    0xffff,
  ])
})
