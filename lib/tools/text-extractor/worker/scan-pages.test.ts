import { decodeImage } from '@/lib/image/codecs/decode-image'
import { openImage } from '@/lib/image/codecs/image-header'
import { readBitmap } from '@/lib/image/codecs/read-bitmap'
import type { Pixels } from '@/lib/image/pixels/pixels'
import { openPdf } from '@/lib/tools/text-extractor/engine/pdf'
import { flattenPage } from '@/lib/tools/text-extractor/flatten'
import { inspectFile, pagesOf } from './scan-pages'
import type { ScanSource } from './read-text'

jest.mock('@/lib/tools/text-extractor/engine/pdf', () => ({ openPdf: jest.fn() }))
jest.mock('@/lib/tools/text-extractor/flatten', () => ({ flattenPage: jest.fn(() => null) }))
jest.mock('@/lib/tools/text-extractor/on-paper', () => ({ onPaper: (pixels: unknown) => pixels }))
jest.mock('@/lib/image/codecs/decode-tiff', () => ({ decodeTiff: jest.fn((bytes: Uint8Array) => [...bytes]) }))
jest.mock('@/lib/image/formats/left-out', () => ({
  tiffPage: (bytes: Uint8Array, page: number) => Uint8Array.of(...bytes, page),
}))
jest.mock('@/lib/image/codecs/decode-image', () => ({ decodeImage: jest.fn() }))
jest.mock('@/lib/image/codecs/read-bitmap', () => ({ readBitmap: jest.fn((bitmap: unknown) => bitmap) }))
jest.mock('@/lib/image/codecs/image-header', () => ({ openImage: jest.fn() }))
jest.mock('@/lib/core/file-limits', () => ({ MAX_MEGABYTES: { picture: 1 } }))

const FOLDER = 'https://site/pdf'

/** Four pixels in a row, red from 0 to 3. */
const ROW: Pixels = {
  width: 4,
  height: 1,
  data: Uint8ClampedArray.from([0, 1, 2, 3].flatMap((red) => [red, 0, 0, 255])),
}

function stubPdf(pages: number) {
  const pdf = { pages, draw: jest.fn(async (page: number) => ({ page })), close: jest.fn(async () => {}) }
  jest.mocked(openPdf).mockResolvedValue(pdf as never)
  return pdf
}

const pdfFile = (before = '') => new Blob([`${before}%PDF-1.7`])
const header = (kind: 'pdf' | 'png', pages = 1) => ({ kind, pages, width: 0, height: 0 }) as const

async function read(source: Pick<ScanSource, 'file' | 'header'> & Partial<ScanSource>) {
  const found: unknown[] = []
  for await (const { pixels } of pagesOf({ pdfFolder: FOLDER, ...source })) found.push(pixels)
  return found
}

beforeEach(() => {
  jest.clearAllMocks()
  Object.assign(globalThis, { ImageBitmap: class {} })
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'ImageBitmap'))

describe('a file before it is read', () => {
  it('must not be empty', async () => {
    await expect(inspectFile(new Blob(), FOLDER)).rejects.toMatchObject({ code: 'fileEmpty' })
  })

  it('is a picture with its properties', async () => {
    const note = 'animated'
    jest.mocked(openImage).mockResolvedValue({ header: { kind: 'gif', width: 3, height: 2, note, other: 1 } } as never)
    expect(await inspectFile(new Blob(['GIF89a']), FOLDER)).toEqual({
      kind: 'gif',
      pages: 1,
      width: 3,
      height: 2,
      note,
    })
    expect(openPdf).not.toHaveBeenCalled()
  })

  it.each([
    ['at its start', ''],
    // PDF 32000-1, Annex H: readers accept the header anywhere within the first 1,024 bytes.
    ['in its first 1,024 bytes', ' '.repeat(1019)],
  ])('is a PDF by its signature %s', async (_, before) => {
    const pdf = stubPdf(100)
    expect(await inspectFile(pdfFile(before), FOLDER)).toEqual({ kind: 'pdf', pages: 100, width: 0, height: 0 })
    expect(openPdf).toHaveBeenCalledWith(expect.any(Uint8Array), FOLDER)
    expect(pdf.close).toHaveBeenCalledTimes(1)
  })

  it('has no signature after that', async () => {
    jest.mocked(openImage).mockRejectedValue(new Error('no picture'))
    await expect(inspectFile(pdfFile(' '.repeat(1020)), FOLDER)).rejects.toThrow('no picture')
  })

  it('has a thousand pages at most, since those with a text of their own are not recognized', async () => {
    stubPdf(1000)
    expect(await inspectFile(pdfFile(), FOLDER)).toMatchObject({ pages: 1000 })
    const pdf = stubPdf(1001)
    const refusal = { code: 'pdfTooLong', params: { pages: 1001, limit: 1000 } }
    await expect(inspectFile(pdfFile(), FOLDER)).rejects.toMatchObject(refusal)
    expect(pdf.close).toHaveBeenCalledTimes(1)
  })

  it('of too many bytes is not opened', async () => {
    stubPdf(1)
    const limit = { code: 'fileTooLarge', params: { limit: 1 } }
    await expect(
      inspectFile(pdfFile(' '.repeat(1000) + '%PDF-' + ' '.repeat(1_050_000)), FOLDER),
    ).rejects.toMatchObject(limit)
    expect(openPdf).not.toHaveBeenCalled()
  })
})

describe('the pages of a file', () => {
  it('of a PDF are drawn one after the other, and the file is closed', async () => {
    const pdf = stubPdf(2)
    expect(await read({ file: pdfFile(), header: header('pdf', 2) })).toEqual([{ page: 1 }, { page: 2 }])
    expect(pdf.close).toHaveBeenCalledTimes(1)
  })

  it('are closed when only the first is wanted', async () => {
    const pdf = stubPdf(2)
    for await (const { pixels } of pagesOf({ file: pdfFile(), header: header('pdf', 2), pdfFolder: FOLDER })) {
      expect(pixels).toEqual({ page: 1 })
      break
    }
    expect(pdf.draw).toHaveBeenCalledTimes(1)
    expect(pdf.close).toHaveBeenCalledTimes(1)
  })

  it('of a picture are one, decoded from its file', async () => {
    jest.mocked(openImage).mockResolvedValue('opened' as never)
    jest.mocked(decodeImage).mockResolvedValue(ROW)
    expect(await read({ file: new Blob(['png']), header: header('png') })).toEqual([ROW])
    expect(decodeImage).toHaveBeenCalledWith('opened')
  })

  it('of a TIFF are those that it has, or the wanted ones, or the one that is laid', async () => {
    const source = { file: new Blob([Uint8Array.of(9)]), header: { ...header('png', 3), kind: 'tiff' } as const }
    jest.mocked(openImage).mockResolvedValue({
      header: { kind: 'tiff', width: 3, height: 2, leftOut: [{ what: 'pages', count: 3 }] },
    } as never)
    expect(await inspectFile(source.file, FOLDER)).toMatchObject({ pages: 3, leftOut: [] })
    expect(await read(source)).toEqual([
      [9, 0],
      [9, 1],
      [9, 2],
    ])
    expect(await read({ ...source, wanted: [1] })).toEqual([[9, 1]])
    jest.mocked(openImage).mockResolvedValue({ header: { leftOut: [{ what: 'pages', count: 101 }] } } as never)
    await expect(inspectFile(source.file, FOLDER)).rejects.toMatchObject({ code: 'pdfTooLong' })
  })

  it('of a drawing are the bitmap that the page made', async () => {
    const bitmap = new ImageBitmap()
    await read({ file: bitmap, header: header('png') })
    expect(readBitmap).toHaveBeenCalledWith(bitmap)
  })
})

describe('a photographed sheet', () => {
  const flat = { ...ROW, width: 2, height: 2 }
  const source = { file: new Blob(['png']), header: header('png'), pdfFolder: FOLDER }
  beforeEach(() => {
    jest.mocked(decodeImage).mockResolvedValue(ROW)
    jest.mocked(flattenPage).mockReturnValueOnce(flat)
  })
  afterEach(() => jest.mocked(flattenPage).mockReset().mockReturnValue(null))

  it('is flattened, before it is turned and cut', async () => {
    for await (const page of pagesOf(source)) expect(page).toEqual({ pixels: flat, isFlattened: true })
    jest.mocked(flattenPage).mockReturnValueOnce(flat)
    const left = { turns: 1, isFlattened: true, frame: { x: 0, y: 0, width: 0.5, height: 1 } }
    for await (const { pixels } of pagesOf({ ...source, only: { page: 0, edit: left } }))
      expect([pixels.width, pixels.height, pixels.data[0], pixels.data[4]]).toEqual([1, 2, 2, 3])
  })

  it('stays as photographed where the visitor wants it so', async () => {
    const edit = { turns: 0, isFlattened: false, frame: { x: 0, y: 0, width: 1, height: 1 } }
    for await (const page of pagesOf({ ...source, only: { page: 0, edit } }))
      expect(page).toEqual({ pixels: ROW, isFlattened: false })
    expect(flattenPage).not.toHaveBeenCalled()
  })
})

describe('one page as the visitor laid it', () => {
  const frame = { x: 0, y: 0, width: 1, height: 1 }
  const laid = async (wanted: { turns: 0 | 1 | 2 | 3; frame: typeof frame }) => {
    const edit = { ...wanted, isFlattened: true }
    jest.mocked(decodeImage).mockResolvedValue(ROW)
    const [page] = await read({ file: new Blob(['png']), header: header('png'), only: { page: 0, edit } })
    const { width, height, data } = page as Pixels
    return { width, height, red: [...data].filter((_, index) => index % 4 === 0) }
  }

  it('is the only one drawn of a PDF', async () => {
    const pdf = stubPdf(3)
    const whole = { turns: 0, isFlattened: true, frame } as const
    const pages = await read({ file: pdfFile(), header: header('pdf', 3), only: { page: 1, edit: whole } })
    expect(pages).toEqual([expect.objectContaining({ page: 2 })])
    expect(pdf.draw).toHaveBeenCalledTimes(1)
  })

  it('is turned clockwise', async () => {
    expect(await laid({ turns: 2, frame })).toEqual({ width: 4, height: 1, red: [3, 2, 1, 0] })
    expect(await laid({ turns: 1, frame })).toMatchObject({ width: 1, height: 4 })
  })

  it.each([
    [{ x: 0.25, y: 0, width: 0.5, height: 1 }, [1, 2]],
    [{ x: 0.75, y: 0, width: 0.01, height: 1 }, [3]],
    [{ x: 0, y: 0, width: 1, height: 0.4 }, [0, 1, 2, 3]],
  ])('is cut to its frame %j', async (cut, red) => {
    expect(await laid({ turns: 0, frame: cut })).toEqual({ width: red.length, height: 1, red })
  })
})
