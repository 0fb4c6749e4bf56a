import { readBytes } from './read-bytes'

test('a file’s bytes, and words for one that cannot be read any more', async () => {
  expect([...(await readBytes(new Blob(['ab'])))]).toEqual([97, 98])
  const gone = { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }
  await expect(readBytes(gone)).rejects.toMatchObject({ code: 'fileUnreadable' })
})
