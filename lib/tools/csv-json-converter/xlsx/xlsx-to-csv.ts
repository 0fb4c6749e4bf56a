import { ToolError } from '@/lib/core/errors'
import { csvLineWriter } from '@/lib/text/csv-writer'
import { cellFormat, DAYS_TO_1904, numberText, type CellFormat } from './cell-format'
import { attribute, plainText, tags } from './xml'
import { ZipReader } from './zip-reader'

const MAX_COLUMNS = 16_384
/** The most that is unpacked and the most that is written: few cells far to the right would make many empty ones. */
const MAX_LENGTH = 200_000_000
const PART_ROWS = 5_000

function sharedStrings(xml: string): string[] {
  const strings: string[] = []
  let text = ''
  let isPhonetic = false
  for (const { name, text: content, isEmpty } of tags(xml)) {
    // The reading of Japanese words is not part of the text.
    if (name === 'rPh' && !isEmpty) isPhonetic = true
    else if (name === '/rPh') isPhonetic = false
    else if (name === '/t' && !isPhonetic) text += plainText(content)
    else if (name === '/si' || (name === 'si' && isEmpty)) {
      strings.push(text)
      text = ''
    }
  }
  return strings
}

function cellFormats(xml: string): CellFormat[] {
  const codes = new Map<string, string>()
  const formats: CellFormat[] = []
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
  readonly formats: readonly CellFormat[]
  readonly dayOffset: number
}

function cellText(attributes: string, value: string, { strings, formats, dayOffset }: Book): string {
  const type = attribute(attributes, 't')
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'true' : 'false'
  if (type !== '' && type !== 'n') return plainText(value)
  return numberText(value, formats[Number(attribute(attributes, 's') || 0)] ?? 'number', dayOffset)
}

function* rowsOf(xml: string, book: Book): Generator<string[], void> {
  let cells: string[] = []
  let column = -1
  let open = ''
  let value = ''
  let inlineText = ''
  for (const { name, attributes, isEmpty, text } of tags(xml)) {
    if (name === 'c') {
      const given = columnOf(attribute(attributes, 'r'))
      column = given >= 0 ? given : column + 1
      open = isEmpty ? '' : attributes
      value = inlineText = ''
    } else if (name === '/v') value += text
    else if (name === '/t') inlineText += text
    else if (name === '/c') {
      const content = cellText(open, inlineText || value, book)
      if (content === '' || column >= MAX_COLUMNS) continue
      while (cells.length < column) cells.push('')
      cells[column] = content
    } else if (name === '/row') {
      yield cells
      cells = []
      column = -1
    }
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
 * The first visible worksheet of an .xlsx file (ECMA-376) as CSV with commas, in pieces. Dates become ISO dates, numbers keep
 * their 15 digits and the zeros that their format puts in front, formulas their last result. Throws ToolErrors
 * `excelUnreadable`, `excelTooLarge` and `excelEmpty`.
 */
export async function xlsxToCsv(bytes: Uint8Array<ArrayBuffer>, maxLength = MAX_LENGTH): Promise<string[]> {
  const zip = new ZipReader(bytes, maxLength)
  const partOf = (relations: readonly Relation[], type: string) =>
    relations.find((relation) => relation.type === type)?.path ?? ''
  const workbookPath = partOf(await relationsOf(zip, ''), 'officeDocument')
  const workbook = [...tags(await zip.text(workbookPath))]
  const relations = await relationsOf(zip, workbookPath)
  const worksheets = new Map(relations.flatMap(({ id, type, path }) => (type === 'worksheet' ? [[id, path]] : [])))
  const sheets = workbook.flatMap(({ name, attributes }) => {
    const path = name === 'sheet' ? worksheets.get(attribute(attributes, '[\\w.-]+:id')) : undefined
    return path ? [{ path, isHidden: /hidden/i.test(attribute(attributes, 'state')) }] : []
  })
  const sheet = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0]
  if (!sheet) throw new ToolError('excelUnreadable')
  const properties = workbook.find(({ name }) => name === 'workbookPr')
  const book: Book = {
    strings: sharedStrings(await zip.text(partOf(relations, 'sharedStrings'))),
    formats: cellFormats(await zip.text(partOf(relations, 'styles'))),
    dayOffset: /^(1|true)$/.test(attribute(properties?.attributes ?? '', 'date1904')) ? DAYS_TO_1904 : 0,
  }
  const lineOf = csvLineWriter()
  const parts: string[] = []
  let lines: string[] = []
  let length = 0
  for (const cells of rowsOf(await zip.text(sheet.path), book)) {
    const line = lineOf(cells)
    length += line.length
    if (length > maxLength) throw new ToolError('excelTooLarge')
    if (lines.push(line) < PART_ROWS) continue
    parts.push(`${lines.join('\r\n')}\r\n`)
    lines = []
  }
  if (length === 0) throw new ToolError('excelEmpty')
  return [...parts, lines.join('\r\n')]
}
