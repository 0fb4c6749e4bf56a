import type { PlacedWord } from './compose'
import { union, type Box } from './gray'

/** A page of a PDF: a JPEG and the words in it. */
export interface PdfPage {
  readonly picture: Blob
  /** Size of the JPEG. */
  readonly pixelWidth: number
  readonly pixelHeight: number
  /** Size of the paper in points. */
  readonly width: number
  readonly height: number
  /** The text of the whole document, in which `words` have their places; boxes are fractions of the page. */
  readonly text: string
  readonly words: readonly PlacedWord[]
  readonly vertical: boolean
}

/** Words on one line without a space between them. */
interface Run {
  readonly text: string
  readonly box: Box
}
type PdfLine = readonly Run[]

/**
 * A TrueType font with one glyph, a box of 0.5 em by 1 em (tables cmap, glyf, head, hhea, hmtx, loca, maxp). It is never
 * painted, because the letters are in the picture. Chromium takes the areas to highlight and select from it, and skips vertical
 * text in a font without outlines.
 */
const FONT = atob(
  'AAEAAAAHAEAAAgAwY21hcAAMACYAAAB8AAAAJGdseWYDWwYYAAAAoAAAACRoZWFkYQhDPQAAAMQAAAA2aGhlYQUWAS8AAAD8AAAAJGhtdHgD6AAAAAABIA' +
    'AAAAhsb2NhABIAAAAAASgAAAAGbWF4cAAEAAYAAAEwAAAAIAAAAAEAAwABAAAADAAEABgAAAACAAIAAAAA//8AAP//AAEAAAABAAD/OAH0AyAAAwAAAQEB' +
    'AQAAAfQAAP4M/zgAAAPoAAAAAAABAAAAAQAAAAAAAF8PPPUAAAPoAAAAAAAAAAAAAAAAAAAAAAAA/zgB9AMgAAAACAACAAAAAAAAAAEAAAMg/zgAAAH0AA' +
    'AAAAH0AAEAAAAAAAAAAAAAAAAAAAACAfQAAAH0AAAAAAAAABIAAAABAAAAAgAEAAEAAAAAAAIAAAAAAAAAAAAAAAAAAAAA',
)
const GLYPH_WIDTH = 0.5
const DESCENT = 0.2
/** Entries that one operator of a CMap may have. */
const MAX_ENTRIES = 100

/** Arabic, Hebrew and their neighbors. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/
/** What runs from left to right within them: numbers and other scripts. */
const LEFT_TO_RIGHT = /([\p{Nd}\p{Script=Latin}\p{Script=Cyrillic}](?:[\p{L}\p{N}.,:/%-]*[\p{L}\p{N}%])?)/u

/** True if a word continues the line of the previous one: further along it, and overlapping by at least half of its height. */
function isSameLine(before: Box, after: Box, vertical: boolean, isMixed: boolean): boolean {
  const [along, across] = vertical ? (['y', 'x'] as const) : (['x', 'y'] as const)
  const overlap =
    Math.min(before[`${across}1`], after[`${across}1`]) - Math.max(before[`${across}0`], after[`${across}0`])
  const size = Math.min(before[`${across}1`] - before[`${across}0`], after[`${across}1`] - after[`${across}0`])
  return (isMixed || after[`${along}0`] > before[`${along}0`]) && overlap > size / 2
}

/** The letters of a word from left to right. */
function asSeen(text: string): string {
  if (!RIGHT_TO_LEFT.test(text)) return text
  const parts = text.split(LEFT_TO_RIGHT).reverse()
  return parts.map((part) => (LEFT_TO_RIGHT.test(part) ? part : Array.from(part).reverse().join(''))).join('')
}

/**
 * A line as PDF programs expect it, from left to right: they find out themselves what is read from right to left and
 * give it back in the order of reading.
 */
function lineAsSeen(line: PdfLine): PdfLine {
  if (!line.some(({ text }) => RIGHT_TO_LEFT.test(text))) return line
  return line.map(({ text, box }) => ({ text: asSeen(text), box })).sort((a, b) => a.box.x0 - b.box.x0)
}

/** The lines of a page, each of runs between spaces. */
export function pdfLines({ text, words, vertical }: Pick<PdfPage, 'text' | 'words' | 'vertical'>): PdfLine[] {
  const lines: Run[][] = []
  let previous: PlacedWord | undefined
  for (const word of words) {
    const content = text.slice(word.start, word.end)
    const line = lines.at(-1)
    const run = line?.at(-1)
    const between = previous ? text.slice(previous.end, word.start) : ''
    const isMixed = [content, ...(line ?? []).map((each) => each.text)].some((each) => RIGHT_TO_LEFT.test(each))
    if (!line || !run || !previous || !isSameLine(previous.box, word.box, vertical, isMixed))
      lines.push([{ text: content, box: word.box }])
    else if (between.trim() === '' && between !== '') line.push({ text: content, box: word.box })
    // What was typed between two words has no place of its own.
    else line[line.length - 1] = { text: run.text + between + content, box: union(run.box, word.box) }
    previous = word
  }
  return lines.map(lineAsSeen)
}

const hex = (value: number) => value.toString(16).padStart(4, '0')
const utf16 = (character: string) =>
  Array.from({ length: character.length }, (_, at) => hex(character.charCodeAt(at))).join('')
const number = (value: number) => String(Math.round(value * 1000) / 1000)

/** Numbers for the characters of a document, from 1; 0 is the font's missing glyph. */
class Characters {
  private readonly ids = new Map<string, number>()

  get count(): number {
    return this.ids.size
  }

  hex(text: string): string {
    return Array.from(text, (character) => {
      const id = this.ids.get(character) ?? this.ids.size + 1
      this.ids.set(character, id)
      return hex(id)
    }).join('')
  }

  /** The CMap that gives a program the text of the numbers (PDF 32000-1, 9.10.3). */
  toUnicode(): string {
    const entries = Array.from(this.ids, ([character, id]) => `<${hex(id)}> <${utf16(character)}>`)
    const blocks = Array.from({ length: Math.ceil(entries.length / MAX_ENTRIES) }, (_, index) => {
      const block = entries.slice(index * MAX_ENTRIES, (index + 1) * MAX_ENTRIES)
      return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`
    })
    return (
      '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n' +
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n/CMapName /Adobe-Identity-UCS def\n' +
      '/CMapType 2 def\n1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n' +
      `${blocks.join('')}endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend`
    )
  }
}

/** The operators that place the text of a line invisibly over its picture: each run and each space is as wide as there. */
function lineOperators(line: PdfLine, page: PdfPage, characters: Characters): string {
  const { width, height, vertical } = page
  const box = line.map((run) => run.box).reduce(union)
  const size = vertical ? (box.x1 - box.x0) * width : (box.y1 - box.y0) * height
  const [start, end, length] = vertical ? (['y0', 'y1', height] as const) : (['x0', 'x1', width] as const)
  const show = (text: string, extent: number) => {
    const natural = Array.from(text).length * size * GLYPH_WIDTH
    return natural <= 0 ? '' : `${number((100 * Math.max(extent, 0.01)) / natural)} Tz <${characters.hex(text)}> Tj\n`
  }
  const runs = line.map((run, index) => {
    const next = line[index + 1]
    const space = next ? show(' ', (next.box[start] - run.box[end]) * length) : ''
    return show(run.text, (run.box[end] - run.box[start]) * length) + space
  })
  const matrix = vertical
    ? `0 -1 1 0 ${number(box.x0 * width + DESCENT * size)} ${number((1 - box.y0) * height)}`
    : `1 0 0 1 ${number(box.x0 * width)} ${number((1 - box.y1) * height + DESCENT * size)}`
  return `/F1 ${number(size)} Tf ${matrix} Tm\n${runs.join('')}`
}

/** Collects the objects of a PDF and writes the table of their places. */
class PdfFile {
  private readonly parts: BlobPart[] = []
  private readonly offsets: number[] = []
  private length = 0

  constructor() {
    this.push('%PDF-1.5\n%\u00e2\u00e3\u00cf\u00d3\n')
  }

  /** Text is Latin-1. */
  private push(...parts: (string | Blob)[]): void {
    for (const part of parts) {
      const bytes = typeof part === 'string' ? Uint8Array.from(part, (character) => character.charCodeAt(0)) : part
      this.parts.push(bytes)
      this.length += bytes instanceof Blob ? bytes.size : bytes.length
    }
  }

  add(id: number, dictionary: string, stream?: string | Blob): void {
    this.offsets[id] = this.length
    if (stream === undefined) return this.push(`${id} 0 obj\n<< ${dictionary} >>\nendobj\n`)
    const length = typeof stream === 'string' ? stream.length : stream.size
    this.push(`${id} 0 obj\n<< ${dictionary} /Length ${length} >>\nstream\n`, stream, '\nendstream\nendobj\n')
  }

  finish(): Blob {
    const start = this.length
    const entries = this.offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
    const size = entries.length + 1
    this.push(
      `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    )
    return new Blob(this.parts, { type: 'application/pdf' })
  }
}

const FIRST_PAGE_ID = 9

/** Writes pages as a PDF (PDF 32000-1) with searchable pictures whose text can be copied. */
export function searchablePdf(pages: readonly PdfPage[]): Blob {
  const file = new PdfFile()
  const characters = new Characters()
  const idOf = (index: number) => FIRST_PAGE_ID + 3 * index
  file.add(1, '/Type /Catalog /Pages 2 0 R')
  file.add(2, `/Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${idOf(index)} 0 R`).join(' ')}]`)
  for (const [index, page] of pages.entries()) {
    const id = idOf(index)
    const [width, height] = [number(page.width), number(page.height)]
    const lines = pdfLines(page).map((line) => lineOperators(line, page, characters))
    file.add(
      id,
      `/Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${id + 1} 0 R /Resources << /Font << /F1 3 0 R >> /XObject << /Im1 ${id + 2} 0 R >> >>`,
    )
    file.add(id + 1, '', `q ${width} 0 0 ${height} 0 0 cm /Im1 Do Q\nBT 3 Tr\n${lines.join('')}ET`)
    file.add(
      id + 2,
      `/Type /XObject /Subtype /Image /Width ${page.pixelWidth} /Height ${page.pixelHeight} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
      page.picture,
    )
  }
  file.add(
    3,
    '/Type /Font /Subtype /Type0 /BaseFont /GlyphLessFont /Encoding /Identity-H /DescendantFonts [4 0 R] /ToUnicode 7 0 R',
  )
  file.add(
    4,
    `/Type /Font /Subtype /CIDFontType2 /BaseFont /GlyphLessFont /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 5 0 R /DW ${1000 * GLYPH_WIDTH} /CIDToGIDMap 8 0 R`,
  )
  file.add(
    5,
    '/Type /FontDescriptor /FontName /GlyphLessFont /Flags 5 /FontBBox [0 -200 500 800] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 800 /StemV 80 /FontFile2 6 0 R',
  )
  file.add(6, `/Length1 ${FONT.length}`, FONT)
  file.add(7, '', characters.toUnicode())
  file.add(8, '', '\0\x01'.repeat(characters.count + 1))
  return file.finish()
}
