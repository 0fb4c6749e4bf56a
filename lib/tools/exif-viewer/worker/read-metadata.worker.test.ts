import { readFileSync } from 'node:fs'
import { crc32 } from '@/lib/core/crc32'
import { readTags } from '@/lib/tools/exif-viewer/engine/metadata'
import { redate } from '@/lib/tools/exif-viewer/redate'
import { strip } from '@/lib/image/formats/metadata/strip'
import { loadWorker } from '@/scripts/jest/load-worker'
import type { MetadataJobs } from './read-metadata'

const bytesOf = (name: string) => new Uint8Array(readFileSync(`e2e/fixtures/${name}`))
const start = () => loadWorker<MetadataJobs>(() => jest.requireActual('./read-metadata.worker'))
const read = async (bytes: Uint8Array<ArrayBuffer>) => (await start()('read', { file: new Blob([bytes]) })).result

test('a picture has its kind, its size and its tags', async () => {
  const bytes = bytesOf('metadata/camera.jpg')
  const { kind, size, drawable, tags, note } = await read(bytes)
  expect({ kind, drawable, note }).toEqual({ kind: 'jpeg', drawable: true, note: undefined })
  expect(size!.width * size!.height).toBeGreaterThan(0)
  expect(tags).toEqual(await readTags(bytes))
  expect((await read(bytesOf('images/truncated.jpg'))).note).toBe('incomplete')
})

test('a picture whose header is damaged is read without its size and never drawn', async () => {
  const png = bytesOf('metadata/exif.png')
  // Its width and height, 11.2.2 of the PNG specification.
  png.fill(0, 16, 24)
  expect(await read(png)).toMatchObject({ kind: 'png', size: null, drawable: false })
})

test('an SVG is drawn unless it would hold up the page', async () => {
  const svg = (content: string) =>
    new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${content}</svg>`)
  expect(await read(svg('<rect/>'))).toMatchObject({ kind: 'svg', size: { width: 9, height: 9 }, drawable: true })
  expect(await read(svg('<rect/>'.repeat(200_000)))).toMatchObject({ kind: 'svg', drawable: false })
  expect(await read(bytesOf('images/utf16.svg'))).toMatchObject({ size: { width: 64, height: 64 }, drawable: true })
})

test('the copy without anything is made with the reading, where it can be made', async () => {
  for (const [name, type] of [
    ['camera.jpg', 'image/jpeg'],
    ['exif.png', 'image/png'],
  ] as const) {
    const bytes = bytesOf(`metadata/${name}`)
    const { bytes: left, orientation } = strip(bytes, 'everything')
    const { clean } = await read(bytes)
    expect(clean).toMatchObject({ orientation, crc32: crc32(left) })
    expect(clean!.blob.type).toBe(type)
    expect(Buffer.from(await clean!.blob.arrayBuffer()).equals(Buffer.from(left))).toBe(true)
  }
  const cut = bytesOf('metadata/exif.png').slice(0, -20)
  expect(() => strip(cut, 'everything')).toThrow()
  expect((await read(cut)).clean).toBeUndefined()
})

test('text is no picture', async () => {
  await expect(read(new TextEncoder().encode('just text'))).rejects.toMatchObject({ code: 'imageNotSupported' })
})

test.each([
  ['everything', null],
  ['place', null],
  ['exceptDate', { hours: 2 }],
  ['nothing', { day: '2001-02-03' }],
  ['nothing', null],
] as const)('a copy without %s, dated %j', async (loss, redating) => {
  for (const [name, type] of [
    ['camera.jpg', 'image/jpeg'],
    ['exif.png', 'image/png'],
  ] as const) {
    const bytes = bytesOf(`metadata/${name}`)
    const { result } = await start()('copy', { file: new Blob([bytes]), loss, redating })
    const left = loss === 'nothing' ? { bytes, orientation: 1 } : strip(bytes, loss)
    const expected = redating ? redate(left.bytes, redating) : left.bytes
    expect(Buffer.from(await result.blob.arrayBuffer()).equals(Buffer.from(expected))).toBe(true)
    expect([result.blob.type, result.crc32]).toEqual([type, crc32(expected)])
    expect(result.orientation).toBe(left.orientation)
  }
})
