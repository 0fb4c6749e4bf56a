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

test('a word in a box without height is left out, because no glyph of no size is as wide as it', async () => {
  const words = wordsOf('abcd', [['abcd']]).map((word) => ({ ...word, box: { ...word.box, y1: word.box.y0 } }))
  expect(await latin1(searchablePdf([{ ...page('abcd', []), words }]))).toContain('/F1 0 Tf 1 0 0 1 40 720 Tm\nET')
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

test('a word without letters from right to left keeps its order beside them', () => {
  const text = 'שלום 東京(都)'
  const words = wordsOf(text, [text.split(' ')])
  expect(pdfLines({ text, words, vertical: false }).map((line) => line.map((run) => run.text))).toEqual([
    ['םולש', '東京(都)'],
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

/** Objects by number, streams included, without the keywords around them. */
function objectsOf(pdf: string): Map<number, string> {
  return new Map(
    Array.from(pdf.matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g), ([, id, content = '']) => [Number(id), content]),
  )
}

test('a document is a font without glyphs and, for each page, a picture under invisible text (PDF 32000-1)', async () => {
  const blob = searchablePdf([page('a b\nc', [['a', 'b'], ['c']]), { ...page('縦', [['縦']]), vertical: true }])
  expect(blob.type).toBe('application/pdf')
  const pdf = await latin1(blob)
  expect(pdf.startsWith('%PDF-1.5\n%\u00e2\u00e3\u00cf\u00d3\n1 0 obj\n')).toBe(true)
  expect(pdf).toMatch(/trailer\n<< \/Size 15 \/Root 1 0 R >>\nstartxref\n\d+\n%%EOF\n$/)
  expect(pdf).toContain('\nxref\n0 15\n0000000000 65535 f \n')
  const { 1: catalog, 2: pages, 6: font, ...objects } = Object.fromEntries(objectsOf(pdf))
  expect(catalog).toBe('<< /Type /Catalog /Pages 2 0 R >>')
  expect(pages).toBe('<< /Type /Pages /Count 2 /Kids [9 0 R 12 0 R] >>')
  expect(font).toMatch(/^<< \/Length1 336 \/Length 336 >>\nstream\n/)
  const resources = (image: number) => `/Resources << /Font << /F1 3 0 R >> /XObject << /Im1 ${image} 0 R >> >>`
  const picture =
    '<< /Type /XObject /Subtype /Image /Width 1000 /Height 2000 /ColorSpace /DeviceRGB /BitsPerComponent 8 ' +
    '/Filter /DCTDecode /Length 4 >>\nstream\nJPEG\nendstream'
  // The space between the words is 8 pt wide, and a glyph of 40 pt is 20.
  const words =
    '/F1 40 Tf 1 0 0 1 40 688 Tm\n200 Tz <0002> Tj\n40 Tz <0001> Tj\n200 Tz <0003> Tj\n' +
    '/F1 40 Tf 1 0 0 1 40 608 Tm\n200 Tz <0004> Tj\n'
  const stream = (content: string) => `<<  /Length ${content.length} >>\nstream\n${content}\nendstream`
  const paint = 'q 400 0 0 800 0 0 cm /Im1 Do Q\nBT 3 Tr\n'
  const map =
    '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n' +
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n/CMapName /Adobe-Identity-UCS def\n' +
    '/CMapType 2 def\n1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n5 beginbfchar\n' +
    '<0001> <0020>\n<0002> <0061>\n<0003> <0062>\n<0004> <0063>\n<0005> <7e26>\nendbfchar\n' +
    'endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend'
  expect(objects).toEqual({
    3: '<< /Type /Font /Subtype /Type0 /BaseFont /GlyphLessFont /Encoding /Identity-H /DescendantFonts [4 0 R] /ToUnicode 7 0 R >>',
    4: '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /GlyphLessFont /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 5 0 R /DW 500 /CIDToGIDMap 8 0 R >>',
    5: '<< /Type /FontDescriptor /FontName /GlyphLessFont /Flags 5 /FontBBox [0 -200 500 800] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 800 /StemV 80 /FontFile2 6 0 R >>',
    7: stream(map),
    8: stream('\0\x01'.repeat(6)),
    9: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 800] /Contents 10 0 R ${resources(11)} >>`,
    10: stream(`${paint}${words}ET`),
    11: picture,
    12: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 800] /Contents 13 0 R ${resources(14)} >>`,
    13: stream(`${paint}/F1 40 Tf 0 -1 1 0 48 720 Tm\n200 Tz <0005> Tj\nET`),
    14: picture,
  })
})

describe('a word begins another line', () => {
  const linesOf = (boxes: readonly (readonly [x0: number, y0: number, x1: number, y1: number])[], vertical = false) => {
    const words = boxes.map(([x0, y0, x1, y1], index) => ({
      start: index * 2,
      end: index * 2 + 1,
      confidence: 90,
      box: { x0, y0, x1, y1 },
      page: 0,
    }))
    return pdfLines({ text: 'a b c', words, vertical }).map((line) => line.map(({ text }) => text).join(''))
  }

  test.each([
    [
      'further along, as high as there',
      [
        [1, 1, 2, 2],
        [3, 1, 4, 2],
      ],
      false,
      ['ab'],
    ],
    [
      'overlapping more than half of the lower one',
      [
        [1, 1, 2, 3],
        [3, 2.4, 4, 3.4],
      ],
      false,
      ['ab'],
    ],
    [
      'overlapping half of it',
      [
        [1, 1, 2, 3],
        [3, 2.5, 4, 3.5],
      ],
      false,
      ['a', 'b'],
    ],
    [
      'further back',
      [
        [3, 1, 4, 2],
        [1, 1, 2, 2],
      ],
      false,
      ['a', 'b'],
    ],
    [
      'at the same place',
      [
        [1, 1, 2, 2],
        [1, 1, 2, 2],
      ],
      false,
      ['a', 'b'],
    ],
    [
      'further down in a vertical line',
      [
        [1, 1, 2, 2],
        [1, 3, 2, 4],
      ],
      true,
      ['ab'],
    ],
    [
      'in the next vertical line',
      [
        [3, 1, 4, 2],
        [1, 3, 2, 4],
      ],
      true,
      ['a', 'b'],
    ],
  ] as const)('or goes on with it: %s', (_, boxes, vertical, lines) => {
    expect(linesOf(boxes, vertical)).toEqual(lines)
  })
})

test('a run is as high as its highest letter and as low as its lowest', () => {
  const word = (start: number, y0: number, y1: number) => ({
    start,
    end: start + 1,
    confidence: 90,
    box: { x0: start, y0, x1: start + 0.9, y1 },
    page: 0,
  })
  for (const words of [
    [word(0, 3, 6), word(1, 2, 5)],
    [word(0, 2, 5), word(1, 3, 6)],
  ])
    expect(pdfLines({ text: '東京', words, vertical: false })).toEqual([
      [{ text: '東京', box: { x0: 0, y0: 2, x1: 1.9, y1: 6 } }],
    ])
})

test('letters without a space between them are one run, as wide as both', () => {
  const words = wordsOf('東京', [['東', '京']])
  const [line] = pdfLines({ text: '東京', words, vertical: false })
  expect(line).toEqual([{ text: '東京', box: { ...words[0]!.box, x1: words[1]!.box.x1 } }])
})
