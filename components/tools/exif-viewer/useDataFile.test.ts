import { callHook } from '@/scripts/jest/call-hook'
import type { ReadItem } from './metadata-file'
import { useDataFile } from './ExifViewer'

const file = new File(['abc'], 'a.heic', { lastModified: new Date(2024, 1, 29, 15, 4).getTime() })
const tags = [
  { group: 'exif', name: 'Make', text: 'Canon', value: 'Canon' },
  { group: 'gps', name: 'Latitude', text: '37.5', value: 37.5 },
  { group: 'exif', name: 'Model', text: 'EOS\nR5', value: 'EOS R5' },
]
const item = {
  file,
  info: { kind: 'heic', size: { width: 4, height: 3 }, drawable: false, tags },
} as unknown as ReadItem

async function write(format: 'json' | 'txt', showSensitive: boolean) {
  const made = callHook('en', 'exif-viewer', () => useDataFile({ showSensitive, format }))(item)
  const blob = await (made.blob as () => Blob)()
  return { name: made.name, type: blob.type, text: await blob.text() }
}

test('the data of a photo as text: the file, then each group, what is sensitive hidden', async () => {
  const { name, type, text } = await write('txt', false)
  expect([name, type]).toEqual([expect.stringMatching(/\.txt$/), 'text/plain;charset=utf-8'])
  expect(text.replaceAll('\u202f', ' ')).toBe(
    `[Basic Info]
File name: a.heic
File size: 3 Bytes
File type: image/heic
Last modified: Feb 29, 2024, 3:04 PM

[EXIF]
Make: Canon
Model: EOS R5

[GPS]
Latitude: Hidden
`,
  )
  expect((await write('txt', true)).text).toContain('Latitude: 37.5\n')
})

test('and as JSON', async () => {
  const { name, type, text } = await write('json', false)
  expect([name, type]).toEqual([expect.stringMatching(/\.json$/), 'application/json;charset=utf-8'])
  expect(JSON.parse(text)).toMatchObject({ basic: { fileName: 'a.heic', width: 4, height: 3 }, hiddenTags: 1 })
  expect(JSON.parse((await write('json', true)).text)).toMatchObject({ hiddenTags: 0 })
})
