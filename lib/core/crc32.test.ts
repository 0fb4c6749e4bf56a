import { crc32 } from './crc32'

const ascii = (text: string) => new TextEncoder().encode(text)

test('the published check value (ISO 3309, "123456789")', () => {
  expect(crc32(ascii('123456789'))).toBe(0xcbf43926)
})

test.each([
  ['', 0],
  ['a', 0xe8b7be43],
  ['The quick brown fox jumps over the lazy dog', 0x414fa339],
])('%j', (text, sum) => expect(crc32(ascii(text))).toBe(sum))

test('the sum of a whole is that of its parts, wherever it is cut', () => {
  const bytes = Uint8Array.from({ length: 100 }, (_, index) => (index * 151 + 13) & 0xff)
  for (let cut = 0; cut <= bytes.length; cut++)
    expect(crc32(bytes.subarray(cut), crc32(bytes.subarray(0, cut)))).toBe(crc32(bytes))
})
