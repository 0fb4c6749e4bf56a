import { downloadZip } from 'client-zip'
import { parseFields, readFragment, writeFragment, defaultsOf, type Fields, type Raw } from '@/lib/core/fields'
import { parseHexColor } from '@/lib/image/pixels/hex-color'
import { groupDigits } from '@/lib/core/numbers'
import { readNumber } from '@/lib/core/read-number'
import { isoDate, parseIsoDate } from '@/lib/core/plain-date'
import type { Random } from '@/lib/core/random'
import { detectEncoding } from '@/lib/text/encoding'
import { keysOfPaste } from '@/lib/tools/basic-calculator/pasted-sum'
import { CLEARED, displayText, press } from '@/lib/tools/basic-calculator/calculator'
import { csvJsonConverterFields as converterFields, type ConverterOptions } from '@/lib/tools/csv-json-converter/fields'
import { dateCalculatorFields } from '@/lib/tools/date-calculator/fields'
import { parseMoment } from '@/lib/tools/exif-viewer/moment'
import { loanCalculatorFields } from '@/lib/tools/loan-calculator/fields'
import { TEST_WORDS } from '@/lib/tools/markdown-html/test-words'
import { renderMarkdown } from '@/lib/tools/markdown-html/render'
import { loremIpsumFields } from '@/lib/tools/lorem-ipsum/fields'
import { readSession } from '@/lib/tools/pomodoro-timer/stored-session'
import { evaluate } from '@/lib/tools/scientific-calculator/evaluate'
import { ZERO } from '@/lib/tools/scientific-calculator/result'
import { readMeasurement } from '@/lib/tools/unit-converter/measurement'
import { completeStatistics, mainStatistics } from '@/lib/tools/word-counter/statistics'
import { convert } from '@/lib/tools/csv-json-converter/worker/csv-json-conversion'
import { xlsxToCsv } from '@/lib/tools/csv-json-converter/xlsx/xlsx-to-csv'
import { attackOn, type Attack } from './campaign'
import * as corpus from './corpus'
import { mutate, mutateText, oneOf } from './mutate'

function check(holds: boolean, promise: string): void {
  if (!holds) throw new Error(`broken promise: ${promise}`)
}

function texts(
  name: string,
  [originals, tokens]: readonly [readonly string[], readonly string[]],
  run: (text: string) => unknown,
): Attack {
  return attackOn({ name, next: (random: Random) => mutateText(oneOf(random, originals), random, tokens), run })
}

/** Text files as they come: mutated as text, then as bytes of UTF-8 or UTF-16. */
function textFiles(
  name: string,
  [originals, tokens]: readonly [readonly string[], readonly string[]],
  run: (bytes: Uint8Array<ArrayBuffer>) => unknown,
): Attack {
  const bytesOf = (random: Random) =>
    new Uint8Array(
      Buffer.from(mutateText(oneOf(random, originals), random, tokens), oneOf(random, ['utf8', 'utf16le'])),
    )
  return attackOn({ name, next: (random) => mutate(bytesOf(random), random, bytesOf(random)), run })
}

const OPTIONS = parseFields(converterFields, defaultsOf(converterFields)).values

async function converted(bytes: Uint8Array<ArrayBuffer>, options: Partial<ConverterOptions>): Promise<string> {
  const { output } = await convert({ input: new Blob([bytes]), options: { ...OPTIONS, ...options } }, () => undefined)
  return output.text()
}

const WORKBOOKS = [...corpus.fixtures('xlsx').values()]
const relation = (type: string, target: string) => `<Relationship Id="r" Type="/${type}" Target="${target}"/>`
const PARTS: Readonly<Record<string, string>> = {
  '_rels/.rels': relation('officeDocument', 'book.xml'),
  'book.xml': '<workbook><sheets><sheet r:id="r"/></sheets></workbook>',
  '_rels/book.xml.rels': relation('worksheet', 'sheet.xml') + relation('styles', 'styles.xml'),
  'styles.xml': '<cellXfs><xf numFmtId="0"/><xf numFmtId="22"/></cellXfs>',
}

async function workbookOf(sheet: string): Promise<Uint8Array<ArrayBuffer>> {
  const parts = Object.entries({ ...PARTS, 'sheet.xml': sheet }).map(([name, input]) => ({ name, input }))
  return new Uint8Array(await downloadZip(parts).arrayBuffer())
}

function readLink(declared: Fields, fragment: string): void {
  const raw = { ...defaultsOf(declared), ...readFragment(declared, fragment) } as Raw<Fields>
  const { values } = parseFields(declared, raw)
  check(
    Object.values(values).every((value) => !Number.isNaN(value)),
    'no field is NaN',
  )
  const written = writeFragment(declared, raw)
  check(
    writeFragment(declared, { ...raw, ...readFragment(declared, written) } as Raw<Fields>) === written,
    'a link leads back',
  )
}

const MARKDOWN = [corpus.MARKDOWN, corpus.MARKDOWN_TOKENS] as const
const NUMBERS = [corpus.MEASUREMENTS, corpus.MEASUREMENT_TOKENS] as const

export const TEXT_TARGETS: readonly Attack[] = [
  textFiles('CSV file', [corpus.CSV, corpus.CSV_TOKENS], async (bytes) => {
    JSON.parse(await converted(bytes, { tab: 'csvToJson' }))
    JSON.parse(await converted(bytes, { tab: 'csvToJson', nested: true, hasHeaders: bytes.length % 2 === 0 }))
  }),
  textFiles('JSON file', [corpus.JSON_TEXTS, corpus.JSON_TOKENS], (bytes) =>
    converted(bytes, { tab: 'jsonToCsv', escapeFormulas: bytes.length % 2 === 0 }),
  ),
  attackOn({
    name: 'Excel file',
    next: (random) => mutate(oneOf(random, WORKBOOKS), random, oneOf(random, WORKBOOKS)),
    run: (bytes) => xlsxToCsv(bytes),
  }),
  texts('Excel sheet', [corpus.SHEETS, corpus.SHEET_TOKENS], async (sheet) => xlsxToCsv(await workbookOf(sheet))),
  textFiles('text encoding', MARKDOWN, (bytes) => new TextDecoder(detectEncoding(bytes).encoding).decode(bytes)),
  texts('Markdown', MARKDOWN, (text) => renderMarkdown(text, TEST_WORDS)),
  texts('word count', MARKDOWN, (text) => completeStatistics(text, mainStatistics(text))),
  texts('expression', [corpus.EXPRESSIONS, corpus.EXPRESSION_TOKENS], (text) =>
    check(
      Number.isFinite(Number(evaluate(text, { angleMode: 'deg', ans: ZERO, memory: null }).exact)),
      'a finite value',
    ),
  ),
  texts('pasted keys', [corpus.EXPRESSIONS, corpus.EXPRESSION_TOKENS], (text) =>
    displayText(keysOfPaste(text).reduce(press, CLEARED)),
  ),
  texts('measurement', NUMBERS, readMeasurement),
  texts('number', NUMBERS, (text) => [readNumber(text, 'cm'), groupDigits(text), parseHexColor(text)]),
  texts(
    'date',
    [
      ['2024-02-29', '2024:05:06 07:08:09+09:00'],
      ['-', ':', '0', '9999', 'T', 'Z', '+'],
    ],
    (text) => {
      const date = parseIsoDate(text)
      check(!date || parseIsoDate(isoDate(date)) !== null, 'a date is written as one')
      parseMoment(text, text)
    },
  ),
  texts('shared link', [corpus.FRAGMENTS, corpus.FRAGMENT_TOKENS], (text) => {
    for (const declared of [converterFields, loanCalculatorFields, loremIpsumFields, dateCalculatorFields])
      readLink(declared, text)
  }),
  texts('kept timer', [corpus.JSON_TEXTS, corpus.JSON_TOKENS], (text) => readSession(text, text)),
]
