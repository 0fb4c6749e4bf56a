import { textAt, uint16At, uint16LittleEndianAt, uint32At, uint32LittleEndianAt } from './byte-reader'

const BYTES = Uint8Array.from([0x81, 0x42, 0x83, 0x44])

it.each([
  [0, 0x8142, 0x4281, 0x81428344, 0x44834281],
  [1, 0x4283, 0x8342, 0x42834400, 0x00448342],
  [2, 0x8344, 0x4483, 0x83440000, 0x00004483],
  [3, 0x4400, 0x0044, 0x44000000, 0x00000044],
  [4, 0, 0, 0, 0],
])('at %d, bytes past the end count as 0', (offset, short, shortLittle, long, longLittle) => {
  expect(uint16At(BYTES, offset)).toBe(short)
  expect(uint16LittleEndianAt(BYTES, offset)).toBe(shortLittle)
  expect(uint32At(BYTES, offset)).toBe(long)
  expect(uint32LittleEndianAt(BYTES, offset)).toBe(longLittle)
})

it('text is Latin-1 and ends with the data', () => {
  expect(textAt(Uint8Array.from([0x47, 0xe9, 0x46]), 1, 5)).toBe('éF')
})
