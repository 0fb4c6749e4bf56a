import { ToolError } from '@/lib/core/errors'
import { csvLineWriter } from '@/lib/text/csv-writer'
import { looksTyped } from '@/lib/tools/csv-json-converter/typed-value'
import { cellFormat, DAYS_TO_1904, numberValue, textValue, type CellFormat, type CellValue } from './cell-format'
import { attribute, plainText, tags } from './xml'
import { ZipReader } from './zip-reader'

const MAX_COLUMNS = 16_384
/** The most that is unpacked and the most that is written: few cells far to the right would make many empty ones. */
const MAX_LENGTH = 200_000_000
const PART_ROWS = 5_000

/** A sheet of a workbook, or a table of a page, as it is offered. */
export interface Sheet {
  readonly name: string
  readonly isHidden: boolean
  /** It has nothing to read: no cells, or a chart. */
  readonly isEmpty: boolean
}

/** The CSV of one sheet, in pieces, and the sheets there are. In the CSV, quotes around a number or a boolean make it a text. */
export interface SheetCsv {
  readonly parts: readonly string[]
  readonly sheets: readonly Sheet[]
  readonly sheet: string
  /** Number of formulas that the program which wrote the file has left to Excel: their cells are empty or 0. */
  readonly unsolved?: number
}

/** Texts without the readings of Japanese words, which are no part of them. */
class TextRuns {
  text = ''
  private isPhonetic = false

  read(name: string, content: string, isEmpty: boolean): void {
    if (name === 'rPh' && !isEmpty) this.isPhonetic = true
    else if (name === '/rPh') this.isPhonetic = false
    else if (name === '/t' && !this.isPhonetic) this.text += plainText(content)
  }

  take(): string {
    const { text } = this
    this.text = ''
    this.isPhonetic = false
    return text
  }
}

function sharedStrings(xml: string): string[] {
  const strings: string[] = []
  const runs = new TextRuns()
  for (const { name, text, isEmpty } of tags(xml)) {
    runs.read(name, text, isEmpty)
    if (name === '/si' || (name === 'si' && isEmpty)) strings.push(runs.take())
  }
  return strings
}

function cellFormats(xml: string): (CellFormat | undefined)[] {
  const codes = new Map<string, string>()
  const formats: (CellFormat | undefined)[] = []
  let isCellFormats = false
  for (const { name, attributes } of tags(xml)) {
    if (name.endsWith('cellXfs')) isCellFormats = name === 'cellXfs'
    if (name === 'numFmt') codes.set(attribute(attributes, 'numFmtId'), attribute(attributes, 'formatCode'))
    if (name !== 'xf' || !isCellFormats) continue
    const id = attribute(attributes, 'numFmtId')
    formats.push(cellFormat(id, codes.get(id)))
  }
  return formats
}

function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? ''
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

interface Book {
  readonly strings: readonly string[]
  readonly formats: readonly (CellFormat | undefined)[]
  readonly dayOffset: number
  /** Results of formulas are to be worked out by who opens it; some programs write 0 until then. */
  readonly isUnsolved: boolean
}

function cellValue(
  attributes: string,
  value: string,
  inline: string,
  { strings, formats, dayOffset }: Book,
): CellValue {
  const type = attribute(attributes, 't')
  const format = formats[Number(attribute(attributes, 's') || 0)]
  if (type === 's') return textValue(strings[Number(value)] ?? '', format)
  if (type === 'b') return { text: /^(1|true)$/.test(value) ? 'true' : 'false', isText: false }
  if (type === 'd' || type === 'e') return { text: plainText(value), isText: false }
  if (type !== '' && type !== 'n') return textValue(inline || plainText(value), format)
  return numberValue(value, format, dayOffset)
}

interface Row {
  readonly cells: string[]
  /** Cells that look like a number or a boolean and are texts. */
  readonly texts: Set<number>
  unsolved: number
}

const newRow = (): Row => ({ cells: [], texts: new Set(), unsolved: 0 })

/** True for what stands in the place of a formula's result. That of a text may be empty. */
function isMissing(value: string, type: string, { isUnsolved }: Book): boolean {
  return value === '' ? type !== 'str' : isUnsolved && value === '0'
}

function* rowsOf(xml: string, book: Book): Generator<Row, void> {
  let row = newRow()
  let column = -1
  let open = ''
  let value = ''
  let isFormula = false
  const inline = new TextRuns()
  for (const { name, attributes, isEmpty, text } of tags(xml)) {
    if (name === 'c') {
      const given = columnOf(attribute(attributes, 'r'))
      column = given >= 0 ? given : column + 1
      open = isEmpty ? '' : attributes
      value = ''
      isFormula = false
      inline.take()
    } else if (name === 'f') isFormula = true
    else if (name === '/v') value += text
    else if (name === '/c') {
      const content = cellValue(open, value, inline.take(), book)
      if (isFormula && isMissing(value, attribute(open, 't'), book)) row.unsolved++
      if (content.text === '' || column >= MAX_COLUMNS) continue
      while (row.cells.length < column) row.cells.push('')
      row.cells[column] = content.text
      if (content.isText && looksTyped(content.text)) row.texts.add(column)
    } else if (name === '/row') {
      yield row
      row = newRow()
      column = -1
    } else inline.read(name, text, isEmpty)
  }
}

interface Relation {
  readonly id: string
  /** The last part of its address, which is the same in files of the strict standard. */
  readonly type: string
  readonly path: string
}

/** What a part refers to; the package itself is the part ''. */
async function relationsOf(zip: ZipReader, part: string): Promise<Relation[]> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  const found = [...tags(await zip.text(`${folder}_rels/${part.slice(folder.length)}.rels`))]
  return found
    .filter(({ name }) => name === 'Relationship')
    .map(({ attributes }) => {
      const target = attribute(attributes, 'Target')
      return {
        id: attribute(attributes, 'Id'),
        type: /\w*$/.exec(attribute(attributes, 'Type'))![0],
        path: target.startsWith('/') ? target.slice(1) : folder + target,
      }
    })
}

/**
 * The CSV of rows, in pieces; none where no cell has a value. A row is as long as the first at least: a workbook leaves out the
 * empty cells at its end. Throws ToolError `excelTooLarge`.
 */
function csvOf(rows: Iterable<Row>, maxLength: number): Pick<SheetCsv, 'parts' | 'unsolved'> {
  const lineOf = csvLineWriter()
  const parts: string[] = []
  let lines: string[] = []
  let length = 0
  let width = 0
  let unsolved = 0
  for (const { cells, texts, unsolved: inRow } of rows) {
    unsolved += inRow
    width ||= cells.length
    while (cells.length > 0 && cells.length < width) cells.push('')
    const line = lineOf(cells, texts)
    length += line.length
    if (length > maxLength) throw new ToolError('excelTooLarge')
    if (lines.push(line) < PART_ROWS) continue
    parts.push(`${lines.join('\r\n')}\r\n`)
    lines = []
  }
  return { parts: length === 0 ? [] : [...parts, lines.join('\r\n')], unsolved }
}

const withoutPath = ({ name, isHidden, isEmpty }: Sheet): Sheet => ({ name, isHidden, isEmpty })

/** Sheets that take less may be empty, and are looked into. */
const EMPTY_SHEET_BYTES = 4096

/**
 * One worksheet of an .xlsx file (ECMA-376) as CSV with commas: the named one, else the first with data, visible ones first.
 * Values come out as `numberValue` and `textValue` say, formulas as their last result. Throws ToolErrors `excelUnreadable`,
 * `excelTooLarge`, `excelEmpty`, `sheetEmpty` and `sheetFormat` (.xlsb).
 */
export async function xlsxToCsv(
  bytes: Uint8Array<ArrayBuffer>,
  { sheet: wanted = '', maxLength = MAX_LENGTH } = {},
): Promise<SheetCsv> {
  const zip = new ZipReader(bytes, maxLength)
  const partOf = (relations: readonly Relation[], type: string) =>
    relations.find((relation) => relation.type === type)?.path ?? ''
  const workbookPath = partOf(await relationsOf(zip, ''), 'officeDocument')
  if (workbookPath.endsWith('.bin')) throw new ToolError('sheetFormat', { format: 'XLSB' })
  const workbook = [...tags(await zip.text(workbookPath))]
  const relations = await relationsOf(zip, workbookPath)
  const paths = new Map(relations.map(({ id, type, path }) => [id, type === 'worksheet' ? path : '']))
  const found = workbook.filter(({ name }) => name === 'sheet')
  const isSet = (tag: string, setting: string) =>
    /^(1|true)$/.test(attribute(workbook.find(({ name }) => name === tag)?.attributes ?? '', setting))
  const book: Book = {
    strings: sharedStrings(await zip.text(partOf(relations, 'sharedStrings'))),
    formats: cellFormats(await zip.text(partOf(relations, 'styles'))),
    dayOffset: isSet('workbookPr', 'date1904') ? DAYS_TO_1904 : 0,
    isUnsolved: isSet('calcPr', 'fullCalcOnLoad'),
  }
  const csvAt = async (path: string) => csvOf(rowsOf(await zip.text(path), book), maxLength)
  const sheets = await Promise.all(
    found.map(async ({ attributes }) => {
      const path = paths.get(attribute(attributes, '[\\w.-]+:id')) ?? ''
      const isSmall = zip.sizeOf(path) < EMPTY_SHEET_BYTES
      return {
        name: attribute(attributes, 'name'),
        isHidden: /hidden/i.test(attribute(attributes, 'state')),
        isEmpty: isSmall && (await csvAt(path)).parts.length === 0,
        path,
      }
    }),
  )
  if (!sheets.some(({ path }) => path)) throw new ToolError('excelUnreadable')
  const named = sheets.filter(({ name }) => name === wanted)
  const visibleFirst = [...sheets].sort((a, b) => Number(a.isHidden) - Number(b.isHidden))
  for (const { path, name, isEmpty } of named.length > 0 ? named : visibleFirst) {
    const csv = isEmpty ? undefined : await csvAt(path)
    if (csv?.parts.length) return { ...csv, sheet: name, sheets: sheets.map(withoutPath) }
  }
  throw named.length > 0 ? new ToolError('sheetEmpty', { name: wanted }) : new ToolError('excelEmpty')
}
