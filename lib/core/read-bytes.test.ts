import { readBytes } from './read-bytes'

test('reads a file’s bytes, and throws a ToolError for a file that is no longer readable', async () => {
  expect([...(await readBytes(new Blob(['ab'])))]).toEqual([97, 98])
  const gone = { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }
  await expect(readBytes(gone)).rejects.toMatchObject({ code: 'fileUnreadable' })
})
