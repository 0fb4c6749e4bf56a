import { crc32 } from '@/lib/core/crc32'
import { checkedBlob } from '@/lib/core/stored-zip'
import { compressImage } from '@/lib/image/compress/compress-image'
import type { ImageHeader } from '@/lib/image/codecs/image-header'
import { rasterizeSvg } from '@/lib/platform/rasterize-svg'
import type { SearchOutcome } from '@/lib/image/compress/size-search'
import { makePicture } from './make-picture'

jest.mock('@/lib/image/compress/compress-image', () => ({ compressImage: jest.fn() }))
jest.mock('@/lib/platform/rasterize-svg', () => ({ rasterizeSvg: jest.fn() }))

const FILE = new File([new Uint8Array(1000)], 'a.png')
const INFO = { kind: 'png', width: 40, height: 30 } as ImageHeader
const CONTEXT = { signal: new AbortController().signal, report: () => {} }
type Settings = Parameters<typeof makePicture>[2]
const SETTINGS: Settings = {
  quality: 80,
  target: null,
  least: null,
  background: [255, 255, 255],
  longestSide: null,
  format: 'jpeg',
  loss: {} as Settings['loss'],
}

function make(settings: Partial<Settings> = {}, info: Partial<ImageHeader> = {}, bytes = 250, outcome?: SearchOutcome) {
  jest.mocked(compressImage).mockResolvedValue({
    ...checkedBlob(new Uint8Array(bytes), `image/${settings.format ?? 'jpeg'}`),
    width: 4,
    height: 3,
    outcome,
    metadataAsAsked: true,
    isKept: false,
  })
  return makePicture(FILE, { ...INFO, ...info }, { ...SETTINGS, ...settings }, CONTEXT)
}
const asked = () => jest.mocked(compressImage).mock.lastCall!

it('gives the picture, by how many percent it is smaller and what is said of it', async () => {
  const made = await make()
  expect(made).toMatchObject({ width: 4, height: 3, reduction: 75, notes: [] })
  expect([made.blob.size, made.crc32]).toEqual([250, crc32(new Uint8Array(250))])
  expect(asked()[1]).toBe(1200)
  expect(asked()[0]).toMatchObject({ source: FILE, background: [255, 255, 255], longestSide: null, format: 'jpeg' })
})

it.each([
  ['jpeg', 'jpg', 'image/jpeg'],
  ['webp', 'webp', 'image/webp'],
  ['png', 'png', 'image/png'],
] as const)('%s gets the ending %s and its type', async (format, extension, type) => {
  const made = await make({ format })
  expect([made.extension, made.blob.type]).toEqual([extension, type])
})

it.each([
  [{}, { quality: 80 }],
  [{ target: 300 }, { quality: 80, targetBytes: 300 }],
  [
    { target: 300, least: 200 },
    { quality: 80, targetBytes: 300, leastBytes: 200 },
  ],
  [{ target: 300, format: 'png' }, { quality: 100 }],
] as const)('with %j the encoder aims at %j', async (settings, aim) => {
  await make(settings)
  expect(asked()[0].aim).toEqual(aim)
})

it.each([
  [{ target: 250, least: 250 }, []],
  [{ target: 249 }, ['targetOver']],
  [{ least: 251 }, ['belowLeast']],
])('250 bytes with %j have the notes %j', async (settings, notes) => {
  expect((await make(settings)).notes).toEqual(notes)
})

it('says that no quality comes near the target only where there is one', async () => {
  expect((await make({ least: 100 }, {}, 250, 'under')).notes).toEqual([])
  expect((await make({ least: 100, target: 300 }, {}, 250, 'under')).notes).toEqual(['targetUnder'])
})

it('an SVG is drawn first, at its own size or the longest side', async () => {
  jest.mocked(rasterizeSvg).mockResolvedValue('drawn' as never)
  await make({}, { kind: 'svg' })
  expect(rasterizeSvg).toHaveBeenLastCalledWith(FILE, { width: 40, height: 30 })
  await make({ longestSide: 20 }, { kind: 'svg' })
  expect(rasterizeSvg).toHaveBeenLastCalledWith(FILE, { width: 20, height: 15 })
  expect(asked()[0].source).toBe('drawn')
})
