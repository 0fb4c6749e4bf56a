import { bytesOf, decoded } from './legacy-text'

const latin1 = (hex: string) => Buffer.from(hex, 'hex')

/** Bytes as Python's codecs write these texts. */
test.each([
  ['Shift_JIS', '938c8b9e835e838f815b', '東京タワー'],
  ['EUC-JP', 'c5ecb5fea5bfa5efa1bc', '東京タワー'],
  ['EUC-KR', 'bcadbfef20b1a4c0e5c0c720bec6c4a7', '서울 광장의 아침'],
  ['GB18030', 'b1b1bea9b5c4d4e7b3bfbadcb0b2beb2', '北京的早晨很安静'],
  ['Big5', 'a578a55faabaa6adb1e1abdca677c052', '台北的早晨很安靜'],
  ['UTF-8', 'e5a49ce699af', '夜景'],
  ['Windows-1252', '4ac3bc7267656e', 'Jürgen'],
  ['Windows-1252', '4afc7267656e204dfc6c6c6572', 'Jürgen Müller'],
  ['Windows-1252', 'a92032303234204b696d', '© 2024 Kim'],
  ['Windows-1252', '436166e9', 'Café'],
  ['Windows-1252', '5369f36e20ae', 'Sión ®'],
  ['Windows-1252', '4672616ee76f69732047e96e6f74', 'François Génot'],
])('%s %s reads %s', (_, hex, text) => {
  expect(decoded(latin1(hex))).toBe(text)
})

test('a text of letters beyond a byte was decoded already', () => {
  expect(bytesOf('夜景 é')).toBeNull()
  expect(bytesOf('plain')).toBeNull()
  expect(decoded(bytesOf('\u0093\u008c\u008b\u009e')!)).toBe('東京')
})
