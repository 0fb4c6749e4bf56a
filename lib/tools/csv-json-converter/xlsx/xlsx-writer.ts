import { ToolError } from '@/lib/core/errors'
import { storedZip } from '@/lib/core/stored-zip'
import { escapeMarkup } from '@/lib/text/escape'
import type { Row } from '@/lib/tools/csv-json-converter/columns'
import { exactNumber, wordJson } from '@/lib/tools/csv-json-converter/typed-value'
import { dateSerial } from './cell-format'

/** Excel's own limits; past them it calls the file damaged. */
const MAX_ROWS = 1_048_576
const MAX_COLUMNS = 16_384
const MAX_CELL_LENGTH = 32_767

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`
const relations = (...entries: string[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${entries.join('')}</Relationships>`
const override = (name: string, type: string) =>
  `<Override PartName="/xl/${name}.xml" ContentType="${TYPE}.${type}+xml"/>`

/** The parts of a workbook with one sheet besides the sheet. Style 1 is a date. */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('workbook', 'sheet.main')}${override('worksheets/sheet1', 'worksheet')}${override('styles', 'styles')}</Types>`,
  '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
  'xl/workbook.xml': `${HEAD}<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations(
    relation(1, 'worksheet', 'worksheets/sheet1.xml'),
    relation(2, 'styles', 'styles.xml'),
  ),
  // openpyxl, and pandas with it, refuses a fill without a pattern.
  'xl/styles.xml': `${HEAD}<styleSheet ${MAIN}><fonts count="1"><font/></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}

/** Characters that XML cannot hold, as Excel writes them, and text that looks like such an escape. */
function sheetText(text: string): string {
  const safe = text.replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
  return escapeMarkup(
    safe.replace(
      /[\0-\x08\x0b-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
      (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    ),
  )
}

function cellXml(text: string, isText: boolean): string {
  if (text === '') return '<c/>'
  if (text.length > MAX_CELL_LENGTH) throw new ToolError('excelLimits')
  const serial = isText ? undefined : dateSerial(text)
  if (serial !== undefined) return `<c s="1"><v>${serial}</v></c>`
  const number = isText ? undefined : exactNumber(text)
  if (number !== undefined) return `<c><v>${number}</v></c>`
  const word = isText ? undefined : wordJson(text)
  if (word === 'true' || word === 'false') return `<c t="b"><v>${word === 'true' ? 1 : 0}</v></c>`
  // A cell of this type is never taken for a formula.
  return `<c t="inlineStr"><is><t xml:space="preserve">${sheetText(text)}</t></is></c>`
}

/** Collects rows of text and makes an .xlsx file of them (ECMA-376): ISO dates, exact numbers and booleans get their types. */
export class XlsxWriter {
  private readonly parts: string[] = [`${HEAD}<worksheet ${MAIN}><sheetData>`]
  private count = 0

  constructor(private readonly hasHeaders: boolean) {}

  /** Throws ToolError `excelLimits` past what Excel opens. */
  readonly add = ({ cells, texts }: Row): void => {
    if (cells.length > MAX_COLUMNS || this.count === MAX_ROWS) throw new ToolError('excelLimits')
    const isHeader = this.hasHeaders && this.count === 0
    this.count++
    this.parts.push(
      `<row>${cells.map((cell, at) => cellXml(cell, isHeader || texts?.has(at) === true)).join('')}</row>`,
    )
  }

  async finish(): Promise<Blob> {
    this.parts.push('</sheetData></worksheet>')
    const sheet = { name: 'xl/worksheets/sheet1.xml', blob: new Blob(this.parts) }
    const others = Object.entries(PARTS).map(([name, xml]) => ({ name, blob: new Blob([xml]) }))
    return storedZip([...others, sheet], `${TYPE}.sheet`)
  }
}
