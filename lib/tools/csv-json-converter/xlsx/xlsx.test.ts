import { deflateRawSync } from 'node:zlib'
import { downloadZip } from 'client-zip'
import { XlsxWriter } from './xlsx-writer'
import { xlsxToCsv } from './xlsx-to-csv'
import { attribute, plainText } from './xml'

const csvOf = async (...args: Parameters<typeof xlsxToCsv>) => (await xlsxToCsv(...args)).parts.join('')
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

async function zipped(parts: Readonly<Record<string, string>>) {
  return bytesOf(await downloadZip(Object.entries(parts).map(([name, input]) => ({ name, input }))).blob())
}

async function written(rows: readonly (readonly string[])[], hasHeaders = false): Promise<Blob> {
  const writer = new XlsxWriter(hasHeaders)
  rows.forEach((cells) => writer.add({ cells }))
  return writer.finish()
}

async function roundTrip(rows: readonly (readonly string[])[], hasHeaders = false): Promise<string> {
  return csvOf(await bytesOf(await written(rows, hasHeaders)))
}

const sheetOf = async (blob: Blob) => /<sheetData>.*<\/sheetData>/s.exec(await blob.text())?.[0] ?? ''

const relations = (...targets: readonly (readonly [id: string, type: string, target: string])[]) =>
  `<Relationships>${targets.map(([id, type, target]) => `<Relationship Target="${target}" Id="${id}" Type="http://x/${type}"/>`).join('')}</Relationships>`

/** A workbook with its own names of parts and a hidden sheet and a chart in front. */
const book = (sheet: string, rest: Readonly<Record<string, string>> = {}) =>
  zipped({
    '_rels/.rels': relations(['rId1', 'officeDocument', 'xl/book.xml']),
    'xl/book.xml': `<x:workbook xmlns:x="m"><x:sheets><x:sheet name="x" r:id="rId7" state="hidden"/><x:sheet name="c" r:id="rId9"/><x:sheet name="a&gt;b" r:id="rId3"/></x:sheets></x:workbook>`,
    'xl/_rels/book.xml.rels': relations(
      ['rId7', 'worksheet', 'worksheets/sheet2.xml'],
      ['rId9', 'chartsheet', 'chartsheets/sheet1.xml'],
      ['rId3', 'worksheet', '/xl/worksheets/sheet1.xml'],
      ['rId4', 'styles', 'styles.xml'],
      ['rId5', 'sharedStrings', 'sharedStrings.xml'],
    ),
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    ...rest,
  })

test('rows come back as they were: leading zeros, long digits, Korean, quotes, line ends, formulas, blanks', async () => {
  const rows = [
    ['번호', 'name'],
    ['007', '12345678901234567890'],
    ['1.5', '=HYPERLINK("http://x")'],
    ['-0.25', 'a "b", c'],
    ['line\nend', ' spaced '],
    ['', '2026-05-08'],
    ['_x000D_', '<&>\u0001'],
    ['😀', 'true'],
  ]
  expect(await roundTrip(rows, true)).toBe(
    '번호,name\r\n007,12345678901234567890\r\n1.5,"=HYPERLINK(""http://x"")"\r\n-0.25,"a ""b"", c"\r\n"line\nend", spaced \r\n,2026-05-08\r\n_x000D_,<&>\u0001\r\n😀,true',
  )
})

test('only exact numbers and real dates get a type; a formula is text, and so is every header', async () => {
  const sheet = await sheetOf(
    await written([['2026'], ['12'], ['012'], ['2026-02-29'], ['2026-03-01'], ['=1+1']], true),
  )
  expect(sheet).toContain('<t xml:space="preserve">2026</t>')
  expect(sheet).toContain('<c><v>12</v></c>')
  expect(sheet).toContain('<t xml:space="preserve">012</t>')
  expect(sheet).toContain('<t xml:space="preserve">2026-02-29</t>')
  expect(sheet).toContain('<c s="1"><v>46082</v></c>')
  expect(sheet).toContain('<t xml:space="preserve">=1+1</t>')
  expect(sheet).not.toContain('<f')
})

test('openpyxl opens it: every fill has its pattern', async () => {
  expect(await (await written([['a']])).text()).toContain('<fill><patternFill patternType="none"/></fill>')
})

test('what Excel cannot open is refused', async () => {
  expect(() => new XlsxWriter(false).add({ cells: ['x'.repeat(32_768)] })).toThrow('excelLimits')
  expect(() => new XlsxWriter(false).add({ cells: Array<string>(16_385).fill('x') })).toThrow('excelLimits')
})

test('shared strings, types, formats, gaps and prefixes of a workbook', async () => {
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="yyyy&quot;년&quot; m"/><numFmt numFmtId="166" formatCode="[Red]0.00"/></numFmts>' +
    '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="22"/><xf numFmtId="20"/><xf numFmtId="166"/></cellXfs></styleSheet>'
  const strings =
    '<sst><si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si><si><r><t>a</t></r><r><t xml:space="preserve"> &amp;_x0041_</t></r></si><si/></sst>'
  const sheet =
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c><c r="D1" t="b"><v>1</v></c><c r="E1" t="e"><v>#N/A</v></c></row>' +
    '<row r="2"><c r="A2" s="1"><v>44197</v></c><c r="B2" s="2"><v>42</v></c><c s="3"><v>1</v></c><c s="4"><v>44197.5</v></c><c s="5"><v>0.75</v></c></row>' +
    '<row r="3"><c s="6"><v>0.30000000000000004</v></c><c><v>1E+20</v></c><c t="str"><f>A1&amp;"x"</f><v>東x</v></c><c s="1"><v>60</v></c><c s="1"><v>-1</v></c></row>'
  const parts = { 'xl/styles.xml': styles, 'xl/sharedStrings.xml': strings }
  expect((await csvOf(await book(sheet, parts))).split('\r\n')).toEqual([
    '東京,,a &A,true,#N/A',
    '2021-01-01,00042,1900년 1,2021-01-01T12:00:00,18:00:00',
    '0.3,100000000000000000000,東x,1900-02-28,-1',
  ])
})

test('texts are found in a part whose name has other capitals than what refers to it', async () => {
  const parts = { 'xl/SharedStrings.xml': '<sst><si><t>Kim</t></si></sst>' }
  expect(await csvOf(await book('<row><c t="s"><v>0</v></c><c><v>1</v></c></row>', parts))).toBe('Kim,1')
})

test('cells stand where they say, in any order, up to the last column of Excel', async () => {
  const sheet =
    '<row><c r="B1"><v>2</v></c><c r="A1"><v>1</v></c><c><v>3</v></c></row>' +
    '<row><c r="XFD2"><v>4</v></c><c r="XFE2"><v>5</v></c></row><row><c r="AB3"/><c><v>6</v></c><c r="AA3"><v>7</v></c></row>'
  const [first, second, third] = (await csvOf(await book(sheet))).split('\r\n')
  expect(first).toBe('1,3')
  expect(second).toBe(`${','.repeat(16_383)}4`)
  expect(third).toBe(`${','.repeat(26)}7,,6`)
})

test('empty cells at the end of a row are cells where the first row has some, and a blank row stays blank', async () => {
  const sheet =
    '<row r="1"></row><row r="2"><c r="A2"><v>1</v></c><c r="C2"><v>3</v></c></row><row r="3"><c r="A3"><v>4</v></c><c r="C3" s="0"/></row>' +
    '<row r="4"><c r="A4" s="0"/></row><row r="5"><c r="B5"><v>5</v></c><c r="D5"><v>6</v></c></row>'
  expect((await csvOf(await book(sheet))).split('\r\n')).toEqual(['', '1,,3', '4,,', '', ',5,,6'])
})

test('files that are no workbook, and bombs, are refused', async () => {
  await expect(xlsxToCsv(new Uint8Array())).rejects.toThrow('excelUnreadable')
  await expect(xlsxToCsv(new Uint8Array(100_000))).rejects.toThrow('excelUnreadable')
  await expect(xlsxToCsv(await zipped({ 'other.xml': '<x/>' }))).rejects.toThrow('excelUnreadable')
  // A directory that says 10 bytes and unpacks to 5 MB.
  const bomb = deflateRawSync(Buffer.alloc(5_000_000, 0x20), { level: 9 })
  const name = Buffer.from('_rels/.rels')
  const local = Buffer.alloc(30)
  local.write('PK\x03\x04', 'latin1')
  local.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.write('PK\x01\x02', 'latin1')
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(bomb.length, 20)
  central.writeUInt32LE(10, 24)
  central.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(30 + name.length + bomb.length, 16)
  const file = Buffer.concat([local, name, bomb, central, name, end])
  await expect(xlsxToCsv(new Uint8Array(file), { maxLength: 1_000_000 })).rejects.toThrow('excelTooLarge')
  // Cells far to the right in many rows.
  const wide = '<row><c r="XFD1" t="str"><v>x</v></c></row>'.repeat(100)
  await expect(book(wide).then((bytes) => xlsxToCsv(bytes, { maxLength: 1_000_000 }))).rejects.toThrow('excelTooLarge')
})

test('damaged parts give what can be read and never hang', async () => {
  expect(await csvOf(await book('<row><c r="A1"><v>1</v></c></row><row><c'))).toBe('1')
  await expect(book('<c r="A1" '.repeat(200_000)).then((bytes) => xlsxToCsv(bytes))).rejects.toThrow('excelEmpty')
  expect(plainText('&#x110000;&unknown;&#65;')).toBe('&unknown;A')
  expect(attribute('c r="A1" t=\'s\'', 't')).toBe('s')
})

// ECMA-376, parts 1 (18, 12.3) and 2 (package).
test('a workbook has the parts of Office Open XML', async () => {
  const book = await written([['a'], ['2026-05-15']], true)
  expect(book.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  const text = await book.text()
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const pack = 'http://schemas.openxmlformats.org/package/2006'
  const parts = {
    '[Content_Types].xml':
      `${head}<Types xmlns="${pack}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${content}.worksheet+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${content}.styles+xml"/></Types>`,
    '_rels/.rels':
      `${head}<Relationships xmlns="${pack}/relationships">` +
      `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml':
      `${head}<workbook ${main} xmlns:r="${office}">` +
      '<sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      `${head}<Relationships xmlns="${pack}/relationships">` +
      `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${head}<styleSheet ${main}>`,
    'xl/worksheets/sheet1.xml':
      `${head}<worksheet ${main}><sheetData><row><c t="inlineStr"><is><t xml:space="preserve">a</t></is></c></row>` +
      // Days since 30 December 1899.
      '<row><c s="1"><v>46157</v></c></row></sheetData></worksheet>',
  }
  for (const [name, part] of Object.entries(parts)) expect(text).toContain(name + part)
  expect(text).toContain('<cellXfs count="2"><xf/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs>')
})

test.each([
  ['columns', [Array<string>(16_384).fill('')], [Array<string>(16_385).fill('')]],
  ['letters of a cell', [['x'.repeat(32_767)]], [['x'.repeat(32_768)]]],
])('more %s than Excel opens are refused', async (_, within, beyond) => {
  await expect(written(within)).resolves.toBeInstanceOf(Blob)
  await expect(written(beyond)).rejects.toMatchObject({ code: 'excelLimits' })
})

test('texts stay texts, whatever made them, and booleans and errors are what they are', async () => {
  const strings =
    '<sst><si><t><![CDATA[R&D <1>]]></t></si><si><t>9535e6</t></si><si><t>TRUE</t></si><si><t>a<![CDATA[]]><!-- > -->b</t></si></sst>'
  const sheet =
    '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>2</v></c><c t="s"><v>3</v></c></row>' +
    '<row><c t="inlineStr"><is><t>12</t></is></c><c t="str"><f>TEXT(A1,"0")</f><v>42</v></c><c t="inlineStr"><is><r><t>1</t></r><r><t>e3</t></r></is></c></row>' +
    '<row><c t="inlineStr"><is><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></is></c><c t="inlineStr"><is><t>次</t></is></c></row>' +
    '<row><c t="b"><v>1</v></c><c t="b"><v>0</v></c><c t="e"><v>#N/A</v></c><c t="str"><v>#N/A</v></c><c t="d"><v>2026-05-08</v></c><c t="n"><v>12</v></c></row>'
  expect((await csvOf(await book(sheet, { 'xl/sharedStrings.xml': strings }))).split('\r\n')).toEqual([
    'R&D <1>,"9535e6","TRUE",ab',
    '"12","42","1e3",',
    '東京,次,,',
    'true,false,#N/A,#N/A,2026-05-08,12',
  ])
})

const cell = (text: string) => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`
const sheetXml = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`

test('the first sheet with data is taken, visible ones first, and all are listed', async () => {
  const empty = book('<row><c r="A1" s="0"/></row>', { 'xl/worksheets/sheet2.xml': sheetXml(cell('hidden')) })
  const sheets = [
    { name: 'x', isHidden: true, isEmpty: false },
    { name: 'c', isHidden: false, isEmpty: true },
    { name: 'a>b', isHidden: false, isEmpty: true },
  ]
  expect(await xlsxToCsv(await empty)).toEqual({ parts: ['hidden'], sheet: 'x', sheets, unsolved: 0 })
  const both = await book(cell('visible'), { 'xl/worksheets/sheet2.xml': sheetXml(cell('hidden')) })
  expect(await xlsxToCsv(both)).toMatchObject({ parts: ['visible'], sheet: 'a>b' })
  expect(await xlsxToCsv(both, { sheet: 'x' })).toMatchObject({ parts: ['hidden'], sheet: 'x' })
  expect(await xlsxToCsv(both, { sheet: 'gone' })).toMatchObject({ sheet: 'a>b' })
  await expect(book('').then((bytes) => xlsxToCsv(bytes))).rejects.toMatchObject({ code: 'excelEmpty' })
})

test('formulas that nobody has worked out are counted', async () => {
  const sheet =
    '<row><c><f>1+1</f><v></v></c><c><f>1+1</f><v>2</v></c><c><f t="shared" si="0"/></c><c t="str"><f>""</f><v></v></c><c><f>A1</f><v>0</v></c><c t="inlineStr"><is><t>sum</t></is></c></row>'
  const rest = { 'xl/worksheets/sheet2.xml': sheetXml(cell('hidden')) }
  expect(await xlsxToCsv(await book(sheet, rest))).toMatchObject({ parts: [',2,,,0,sum'], unsolved: 2 })
  // What XlsxWriter writes, whose results are all 0.
  const workbook = `<workbook><sheets><sheet name="a" r:id="rId3"/></sheets><calcPr calcId="124519" fullCalcOnLoad="1"/></workbook>`
  expect(await xlsxToCsv(await book(sheet, { 'xl/book.xml': workbook }))).toMatchObject({ unsolved: 3 })
  expect(await xlsxToCsv(await book(cell('x'), rest))).toMatchObject({ unsolved: 0 })
})

test('a binary workbook is refused by name, an attribute may hold a sign of tags', async () => {
  const xlsb = await zipped({ '_rels/.rels': relations(['rId1', 'officeDocument', 'xl/workbook.bin']) })
  await expect(xlsxToCsv(xlsb)).rejects.toMatchObject({ code: 'sheetFormat', params: { format: 'XLSB' } })
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[>5]&quot;high&quot;;&quot;low&quot;"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>'
  expect(await csvOf(await book('<row><c s="0"><v>7</v></c></row>', { 'xl/styles.xml': styles }))).toBe('high')
})
