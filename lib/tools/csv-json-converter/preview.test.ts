import { PREVIEW_LENGTH, previewOf } from './preview'

test('a short text is shown completely', () => {
  const text = 'a'.repeat(PREVIEW_LENGTH)
  expect(previewOf(text, text.length)).toBe(text)
  expect(previewOf('', 0)).toBe('')
})

test('a long text is truncated at the end of a line', () => {
  const text = '{"a":1}\n'.repeat(PREVIEW_LENGTH)
  const preview = previewOf(text, text.length)
  expect(preview.length).toBeGreaterThan(PREVIEW_LENGTH - 9)
  expect(preview.length).toBeLessThan(PREVIEW_LENGTH)
  expect(preview.endsWith('{"a":1}')).toBe(true)
})

test('a single long line is truncated anywhere', () => {
  expect(previewOf('a'.repeat(PREVIEW_LENGTH), PREVIEW_LENGTH * 3)).toHaveLength(PREVIEW_LENGTH)
})
