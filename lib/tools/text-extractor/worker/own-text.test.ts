import { openPdf } from '@/lib/tools/text-extractor/engine/pdf'
import type { TextPiece } from '@/lib/tools/text-extractor/text-layer'
import { readOwnText } from './own-text'

jest.mock('@/lib/tools/text-extractor/engine/pdf', () => ({
  DOTS_PER_INCH: 300,
  POINTS_PER_INCH: 72,
  openPdf: jest.fn(),
}))

type Page = Partial<TextPiece> & { pictured?: number; isHidden?: boolean }

const piece = (own: Page): TextPiece => ({
  ...{ text: '', x: 10, y: 135, angle: 0, size: 1.8, length: 50, isVertical: false, isRightToLeft: false, ...own },
})

/** A document of pages with these texts, of which pictures cover some part. */
function stub(...pages: Page[]) {
  const pdf = {
    pages: pages.length,
    text: jest.fn(async (page: number) => ({
      ...{ pieces: [piece(pages[page - 1]!)], width: 72, height: 144, turns: 2 },
    })),
    show: jest.fn(async (page: number, _turns: number) => ({
      canvas: { convertToBlob: (options: object) => Promise.resolve(options) },
      pictured: pages[page - 1]!.pictured ?? 0,
    })),
    hidesText: jest.fn(async (page: number) => pages[page - 1]!.isHidden ?? false),
    close: jest.fn(async () => {}),
  }
  jest.mocked(openPdf).mockResolvedValue(pdf as never)
  return pdf
}

it('is the text of each page, with the page as it is shown, at 300 dots per inch', async () => {
  const pdf = stub({ text: 'one' }, { text: 'two' })
  const shares: number[] = []
  const pages = await readOwnText(new Blob(['%PDF']), '/pdf', (share) => shares.push(share))
  expect(pages).toMatchObject([
    {
      ...{ number: 0, width: 300, height: 600, picture: { type: 'image/jpeg' }, isOwnText: true, hasPictures: false },
      ...{ edit: { turns: 2, isFlattened: false }, blocks: [[{ words: [{ text: 'one', confidence: 100 }] }]] },
    },
    { number: 1, blocks: [[{ words: [{ text: 'two' }] }]] },
  ])
  expect(pdf.show.mock.calls).toEqual([
    [1, 2],
    [2, 2],
  ])
  expect(shares).toEqual([0.5, 1])
  expect(pdf.close).toHaveBeenCalledTimes(1)
})

it('is not there without text, where it means nothing, and where a scan has only a stamp', async () => {
  const stamp = { text: 'Scanned by a program', pictured: 0.9 }
  const recognized = { text: 'words '.repeat(40), pictured: 0.9 }
  const pdf = stub({ text: ' ' }, { text: '\uE001\uE002' }, stamp, recognized, { text: 'Chart', pictured: 0.3 })
  const pages = await readOwnText(new Blob(['%PDF']), '/pdf', () => {})
  expect(pages.map((page) => page && page.hasPictures)).toEqual([null, null, null, true, true])
  expect(pdf.show.mock.calls.map(([page]) => page)).toEqual([3, 4, 5])
})

describe('a page under a picture', () => {
  const slide: Page = { text: 'Where our visitors come from, and why', y: 12, size: 5, pictured: 1 }
  it.each<[string, boolean, Page]>([
    ['with a title is a slide', true, slide],
    ['with a title of few wide letters is a slide', true, { ...slide, text: '四半期決算報告' }],
    ['with a page number is a scan', false, { text: '- 3 -', pictured: 1 }],
    ['with a line at its foot is a scan', false, { text: 'Scanned with a scanner app', pictured: 1 }],
    ['with a large line at its foot is a scan', false, { ...slide, y: 142 }],
    ['with a large line at its head is a scan', false, { ...slide, y: 7 }],
    ['with a stamp is a scan', false, { ...slide, text: 'CONFIDENTIAL' }],
    ['with an oblique stamp is a scan', false, { ...slide, text: 'PRIVATE AND CONFIDENTIAL', angle: -0.8 }],
    ['with what was typed into its fields is a scan', false, { ...slide, y: 70, size: 1.9 }],
    ['with a title that was recognized in it is a scan', false, { ...slide, isHidden: true }],
  ])('%s', async (_, isOwn, page) => {
    stub(page)
    const [read] = await readOwnText(new Blob(['%PDF']), '/pdf', () => {})
    expect(read && [read.isOwnText, read.hasPictures]).toEqual(isOwn ? [true, true] : null)
  })
})

it('closes the file when a page cannot be drawn', async () => {
  const pdf = stub({ text: 'one' })
  pdf.show.mockRejectedValue(new Error('outOfMemory'))
  await expect(readOwnText(new Blob(['%PDF']), '/pdf', () => {})).rejects.toThrow('outOfMemory')
  expect(pdf.close).toHaveBeenCalledTimes(1)
})
