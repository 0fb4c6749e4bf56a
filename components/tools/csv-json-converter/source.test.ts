import { EMPTY, isLargeText, LARGE_BYTES, openFile, withPastedText, replaceSource } from './source'

test('the size of a text is measured in bytes', () => {
  expect(isLargeText('x'.repeat(LARGE_BYTES))).toBe(false)
  expect(isLargeText('x'.repeat(LARGE_BYTES + 1))).toBe(true)
  expect(isLargeText('가'.repeat(LARGE_BYTES / 2))).toBe(true)
  expect(isLargeText('')).toBe(false)
})

test('a large paste replaces the selection', async () => {
  const big = 'x'.repeat(LARGE_BYTES + 1)
  const { file, isLarge } = withPastedText({ text: 'a,b\n1,2\n', isLarge: false }, big, 4, 7)
  expect(isLarge).toBe(true)
  expect(await file?.text()).toBe(`a,b\n${big}\n`)
})

test('a large paste replaces a large file as a whole', async () => {
  const before = { text: 'beginning', file: new File(['whole'], 'a.csv'), isLarge: true }
  expect(await withPastedText(before, 'new', 2, 2).file?.text()).toBe('new')
})

test('a replaced source can be restored, one step back', () => {
  const typed = { text: 'mine', isLarge: false }
  const sample = replaceSource(typed, { text: 'sample', isLarge: false })
  expect(sample.replaced).toEqual(typed)
  expect(replaceSource(sample, { text: 'file', isLarge: false }).replaced).toEqual({ text: 'sample', isLarge: false })
  expect(replaceSource({ text: ' \n', isLarge: false }, sample).replaced).toBe(sample.replaced)
  expect(replaceSource(EMPTY, { text: 'sample', isLarge: false }).replaced).toBeUndefined()
})

// 名前,年齢 in EUC-JP; 1,2 in ASCII; a byte that UTF-8 does not have.
test.each([
  ['auto', [0xcc, 0xbe, 0xc1, 0xb0, 0x2c, 0xc7, 0xaf, 0xce, 0xf0], '名前,年齢', undefined],
  ['utf-8', [0xcc, 0xbe, 0xc1, 0xb0, 0x2c, 0xc7, 0xaf, 0xce, 0xf0], undefined, { used: 'utf-8', likely: 'euc-jp' }],
  ['euc-kr', [0x31, 0x2c, 0x32], '1,2', undefined],
  ['auto', [...Buffer.from('이름,나이\n'.repeat(9)), 0xff], `${'이름,나이\n'.repeat(9)}\uFFFD`, { used: 'utf-8' }],
] as const)('a file read as %s: %j', async (encoding, bytes, text, doubt) => {
  const source = await openFile(new File([Uint8Array.from(bytes)], 'a.csv'), 'csvToJson', encoding)
  if (text) expect(source.text).toBe(text)
  expect(source.doubt).toEqual(doubt)
})
