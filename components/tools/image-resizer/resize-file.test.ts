import { crc32 } from '@/lib/core/crc32'
import { checkedBlob } from '@/lib/core/stored-zip'
import type { ImageHeader } from '@/lib/image/codecs/image-header'
import { rasterizeSvg } from '@/lib/platform/rasterize-svg'
import { UNTOUCHED, type Edit } from '@/lib/tools/image-resizer/crop'
import { resizeImage } from '@/lib/tools/image-resizer/worker/resize-image'
import { resizeFile, type ResizeSettings } from './resize-file'

jest.mock('@/lib/tools/image-resizer/worker/resize-image', () => ({ resizeImage: jest.fn() }))
jest.mock('@/components/ui/pictures/hiding', () => ({
  hidingOf: jest.fn(async (_, { look }) => (look === 'none' ? undefined : { look, faces: [] })),
}))
jest.mock('@/lib/platform/rasterize-svg', () => ({ rasterizeSvg: jest.fn() }))

const FILE = new File([new Uint8Array(10)], 'a.jpg')
const INFO = { kind: 'jpeg', width: 4000, height: 3000 } as ImageHeader
const CONTEXT = { signal: new AbortController().signal, report: () => {} }
const SETTINGS: ResizeSettings = {
  width: 400,
  height: 300,
  fit: 'exact',
  position: 'center',
  sizeUnit: 'px',
  editOf: () => UNTOUCHED,
  format: 'jpeg',
  quality: 80,
  target: null,
  least: null,
  longestSide: null,
  loss: {} as ResizeSettings['loss'],
  document: 'none',
  backdrop: 'keep',
  hide: { look: 'none', shownIn: () => [] },
}

function resize(settings: Partial<ResizeSettings> = {}, info: Partial<ImageHeader> = {}, bytes = 100) {
  const file = checkedBlob(new Uint8Array(bytes), 'image/jpeg')
  const made = { ...file, width: 4, height: 3, metadataAsAsked: true, isKept: false }
  jest.mocked(resizeImage).mockResolvedValue(made)
  return resizeFile(FILE, { ...INFO, ...info }, { ...SETTINGS, ...settings }, CONTEXT)
}
const asked = () => jest.mocked(resizeImage).mock.lastCall!

it('a file is resized to the sides that were typed', async () => {
  const resized = await resize()
  expect(resized).toMatchObject({ width: 4, height: 3, extension: 'jpeg', metadataAsAsked: true, missed: undefined })
  expect([resized.blob.type, resized.crc32]).toEqual(['image/jpeg', crc32(new Uint8Array(100))])
  const [args, pixels] = asked()
  expect(args).toMatchObject({ source: FILE, width: 400, height: 300, fit: 'exact', position: 'center' })
  expect(args).toMatchObject({ format: 'jpeg', aim: { quality: 80, mostBytes: undefined }, dpi: undefined })
  expect(args.edit).toMatchObject({ mirrored: false, turns: 0, ratio: null })
  expect(pixels).toBe(12_000_000)
})

it('percent are of its own sides, and a larger result counts for the memory', async () => {
  await resize({ width: 200, height: 150, sizeUnit: 'percent' })
  expect(asked()[0]).toMatchObject({ width: 8000, height: 4500 })
  expect(asked()[1]).toBe(36_000_000)
})

it('the whole picture counts for the memory, however small the frame on it', async () => {
  await resize({ editOf: () => ({ ...UNTOUCHED, frame: { x: 0, y: 0, width: 0.2, height: 0.2 } }) })
  expect(asked()[1]).toBe(12_000_000)
})

it('a longest side makes no picture larger', async () => {
  await resize({ longestSide: 1000 })
  expect(asked()[0]).toMatchObject({ width: 1000, height: 750, fit: 'exact' })
  await resize({ longestSide: 5000 })
  expect(asked()[0]).toMatchObject({ width: 4000, height: 3000, fit: 'exact' })
})

it('an SVG is drawn by the page first', async () => {
  jest.mocked(rasterizeSvg).mockResolvedValue('drawn' as never)
  await resize({}, { kind: 'svg' })
  expect(rasterizeSvg).toHaveBeenCalledWith(FILE, { width: 400, height: 300 })
  expect(asked()[0].source).toBe('drawn')
})

it('an edited picture is not to be compared with its original', async () => {
  const edited = async (edit: Partial<Edit>) => (await resize({ editOf: () => ({ ...UNTOUCHED, ...edit }) })).isEdited
  expect(await edited({})).toBe(false)
  expect(await edited({ ratio: 4 / 3 })).toBe(false)
  expect(await edited({ mirrored: true })).toBe(true)
  expect(await edited({ turns: 2 })).toBe(true)
  expect(await edited({ level: 1 })).toBe(true)
  expect(await edited({ frame: { x: 0, y: 0, width: 0.5, height: 0.5 } })).toBe(true)
})

describe('the size of the file', () => {
  it('is that of the target and the least, which a PNG can only miss', async () => {
    expect((await resize({ target: 2048 }, {}, 2048)).missed).toBeUndefined()
    expect(asked()[0].aim.targetBytes).toBe(2048)
    expect((await resize({ target: 2048 }, {}, 2049)).missed).toBe('mostKb')
    expect((await resize({ least: 2048 }, {}, 2047)).missed).toBe('leastKb')
    expect(asked()[0].aim.leastBytes).toBe(2048)
    expect((await resize({ least: 2048, format: 'png' }, {}, 2047)).missed).toBe('leastKb')
    expect(asked()[0].aim).toEqual({ quality: 80 })
  })

  // My Number: 20 KB to 7 MB of 1,000 bytes each, 600 dots per inch.
  const MY_NUMBER = { document: 'japaneseMyNumber', width: 827, height: 1063 }

  it.each([
    [19_999, 'leastKb'],
    [20_000, undefined],
    [7_000_000, undefined],
    [7_000_001, 'mostKb'],
  ])('of %d bytes, for a document, misses %s', async (bytes, missed) => {
    expect((await resize(MY_NUMBER, {}, bytes)).missed).toBe(missed)
    expect(asked()[0]).toMatchObject({ dpi: 600, aim: { leastBytes: 20_000, mostBytes: 7_000_000 } })
  })

  it('has to keep within both limits', async () => {
    expect((await resize({ ...MY_NUMBER, target: 102_400 }, {}, 102_401)).missed).toBe('mostKb')
    expect((await resize({ ...MY_NUMBER, target: 1e7 }, {}, 7_000_001)).missed).toBe('mostKb')
    expect((await resize({ ...MY_NUMBER, least: 30_000 }, {}, 29_999)).missed).toBe('leastKb')
    expect((await resize({ ...MY_NUMBER, least: 10_000 }, {}, 19_999)).missed).toBe('leastKb')
  })

  it.each([{ width: 826 }, { height: 1064 }])('is free once another side is typed: %j', async (side) => {
    expect((await resize({ ...MY_NUMBER, ...side }, {}, 1)).missed).toBeUndefined()
    expect(asked()[0]).toMatchObject({ dpi: undefined, aim: { mostBytes: undefined } })
  })
})

it('a picture with hidden faces keeps none of its data, in which a thumbnail may show them', async () => {
  await resize({ hide: { look: 'mosaic', shownIn: () => [] }, loss: 'nothing' })
  expect(asked()[0]).toMatchObject({ hiding: { look: 'mosaic' }, loss: 'everything' })
  await resize({ loss: 'nothing' })
  expect(asked()[0]).toMatchObject({ hiding: undefined, loss: 'nothing' })
})
