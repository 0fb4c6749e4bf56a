import { eucKrSize } from './euc-kr'

// Python 3.11: len(text.encode('cp949')).
test.each([
  ['가나다', 6],
  ['abc 123\n', 8],
  ['뷁 똠방각하', 11],
  ['韓國, 東京 ～ ㈜', 16],
  ['あア①½', 8],
  ['', 0],
])('%j has %d bytes', (text, bytes) => {
  expect(eucKrSize(text)).toEqual({ bytes, missing: 0 })
})

test('every Hangul syllable has two bytes', () => {
  const syllables = Array.from({ length: 11_172 }, (_, index) => String.fromCharCode(0xac00 + index)).join('')
  expect(eucKrSize(syllables)).toEqual({ bytes: 22_344, missing: 0 })
})

test('a character that EUC-KR does not have counts two bytes and is reported', () => {
  expect(eucKrSize('é😀 a')).toEqual({ bytes: 6, missing: 2 })
  expect(eucKrSize('👨‍👩‍👧')).toEqual({ bytes: 10, missing: 5 })
})

test('beside Hangul, EUC-KR has the 986 signs and 4,888 hanja of KS X 1001, and two signs in newer decoders', () => {
  const others = Array.from({ length: 0xac00 }, (_, code) => String.fromCharCode(code)).slice(0x80)
  const compatible = Array.from({ length: 0x10000 - 0xd7a4 }, (_, index) => String.fromCharCode(0xd7a4 + index))
  const held = [...others, ...compatible].filter((character) => eucKrSize(character).missing === 0)
  expect([5874, 5876]).toContain(held.length)
})
