import { readFileSync } from 'node:fs'
import { checkVideoFile } from './check-file'

const fixture = (name: string) => new Blob([readFileSync(`e2e/fixtures/video/${name}`)])
const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const box = (size: number, name: string, length = size) => {
  const bytes = new Uint8Array(length)
  new DataView(bytes.buffer).setUint32(0, size)
  bytes.set(ascii(name), 4)
  return bytes
}
const ftyp = () => {
  const bytes = box(16, 'ftyp')
  bytes.set(ascii('isom'), 8)
  return bytes
}
/** A box with a 64-bit size after its name. */
const largeBox = (size: number, name: string) => {
  const bytes = box(1, name, size)
  new DataView(bytes.buffer).setUint32(12, size)
  return bytes
}

async function refusal(file: Blob): Promise<unknown> {
  return checkVideoFile(file).then(
    () => undefined,
    ({ code, params }) => (Object.keys(params).length > 0 ? [code, params] : code),
  )
}

test.each([
  ['h264.mp4', undefined],
  ['prores.mov', undefined],
  ['vp9.webm', undefined],
  ['mpeg4.avi', undefined],
  ['sound.m4a', undefined],
  ['truncated.mp4', 'videoTruncated'],
  ['renamed-text.mp4', 'videoNotValid'],
])('%s is rejected as %s', async (name, code) => {
  expect(await refusal(fixture(name))).toBe(code)
})

test.each([
  ['nothing', [], 'fileEmpty'],
  ['sound', [ascii('ID3\x04\0\0\0\0')], 'videoNoPicture'],
  ['a text', [ascii('Hello, this is no video.')], 'videoNotValid'],
  ['a picture that does not move', [ascii('\x89PNG\r\n\x1a\n')], ['videoIsStill', { format: 'PNG' }]],
  ['a picture of a kind that never moves', [ascii('\xff\xd8\xff\xe0')], ['videoIsOther', { format: 'JPEG' }]],
  ['a document', [ascii('%PDF-1.7')], ['videoIsOther', { format: 'PDF' }]],
  ['an index behind the picture data', [ftyp(), box(24, 'mdat'), box(8, 'moov')], undefined],
  ['an index behind a box of 64 bits', [ftyp(), largeBox(40, 'mdat'), box(8, 'moov')], undefined],
  ['picture data cut short', [ftyp(), box(4_000, 'mdat', 100)], 'videoTruncated'],
  ['a box that reaches to the end of the file', [ftyp(), box(0, 'mdat', 100)], 'videoTruncated'],
  ['a box too small for its own head', [ftyp(), box(7, 'free', 8), box(8, 'moov')], 'videoTruncated'],
  ['a box of the smallest size', [ftyp(), box(8, 'free'), box(8, 'moov')], undefined],
])('%s', async (_, parts, code) => {
  expect(await refusal(new Blob(parts))).toEqual(code)
})

test.each([
  ['bar.gif', 'gif'],
  ['bar.webp', 'webp'],
  ['bar-apng.png', 'png'],
  ['bar.avif', 'avif'],
])('%s is an animated %s', async (name, kind) => {
  expect(await checkVideoFile(fixture(name))).toBe(kind)
})

test('an index is searched in a thousand boxes', async () => {
  const withBoxes = (count: number) =>
    new Blob([ftyp(), ...Array.from({ length: count }, () => box(8, 'free')), box(8, 'moov')])
  expect(await refusal(withBoxes(998))).toBeUndefined()
  expect(await refusal(withBoxes(999))).toBe('videoTruncated')
})

test('a video may have 100 MB, and audio of any size is rejected as audio', async () => {
  const head = new Blob([ftyp(), box(8, 'moov')])
  const padding = (bytes: number) => new Uint8Array(bytes - head.size)
  const hundred = 100 * 1024 * 1024
  expect(await refusal(new Blob([head, padding(hundred)]))).toBeUndefined()
  expect(await refusal(new Blob([head, padding(hundred + 1)]))).toEqual(['videoTooLarge', { limit: 100 }])
})
