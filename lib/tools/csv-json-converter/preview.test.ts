import { PREVIEW_LENGTH, PREVIEW_LINES, previewOf } from './preview'

test('a short text is shown completely', () => {
  const text = 'a'.repeat(PREVIEW_LENGTH)
  expect(previewOf(text, text.length)).toBe(text)
  expect(previewOf('', 0)).toBe('')
})

test('a long text is truncated at the end of a line', () => {
  const line = 'x'.repeat(PREVIEW_LENGTH / 100)
  const text = `${line}\n`.repeat(PREVIEW_LENGTH)
  const preview = previewOf(text, text.length)
  expect(preview.length).toBeGreaterThan(PREVIEW_LENGTH - line.length - 2)
  expect(preview.length).toBeLessThan(PREVIEW_LENGTH)
  expect(preview.endsWith(line)).toBe(true)
})

test('a long text of short lines is truncated to a number of them, a short one is not', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => String(index)).join('\n')
  const shortText = lines(5_000)
  expect(previewOf(shortText, shortText.length)).toBe(shortText)
  const longText = lines(50_000)
  expect(previewOf(longText, longText.length)).toBe(lines(PREVIEW_LINES))
})

test('a single long line is truncated anywhere', () => {
  expect(previewOf('a'.repeat(PREVIEW_LENGTH), PREVIEW_LENGTH * 3)).toHaveLength(PREVIEW_LENGTH)
})
