import { decodeRows } from '@/lib/image/codecs/decode-image'
import { encodeImage } from '@/lib/image/codecs/encode-image'
import { openImage } from '@/lib/image/codecs/image-header'
import { blendOver } from '@/lib/image/pixels/blend'
import { createPixels, rowsOf, type Pixels } from '@/lib/image/pixels/pixels'
import { centeredIcon, roundCorners, SAFE_SHARE } from '@/lib/tools/favicon-generator/compose'
import { writeIco } from '@/lib/tools/favicon-generator/ico'
import { loadWorker } from '@/scripts/jest/load-worker'
import { drawIconText } from './draw-icon-text'
import type { FaviconArgs, FaviconJobs } from './make-favicons'

jest.mock('@/lib/image/codecs/decode-image', () => ({ decodeRows: jest.fn() }))
jest.mock('@/lib/image/codecs/encode-image', () => ({ encodeImage: jest.fn() }))
jest.mock('@/lib/image/codecs/image-header', () => ({ openImage: jest.fn() }))
jest.mock('./draw-icon-text', () => ({ drawIconText: jest.fn() }))

class Bitmap {}
Object.assign(globalThis, { ImageBitmap: Bitmap })

/** A picture that is a different one at every size: the bytes of the icons are their own pixels. */
const picture = createPixels(8, 4)
picture.data.forEach((_, index) => (picture.data[index] = index % 4 === 3 ? 200 : (index * 7) % 256))

const bytesOf = ({ data }: Pixels) => data.slice().buffer
const start = () => loadWorker<FaviconJobs>(() => jest.requireActual('./make-favicons.worker'))
const close = jest.fn()
const ARGS: FaviconArgs = {
  source: { kind: 'picture', picture: new Blob(['png']) },
  background: [10, 20, 30],
  radius: 20,
  applePadding: 10,
  sizes: [64, 16],
}

beforeEach(() => {
  close.mockReset()
  jest
    .mocked(openImage)
    .mockReset()
    .mockResolvedValue({ header: { kind: 'png' } } as never)
  jest
    .mocked(decodeRows)
    .mockReset()
    .mockResolvedValue({ ...rowsOf(picture), close } as never)
  jest
    .mocked(encodeImage)
    .mockReset()
    .mockImplementation(async (pixels) => bytesOf(pixels))
})

test('a file is judged by its header', async () => {
  expect((await start()('inspect', { file: new Blob(['png']) })).result).toEqual({ kind: 'png' })
})

test('a picture becomes icons with round corners, and opaque ones for telephones', async () => {
  const { result, progress, transfer } = await start()('make', ARGS)
  const icon = (size: number) => bytesOf(roundCorners(centeredIcon(picture, size), 20))
  expect(result.icons).toEqual([icon(64), icon(16)])
  expect(result.tab).toEqual(icon(32))
  // Ten percent of padding on each side leave four fifths.
  expect(result.apple).toEqual(bytesOf(blendOver(centeredIcon(picture, 180, 0.8), [10, 20, 30])))
  expect(result.maskable).toEqual(bytesOf(blendOver(centeredIcon(picture, 512, SAFE_SHARE), [10, 20, 30])))
  const ico = writeIco([16, 32, 48].map((size) => ({ size, bytes: new Uint8Array(icon(size)) })))
  expect(Buffer.from(result.ico).equals(Buffer.from(ico))).toBe(true)
  expect(progress).toEqual([1 / 6, 2 / 6, 3 / 6, 4 / 6, 1])
  expect(transfer).toEqual([...result.icons, result.tab, result.apple, result.maskable, result.ico])
  expect(new Set(transfer).size).toBe(transfer.length)
  expect(encodeImage).toHaveBeenCalledWith(expect.anything(), { format: 'png', quality: 100 })
  expect(close).toHaveBeenCalledTimes(1)
})

test('a picture that is transparent everywhere makes no icon', async () => {
  jest.mocked(decodeRows).mockResolvedValue({ ...rowsOf(createPixels(9, 4)), close } as never)
  await expect(start()('make', ARGS)).rejects.toMatchObject({ code: 'iconTransparent' })
})

test('a bitmap that the page has drawn is read as it is', async () => {
  const bitmap = new ImageBitmap()
  await start()('make', { ...ARGS, source: { kind: 'picture', picture: bitmap } })
  expect(decodeRows).toHaveBeenCalledWith(bitmap)
  expect(openImage).not.toHaveBeenCalled()
})

test('text is drawn at every size', async () => {
  jest.mocked(drawIconText).mockImplementation((_, side) => createPixels(side, side))
  const source = { kind: 'text', text: 'A', color: [1, 2, 3], fontSize: 40 } as const
  await start()('make', { ...ARGS, source })
  const letters = { ...source, background: ARGS.background }
  const sides = [64, 16, 32, 48].map((side) => [letters, side, undefined])
  expect(jest.mocked(drawIconText).mock.calls).toEqual([...sides, [letters, 180, 0.8], [letters, 512, SAFE_SHARE]])
})
