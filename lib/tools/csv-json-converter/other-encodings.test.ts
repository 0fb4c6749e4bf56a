import { detectEncoding } from '@/lib/text/encoding'
import { looksLikeText, otherEncodings } from './other-encodings'

const bytesOf = (text: string) => Uint8Array.from([...text], (letter) => letter.charCodeAt(0))
const othersOf = (bytes: Uint8Array, used = detectEncoding(bytes).encoding) =>
  otherEncodings(bytes, used, detectEncoding(bytes))

// Bytes written as the letters that they are in Windows-1252.
test.each([
  ['Mari\xe6;Split\n', { encoding: 'windows-1250', word: 'Marić' }],
  ['Gy\xf5r;Sz\xfbcs\n', { encoding: 'windows-1250', word: 'Győr' }],
  ['\xe2\xe9\xec;\xf9\xed\n', { encoding: 'windows-1255', word: 'גיל' }],
])('of a short text, what it may be is offered with a word of it: %j', (text, reading) => {
  expect(othersOf(bytesOf(text))).toContainEqual(reading)
})

test('the detected encoding comes first when another one was chosen', () => {
  // 이름,나이 in EUC-KR
  const korean = Uint8Array.of(0xc0, 0xcc, 0xb8, 0xa7, 0x2c, 0xb3, 0xaa, 0xc0, 0xcc)
  expect(othersOf(korean, 'windows-1252')[0]).toEqual({ encoding: 'euc-kr', word: '이름' })
  expect(othersOf(new TextEncoder().encode('이름'), 'windows-1252')[0]).toEqual({ encoding: 'utf-8', word: '이름' })
})

test('the beginning of a word in ASCII is shown, too, and what reads alike is offered once', () => {
  const readings = othersOf(bytesOf('name,city\nJos\xe9,Krak\xf3w\nDuran,Gda\xf1sk'))
  expect(readings[0]).toEqual({ encoding: 'windows-1250', word: 'Gdańsk' })
  expect(readings.map(({ word }) => word)).toEqual([...new Set(readings.map(({ word }) => word))])
})

test('nothing is offered for text in ASCII, for German umlauts, or for Korean of several words', () => {
  const korean = '이름,나이,도시\n김하늘,29,서울\n'
  const pairs = [0xc0, 0xcc, 0xb8, 0xa7, 0x2c, 0xb3, 0xaa, 0xc0, 0xcc, 0x2c, 0xb5, 0xb5, 0xbd, 0xc3, 0x0a]
  const names = [0xb1, 0xe8, 0xc7, 0xcf, 0xb4, 0xc3, 0x2c, 0x32, 0x39, 0x2c, 0xbc, 0xad, 0xbf, 0xef, 0x0a]
  const bytes = Uint8Array.from([...pairs, ...names])
  expect(new TextDecoder('euc-kr').decode(bytes)).toBe(korean)
  for (const each of [bytes, bytesOf('a,b\n'), bytesOf('M\xfcller;K\xf6ln')]) expect(othersOf(each)).toEqual([])
})

test('text is told from what is not in an encoding', () => {
  const polish = bytesOf('\xa3ukasz;\xa3\xf3d\x9f')
  expect(looksLikeText(polish, 'windows-1250')).toBe(true)
  expect(looksLikeText(polish, 'windows-1255')).toBe(false)
  expect(looksLikeText(polish, 'utf-8')).toBe(false)
})
