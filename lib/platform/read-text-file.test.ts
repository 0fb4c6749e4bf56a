import { readTextFile } from './read-text-file'

const TXT = { extensions: ['txt'], refusal: 'notTextFile' }

test('detects the encoding of the text', async () => {
  expect(await readTextFile(new File(['한 줄'], 'a.TXT'), TXT)).toBe('한 줄')
  // 안녕 in code page 949
  expect(await readTextFile(new File([Uint8Array.of(0xbe, 0xc8, 0xb3, 0xe7)], 'a.txt'), TXT)).toBe('안녕')
})

test('says the encoding that it guessed, and nothing of UTF-8', async () => {
  const onGuess = jest.fn()
  await readTextFile(new File(['é'], 'a.txt'), { ...TXT, onGuess })
  expect(onGuess).not.toHaveBeenCalled()
  await readTextFile(new File([Uint8Array.of(0x63, 0x61, 0x66, 0xe9)], 'a.txt'), { ...TXT, onGuess })
  expect(onGuess.mock.calls).toEqual([['windows-1252']])
})

test.each([
  ['another kind of file', new File(['# Title'], 'a.md'), 'notTextFile'],
  ['a file without extension', new File(['text'], 'README'), 'notTextFile'],
  [
    'a renamed PNG',
    new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13)], 'a.txt'),
    'notTextFile',
  ],
  ['an empty file', new File([], 'a.txt'), 'fileEmpty'],
  ['more than 20 MB', new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'a.txt'), 'fileTooLarge'],
])('refuses %s', async (_, file, code) => {
  await expect(readTextFile(file, TXT)).rejects.toMatchObject({ code })
})

test('throws a ToolError when the file cannot be read', async () => {
  const file = new File(['text'], 'a.txt')
  file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
  await expect(readTextFile(file, TXT)).rejects.toMatchObject({ code: 'fileUnreadable' })
})
