import { crc32 } from './crc32'

/** A file. Its CRC-32 is known if its bytes were in memory. */
export interface CheckedBlob {
  readonly blob: Blob
  readonly crc32?: number
}

/** A file of these bytes, with their CRC-32. */
export function checkedBlob(bytes: Uint8Array<ArrayBuffer>, type: string): Required<CheckedBlob> {
  return { blob: new Blob([bytes], { type }), crc32: crc32(bytes) }
}

/** Bytes of a file that are read at once for its CRC-32. */
const READ_BYTES = 4 << 20
/** Value of a two- or four-byte field whose real value is in a ZIP64 field or record. */
const IN_ZIP64 = { short: 0xffff, long: 0xffffffff }
/** The extra field with the offset of a file beyond 4 GB. */
const ZIP64_EXTRA = 1
const SIGNATURE = {
  file: 0x04034b50,
  listed: 0x02014b50,
  end: 0x06054b50,
  zip64End: 0x06064b50,
  zip64Locator: 0x07064b50,
}
const VERSION = { plain: 20, zip64: 45 }
/** Bit 11: names are UTF-8. */
const UTF8_NAMES = 0x0800
const MS_DOS_EPOCH = 1980
/** Size of a ZIP64 end record, not counting the field that states it. */
const ZIP64_END_REST = 44

type Field = readonly [bytes: 2 | 4 | 8, value: number]
const shorts = (...values: number[]): Field[] => values.map((value) => [2, value])
const longs = (...values: number[]): Field[] => values.map((value) => [4, value])
const quads = (...values: number[]): Field[] => values.map((value) => [8, value])

/** Little-endian. */
function fields(values: readonly Field[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(values.reduce((sum, [bytes]) => sum + bytes, 0)))
  let at = 0
  for (const [bytes, value] of values) {
    if (bytes === 2) view.setUint16(at, value, true)
    else if (bytes === 4) view.setUint32(at, value, true)
    else view.setBigUint64(at, BigInt(value), true)
    at += bytes
  }
  return new Uint8Array(view.buffer)
}

async function checksumOf(blob: Blob): Promise<number> {
  let sum = 0
  for (let at = 0; at < blob.size; at += READ_BYTES) {
    const part = await blob.slice(at, at + READ_BYTES).arrayBuffer()
    sum = crc32(new Uint8Array(part), sum)
  }
  return sum
}

function timeFields(date: Date): Field[] {
  const time = (date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1)
  const day = ((date.getFullYear() - MS_DOS_EPOCH) << 9) | ((date.getMonth() + 1) << 5) | date.getDate()
  return shorts(time, day)
}

/** The end of an archive, with ZIP64 records if needed. The central directory starts at `start` and has `size` bytes. */
function endRecords(count: number, start: number, size: number): Uint8Array<ArrayBuffer>[] {
  const listed = Math.min(count, IN_ZIP64.short)
  const place = longs(size, Math.min(start, IN_ZIP64.long))
  const end = fields([...longs(SIGNATURE.end), ...shorts(0, 0, listed, listed), ...place, ...shorts(0)])
  if (count < IN_ZIP64.short && start < IN_ZIP64.long) return [end]
  const versions = shorts(VERSION.zip64, VERSION.zip64)
  const zip64Head = [...longs(SIGNATURE.zip64End), ...quads(ZIP64_END_REST), ...versions, ...longs(0, 0)]
  const zip64End = fields([...zip64Head, ...quads(count, count, size, start)])
  const locator = fields([...longs(SIGNATURE.zip64Locator, 0), ...quads(start + size), ...longs(1)])
  return [zip64End, locator, end]
}

/**
 * Stores files, each below 4 GB, uncompressed in one ZIP (PKWARE APPNOTE 6.3.10); names have `/` between folders. The archive
 * refers to the files without copying them; only those without a CRC-32 are read. Rejects if a file cannot be read.
 */
export async function storedZip(
  entries: readonly (CheckedBlob & { readonly name: string })[],
  type = 'application/zip',
): Promise<Blob> {
  const times = timeFields(new Date())
  const parts: BlobPart[] = []
  const list: Uint8Array<ArrayBuffer>[] = []
  let at = 0
  for (const { name, blob, crc32: known } of entries) {
    const path = new TextEncoder().encode(name)
    const sum = known ?? (await checksumOf(blob))
    const isFar = at >= IN_ZIP64.long
    const place = isFar ? fields([...shorts(ZIP64_EXTRA, 8), ...quads(at)]) : new Uint8Array()
    const version = isFar ? VERSION.zip64 : VERSION.plain
    const shared = [...shorts(version, UTF8_NAMES, 0), ...times, ...longs(sum, blob.size, blob.size)]
    const head = fields([...longs(SIGNATURE.file), ...shared, ...shorts(path.length, 0)])
    const lengths = shorts(path.length, place.length, 0, 0, 0)
    const offset = longs(0, Math.min(at, IN_ZIP64.long))
    parts.push(head, path, blob)
    list.push(fields([...longs(SIGNATURE.listed), ...shorts(version), ...shared, ...lengths, ...offset]), path, place)
    at += head.length + path.length + blob.size
  }
  const size = list.reduce((sum, { length }) => sum + length, 0)
  return new Blob([...parts, ...list, ...endRecords(entries.length, at, size)], { type })
}
