import type { PlacedWord } from './compose'
import { withText } from './edit'
import { pdfLines, searchablePdf, type PdfPage } from './searchable-pdf'

/** Words of 0.1 × 0.05 in a row on each line, at the places where they stand in the text. */
function wordsOf(text: string, lines: readonly (readonly string[])[]): PlacedWord[] {
  let at = 0
  return lines.flatMap((line, row) =>
    line.map((word, column) => {
      const start = text.indexOf(word, at)
      at = start + word.length
      const box = { x0: 0.1 + column * 0.12, y0: 0.1 + row * 0.1, x1: 0.2 + column * 0.12, y1: 0.15 + row * 0.1 }
      return { start, end: at, confidence: 90, box, page: 0 }
    }),
  )
}

const page = (text: string, lines: readonly (readonly string[])[], vertical = false): PdfPage => ({
  picture: new Blob(['JPEG']),
  pixelWidth: 1000,
  pixelHeight: 2000,
  width: 400,
  height: 800,
  text,
  words: wordsOf(text, lines),
  vertical,
})

const latin1 = async (blob: Blob) => Buffer.from(await blob.arrayBuffer()).toString('latin1')

/** The text that the operators of a PDF show, by its own CMap. */
function shownText(pdf: string): string {
  const map = new Map(Array.from(pdf.matchAll(/<([\da-f]{4})> <([\da-f]+)>\n/g), ([, id, text]) => [id, text]))
  return Array.from(pdf.matchAll(/<([\da-f]+)> Tj/g), ([, codes = '']) =>
    codes.replace(/.{4}/g, (id) =>
      Buffer.from(map.get(id) ?? '', 'hex')
        .swap16()
        .toString('utf16le'),
    ),
  ).join('')
}

test('the text of all pages is found through the CMap, spaces and signs outside the BMP included', async () => {
  const text = '검색할 수 있는 東京タワー 𠮷野家\n\nPage two'
  const lines = [
    ['검색할', '수', '있는'],
    ['東京', 'タワー', '𠮷野家'],
  ]
  const pdf = await latin1(searchablePdf([page(text, lines), page('Page two', [['Page', 'two']])]))
  expect(shownText(pdf)).toBe('검색할 수 있는東京タワー 𠮷野家Page two')
  expect(pdf).toContain('/Count 2 /Kids [9 0 R 12 0 R]')
})

test('more characters than one operator of a CMap may hold', async () => {
  const text = String.fromCodePoint(...Array.from({ length: 250 }, (_, index) => 0xac00 + index))
  const pdf = await latin1(searchablePdf([page(text, [[text]])]))
  expect(pdf.match(/\d+ beginbfchar/g)).toEqual(['100 beginbfchar', '100 beginbfchar', '50 beginbfchar'])
  expect(shownText(pdf)).toBe(text)
})

test('every object is where the table says, and every stream as long', async () => {
  const pdf = await latin1(searchablePdf([page('a b', [['a', 'b']])]))
  const table = Number(/startxref\n(\d+)/.exec(pdf)?.[1])
  expect(pdf.slice(table, table + 4)).toBe('xref')
  const entries = Array.from(pdf.matchAll(/(\d{10}) 00000 n /g), ([, offset]) => Number(offset))
  expect(entries).toHaveLength(11)
  for (const [index, offset] of entries.entries())
    expect(pdf.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`))
  for (const { 1: length, index, 0: head } of pdf.matchAll(/\/Length (\d+) >>\nstream\n/g))
    expect(pdf.slice(index + head.length + Number(length))).toMatch(/^\nendstream/)
})

test('a word is as wide and high as its box', async () => {
  const pdf = await latin1(searchablePdf([page('abcd', [['abcd']])]))
  // The box is 40 × 40 pt with its foot at 85 % of 800 pt; four glyphs of half 40 pt are 80 pt wide.
  expect(pdf).toContain('/F1 40 Tf 1 0 0 1 40 688 Tm\n50 Tz <0001000200030004> Tj')
})

test('vertical lines run downward', async () => {
  const words = [0, 1].map((row) => ({
    start: row,
    end: row + 1,
    confidence: 90,
    box: { x0: 0.8, y0: 0.1 + row * 0.1, x1: 0.9, y1: 0.2 + row * 0.1 },
    page: 0,
  }))
  expect(pdfLines({ text: '縦書', words, vertical: true }).map((line) => line.map(({ text }) => text))).toEqual([
    ['縦書'],
  ])
  const pdf = searchablePdf([{ ...page('縦書', []), words, vertical: true }])
  expect(await latin1(pdf)).toContain(' Tf 0 -1 1 0 328 720 Tm')
})

test('a mended word keeps its place in the picture and counts as certain; new words have none', () => {
  const [first, second] = wordsOf('teh cat', [['teh', 'cat']])
  if (!first || !second) throw new Error('no words')
  const edited = (words: readonly PlacedWord[], text: string, after: string) =>
    withText({ text, words, starts: [0] }, after).words
  expect(edited([first, second], 'teh cat', 'the cat')).toEqual([{ ...first, confidence: 100 }, second])
  expect(edited([first], 'teh', 'te h')).toEqual([])
  expect(edited([first], 'teh', '')).toEqual([])
})

test('a line from right to left is one line in the order in which it is seen, numbers and other scripts as they are', () => {
  const text = 'كتاب (الفصل) Chromium 125.50 نص'
  const words = wordsOf(text, [text.split(' ')]).map((word, index) => ({
    ...word,
    box: { x0: 0.8 - index * 0.1, y0: 0.1, x1: 0.88 - index * 0.1, y1: 0.15 },
  }))
  expect(pdfLines({ text, words, vertical: false }).map((line) => line.map((run) => run.text))).toEqual([
    ['صن', '125.50', 'Chromium', ')لصفلا(', 'باتك'],
  ])
})

test('the font is whole: every table has the checksum of its entry (OpenType, otff)', async () => {
  const pdf = Buffer.from(await searchablePdf([page('a', [['a']])]).arrayBuffer())
  const [found = '', length] = /\/Length1 (\d+) [^]*?stream\n/.exec(pdf.toString('latin1')) ?? []
  const start = pdf.indexOf(found) + found.length
  const font = pdf.subarray(start, start + Number(length))
  const sumOf = (bytes: Buffer) => {
    const padded = Buffer.concat([bytes], Math.ceil(bytes.length / 4) * 4)
    let sum = 0
    for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
    return sum
  }
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = font.subarray(12 + 16 * index, 28 + 16 * index)
    const table = Buffer.from(font.subarray(entry.readUInt32BE(8)).subarray(0, entry.readUInt32BE(12)))
    const name = entry.toString('latin1', 0, 4)
    // Its own field for the whole font's sum counts as nothing.
    if (name === 'head') table.writeUInt32BE(0, 8)
    return { name, listed: entry.readUInt32BE(4), sum: sumOf(table) }
  })
  expect(tables.map(({ name }) => name).join(' ')).toBe('cmap glyf head hhea hmtx loca maxp')
  for (const { name, listed, sum } of tables) expect({ name, sum }).toEqual({ name, sum: listed })
})
