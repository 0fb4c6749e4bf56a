import { decodeRows } from '@/lib/image/codecs/decode-image'
import { encodeImage } from '@/lib/image/codecs/encode-image'
import { openImage } from '@/lib/image/codecs/image-header'
import { createPixels } from '@/lib/image/pixels/pixels'
import { loadWorker } from '@/scripts/jest/load-worker'
import type { FaceJobs } from './faces'
import { findFaces } from './find-faces'

jest.mock('@/lib/image/codecs/decode-image', () => ({ decodeRows: jest.fn() }))
jest.mock('@/lib/image/codecs/encode-image', () => ({ encodeImage: jest.fn() }))
jest.mock('@/lib/image/codecs/image-header', () => ({ openImage: jest.fn() }))
jest.mock('@/lib/image/pixels/lanczos', () => ({ resampleRows: () => createPixels(1024, 768) }))
jest.mock('./lite-rt', () => ({ startLiteRt: async () => async () => {} }))
jest.mock('./find-faces', () => ({ findFaces: jest.fn() }))

const start = () => loadWorker<FaceJobs>(() => jest.requireActual('./faces.worker'))
const finder = { scriptUrl: '', program: new Blob(), detector: new Blob() }
const found = (...boxes: readonly object[]) =>
  jest.mocked(findFaces).mockResolvedValue(boxes.map((box) => ({ box })) as never)
const BOX = { x: 256, y: 384, width: 512, height: 192 }

/** Finds the faces in a picture of this header. */
async function find(header: object, size = { width: 4000, height: 3000 }) {
  jest.mocked(openImage).mockResolvedValue({ header } as never)
  jest.mocked(decodeRows).mockResolvedValue({ ...size, close: () => {} } as never)
  jest.mocked(encodeImage).mockReset().mockResolvedValue(new ArrayBuffer(9))
  return (await start()('find', { file: new Blob(), finder })).result
}

test.each([
  ['HEIC, which few browsers show', { kind: 'heic' }, undefined],
  ['the preview in a camera raw file', { kind: 'jpeg', isUnwrapped: true }, undefined],
  ['a photo that is shown as a tiny copy', { kind: 'jpeg' }, { width: 8000, height: 6000 }],
])('of %s, a small JPEG comes with the faces', async (_, header, size) => {
  found(BOX)
  const { faces, copy } = await find(header, size)
  expect(faces).toEqual([{ x: 0.25, y: 0.5, width: 0.5, height: 0.25 }])
  expect(copy).toMatchObject({ width: 1024, height: 768 })
  expect([copy?.blob.size, copy?.blob.type]).toEqual([9, 'image/jpeg'])
})

test('a picture that browsers show, or without a face, is not encoded', async () => {
  found(BOX)
  expect((await find({ kind: 'jpeg' })).copy).toBeUndefined()
  expect(encodeImage).not.toHaveBeenCalled()
  found()
  expect(await find({ kind: 'heic' })).toEqual({ faces: [] })
  expect(encodeImage).not.toHaveBeenCalled()
})
