import { OutputFile } from './output-file'

const MEBIBYTE = 1024 * 1024

async function written(pieces: readonly string[]) {
  const file = new OutputFile('text/csv')
  for (const piece of pieces) file.write(piece)
  const { output, outputLength } = file.finish()
  return { text: await output.text(), type: output.type, size: output.size, outputLength }
}

test.each([
  ['nothing', []],
  ['a few characters', ['a,', '가나', '', '😀\n']],
  ['as many as fit in a part, and one more', ['x'.repeat(MEBIBYTE), 'y'.repeat(MEBIBYTE / 3), '가', 'z']],
  ['pieces larger than a part', ['a', '나'.repeat(2 * MEBIBYTE), 'b', '😀'.repeat(MEBIBYTE), 'c']],
  ['many pieces', Array.from({ length: 3000 }, (_, index) => `${index},`.repeat(400))],
])('%s: the text in its order, as UTF-8', async (_, pieces) => {
  const whole = pieces.join('')
  const { text, type, size, outputLength } = await written(pieces)
  expect(text === whole).toBe(true)
  expect(size).toBe(Buffer.byteLength(whole))
  expect(outputLength).toBe(whole.length)
  expect(type).toBe('text/csv;charset=utf-8')
})
