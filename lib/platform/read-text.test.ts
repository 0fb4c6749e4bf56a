import { readText } from './read-text'

// 안녕 in code page 949, ｱ in code page 932
const korean = new Blob([Uint8Array.of(0xbe, 0xc8, 0xb3, 0xe7)])
const japanese = new Blob([Uint8Array.of(0xb1)])

test('detects the encoding and returns it', async () => {
  expect(await readText(korean, 'auto')).toEqual({ isSure: true, text: '안녕', encoding: 'euc-kr' })
  expect(await readText(new Blob(['이름']), 'auto')).toEqual({ isSure: true, text: '이름', encoding: 'utf-8' })
})

test('drops the byte order mark', async () => {
  expect(await readText(new Blob(['\uFEFF이름']), 'auto')).toEqual({ isSure: true, text: '이름', encoding: 'utf-8' })
  const utf16 = new Blob([Uint8Array.of(0xfe, 0xff, 0xc7, 0x74, 0xb9, 0x84)])
  expect(await readText(utf16, 'auto')).toEqual({ isSure: true, text: '이름', encoding: 'utf-16be' })
})

test('decodes in a given encoding, with U+FFFD for invalid bytes', async () => {
  expect(await readText(japanese, 'shift_jis')).toEqual({ isSure: true, text: 'ｱ', encoding: 'shift_jis' })
  expect(await readText(japanese, 'utf-8')).toEqual({ isSure: true, text: '\uFFFD', encoding: 'utf-8' })
})
