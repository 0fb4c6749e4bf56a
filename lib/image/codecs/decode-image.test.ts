import { ToolError } from '@/lib/core/errors'
import { hasRestrictedProfile, heifTransform } from '@/lib/image/formats/heif/colors'
import { toSrgb } from '@/lib/image/formats/icc'
import { inkProfile } from '@/lib/image/formats/jpeg/ink-profile'
import { pngColors } from '@/lib/image/formats/png/colors'
import { decodeImage, decodeRows } from './decode-image'
import { decodeInks } from './decode-inks'
import { decodeNatively } from './decode-natively'
import { decodeTiff } from './decode-tiff'
import type { OpenedImage } from './image-header'
import { decodeHeic } from './libheif'

jest.mock('@/lib/image/formats/heif/colors', () => ({ hasRestrictedProfile: jest.fn(), heifTransform: jest.fn() }))
jest.mock('@/lib/image/formats/icc', () => ({ toSrgb: jest.fn() }))
jest.mock('@/lib/image/formats/jpeg/ink-profile', () => ({ inkProfile: jest.fn() }))
jest.mock('@/lib/image/formats/png/colors', () => ({ pngColors: jest.fn() }))
jest.mock('./decode-inks', () => ({ decodeInks: jest.fn() }))
jest.mock('./decode-natively', () => ({ decodeNatively: jest.fn() }))
jest.mock('./decode-tiff', () => ({ decodeTiff: jest.fn() }))
jest.mock('./libheif', () => ({ decodeHeic: jest.fn() }))
jest.mock('./read-bitmap', () => ({
  readBitmap: (bitmap: { name: string }) => `pixels of ${bitmap.name}`,
  bitmapRows: ({ name }: { name: string }) => ({ name: `rows of ${name}`, rows: (y: number) => `row ${y} of ${name}` }),
}))

class Bitmap {
  constructor(readonly name: string) {}
}

const opened = (kind: string) => ({ file: 'file', bytes: 'bytes', header: { kind } }) as unknown as OpenedImage
const decoded = (name: string) => name as never

beforeEach(() => {
  jest.resetAllMocks()
  Object.assign(globalThis, { ImageBitmap: Bitmap })
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'ImageBitmap'))

function nativeBitmap() {
  jest.mocked(decodeNatively).mockResolvedValue(new Bitmap('picture') as never)
}

it('a bitmap is read as it is', async () => {
  expect(await decodeImage(new Bitmap('drawing') as never)).toBe('pixels of drawing')
  expect(await decodeRows(new Bitmap('drawing') as never)).toMatchObject({ name: 'rows of drawing' })
})

it.each(['jpeg', 'avif', 'webp'])('%s is decoded by the browser, which converts its colors', async (kind) => {
  nativeBitmap()
  // What holds for one format is not asked of another.
  if (kind !== 'avif') jest.mocked(hasRestrictedProfile).mockReturnValue(true)
  jest.mocked(heifTransform).mockReturnValue(decoded('transform'))
  if (kind !== 'jpeg') jest.mocked(inkProfile).mockReturnValue(decoded('inks'))
  expect(await decodeImage(opened(kind))).toBe('pixels of picture')
  expect(decodeNatively).toHaveBeenCalledWith('file', kind, 'default')
  expect(toSrgb).not.toHaveBeenCalled()
})

describe('a PNG', () => {
  const file = new Blob(['0123456789'])
  const png = { ...opened('png'), file } as OpenedImage
  const chunk = (start: number, end: number) => ({ type: '', start, content: start, end })

  it('is decoded by the browser, which does not see the chunks that it would misread', async () => {
    nativeBitmap()
    jest.mocked(pngColors).mockReturnValue({ hidden: [chunk(1, 3), chunk(5, 8)], transform: null })
    expect(await decodeImage(png)).toBe('pixels of picture')
    expect(decodeNatively).toHaveBeenCalledWith(expect.any(Blob), 'png', 'default')
    expect(await jest.mocked(decodeNatively).mock.calls[0]?.[0].text()).toBe('03489')
    expect(toSrgb).not.toHaveBeenCalled()
  })

  it('is converted here by what they say, as a whole or row by row', async () => {
    nativeBitmap()
    jest.mocked(pngColors).mockReturnValue({ hidden: [], transform: decoded('transform') })
    await decodeImage(png)
    expect((await decodeRows(png)).rows(7, 1)).toBe('row 7 of picture')
    expect(jest.mocked(toSrgb).mock.calls).toEqual([
      ['pixels of picture', 'transform'],
      ['row 7 of picture', 'transform'],
    ])
  })
})

it('an AVIF with a restricted profile is converted here', async () => {
  nativeBitmap()
  jest.mocked(hasRestrictedProfile).mockReturnValue(true)
  jest.mocked(heifTransform).mockReturnValue(decoded('transform'))
  expect(await decodeImage(opened('avif'))).toBe('pixels of picture')
  expect(decodeNatively).toHaveBeenCalledWith('file', 'avif', 'none')
  expect(toSrgb).toHaveBeenCalledWith('pixels of picture', 'transform')
})

describe('a JPEG in inks', () => {
  beforeEach(() => {
    nativeBitmap()
    jest.mocked(inkProfile).mockReturnValue(decoded('inks'))
  })

  it('is converted by its profile', async () => {
    jest.mocked(decodeInks).mockResolvedValue(decoded('converted'))
    expect(await decodeImage(opened('jpeg'))).toBe('converted')
    expect(decodeInks).toHaveBeenCalledWith('bytes', 'inks')
  })

  it('whose profile cannot be used is decoded by the browser', async () => {
    expect(await decodeImage(opened('jpeg'))).toBe('pixels of picture')
  })
})

describe('what the browser cannot decode', () => {
  it('is decoded here where it is a TIFF or a HEIC', async () => {
    jest.mocked(decodeTiff).mockReturnValue(decoded('tiff'))
    jest.mocked(decodeHeic).mockResolvedValue(decoded('heic'))
    expect(await decodeImage(opened('tiff'))).toBe('tiff')
    expect(await decodeImage(opened('heic'))).toBe('heic')
  })

  it('is not read yet where it is a JPEG without loss', async () => {
    // SOF3 (ITU-T T.81, table B.1).
    const bytes = Uint8Array.of(0xff, 0xd8, 0xff, 0xc3, 0, 8, 8, 0, 1, 0, 1, 1)
    await expect(decodeImage({ ...opened('jpeg'), bytes })).rejects.toMatchObject({ code: 'imageFormatUnread' })
    const common = { ...opened('jpeg'), bytes: bytes.with(3, 0xc0) }
    await expect(decodeImage(common)).rejects.toEqual(new ToolError('imageDamaged'))
  })

  it('is damaged otherwise', async () => {
    await expect(decodeImage(opened('webp'))).rejects.toEqual(new ToolError('imageDamaged'))
  })

  it('and is an SVG is for the page to draw', async () => {
    await expect(decodeImage(opened('svg'))).rejects.toThrow('an SVG is drawn by the page, not by a worker')
  })
})

it('rows of what was decoded here are those of its pixels', async () => {
  const data = Uint8ClampedArray.from([1, 2, 3, 4, 5, 6, 7, 8])
  jest.mocked(decodeHeic).mockResolvedValue({ width: 1, height: 2, data })
  const rows = await decodeRows(opened('heic'))
  expect([...rows.rows(1, 1).data]).toEqual([5, 6, 7, 8])
  expect(() => rows.close()).not.toThrow()
})
