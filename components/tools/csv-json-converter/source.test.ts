import {
  editedSource,
  EMPTY,
  isLargeText,
  LARGE_BYTES,
  parseDraft,
  replaceSource,
  serializeDraft,
  withPastedText,
} from './source'

test('the size of a text is measured in bytes', () => {
  expect(isLargeText('x'.repeat(LARGE_BYTES))).toBe(false)
  expect(isLargeText('x'.repeat(LARGE_BYTES + 1))).toBe(true)
  expect(isLargeText('가'.repeat(LARGE_BYTES / 2))).toBe(true)
  expect(isLargeText('')).toBe(false)
  // Three bytes each, one more or less than a megabyte.
  expect([349_525, 349_526].map((count) => isLargeText('가'.repeat(count)))).toEqual([false, true])
})

test('a large paste replaces the selection', async () => {
  const big = 'x'.repeat(LARGE_BYTES + 1)
  const { file, isLarge } = withPastedText({ text: 'a,b\n1,2\n', isLarge: false }, big, 4, 7)
  expect(isLarge).toBe(true)
  expect(await file?.text()).toBe(`a,b\n${big}\n`)
  expect([file?.name, file?.type]).toEqual(['', 'text/plain'])
  expect(withPastedText(EMPTY, big, 0, 0).text).toHaveLength(100_000)
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

test('typed texts are kept as a draft, large files are not, and nothing is none', () => {
  const typed = (text: string, isLarge = false) => ({ text, isLarge })
  expect(serializeDraft({ csvToJson: EMPTY, jsonToCsv: typed('a', true) })).toBeNull()
  const draft = serializeDraft({ csvToJson: typed('a,b', true), jsonToCsv: typed('[]') })
  expect(parseDraft(draft!)).toEqual({ csvToJson: EMPTY, jsonToCsv: typed('[]') })
  const sheet = { csvToJson: { ...typed('"1"'), isSheet: true }, jsonToCsv: EMPTY }
  expect(parseDraft(serializeDraft(sheet)!)).toEqual(sheet)
  expect(parseDraft(serializeDraft({ csvToJson: typed('a,b'), jsonToCsv: EMPTY })!)).toEqual({
    csvToJson: typed('a,b'),
    jsonToCsv: EMPTY,
  })
  expect(parseDraft('[]')).toEqual({ csvToJson: EMPTY, jsonToCsv: EMPTY })
})

test.each(['', 'nonsense', 'null', '{}', '"a,b"', '[1]', '["a", null]'])('a draft of %p is ignored', (draft) => {
  expect(parseDraft(draft)).toBeUndefined()
})

test('an edited sheet stays one, a new text does not', () => {
  const sheet = { text: 'a,b\n1,"2"\n3,4', isLarge: false, isSheet: true, doubt: undefined }
  expect(editedSource(sheet, 'a,b\n1,"2"')).toEqual({ text: 'a,b\n1,"2"', isLarge: false, isSheet: true })
  expect(editedSource(sheet, 'name,b\n1,"2"\n3,4').isSheet).toBe(true)
  expect(editedSource(sheet, 'x;y\n1;2')).toEqual({ text: 'x;y\n1;2', isLarge: false })
  expect(editedSource(sheet, '')).toEqual({ text: '', isLarge: false })
})
