import { ScanReader, ScanWriter } from './bits'

test('bits are written from the highest on, a zero behind each byte of ones, the last byte filled with ones', () => {
  const writer = new ScanWriter(0)
  writer.write(0b101, 3)
  writer.write(0, 0)
  writer.write(0x1fff, 13)
  writer.write(0xabcd, 16)
  writer.write(0b01, 2)
  writer.mark(0xd0)
  writer.mark(0xd9)
  expect([...writer.written()]).toEqual([0xbf, 0xff, 0, 0xab, 0xcd, 0x7f, 0xff, 0xd0, 0xff, 0xd9])
})

test('a last byte that fills up with ones is stuffed too', () => {
  const writer = new ScanWriter(9)
  writer.write(0b1111, 4)
  writer.mark(0xd9)
  expect([...writer.written()]).toEqual([0xff, 0, 0xff, 0xd9])
})

test.each([0, 1, 1024, 5000])('with room for %i bytes as many are written as come', (expected) => {
  const writer = new ScanWriter(expected)
  const bytes = Array.from({ length: 4000 }, (_, index) => index % 251)
  for (const byte of bytes) writer.write(byte, 8)
  expect([...writer.written()]).toEqual(bytes)
})

test('bits are read as they were written, and ones past the end', () => {
  const reader = new ScanReader(Uint8Array.of(0xbf, 0xff, 0, 0xab))
  expect(reader.peek()).toBe(0xbfff)
  expect(reader.peek()).toBe(0xbfff)
  reader.skip(3)
  expect(reader.peek()).toBe(0b1_1111_1111_1111_101)
  reader.skip(13)
  expect(reader.peek()).toBe(0xabff)
  reader.skip(16)
  expect(reader.peek()).toBe(0xffff)
})
