import { EMPTY, isLargeText, LARGE_BYTES, withPastedText, replaceSource } from './source'

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
