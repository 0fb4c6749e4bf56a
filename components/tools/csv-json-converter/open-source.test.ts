import { openFile, openSource, pageText } from './open-source'
import { LARGE_BYTES } from './source'

// Parsing a page needs a browser.
jest.mock('./page-tables', () => ({ pageToCsv: (text: string) => ({ parts: [text], sheet: '', sheets: [] }) }))

// 名前,年齢 in EUC-JP; 1,2 in ASCII; a byte that UTF-8 does not have.
test.each([
  ['auto', [0xcc, 0xbe, 0xc1, 0xb0, 0x2c, 0xc7, 0xaf, 0xce, 0xf0], '名前,年齢', undefined],
  [
    'utf-8',
    [0xcc, 0xbe, 0xc1, 0xb0, 0x2c, 0xc7, 0xaf, 0xce, 0xf0],
    undefined,
    { kind: 'misfit', used: 'utf-8', likely: 'euc-jp' },
  ],
  ['euc-kr', [0x31, 0x2c, 0x32], '1,2', undefined],
  [
    'auto',
    [...Buffer.from('이름,나이\n'.repeat(9)), 0xff],
    `${'이름,나이\n'.repeat(9)}\uFFFD`,
    { kind: 'unreadable', used: 'utf-8', likely: 'utf-8' },
  ],
  // Greek in Windows-1253, which no encoding of the list is.
  [
    'auto',
    [0xcc, 0xe9, 0xf7, 0xdc, 0xeb, 0xe7, 0xf2, 0x2c, 0xc1, 0xe8, 0xde, 0xed, 0xe1],
    undefined,
    { kind: 'unsure' },
  ],
] as const)('a file read as %s: %j', async (encoding, bytes, text, doubt) => {
  const source = await openFile(new File([Uint8Array.from(bytes)], 'a.csv'), 'csvToJson', encoding)
  expect(source).toMatchObject({ ...(text && { text }), doubt: doubt && expect.objectContaining(doubt) })
})

// Marić in Windows-1250, which is another word in Windows-1252.
const CROATIAN = [...Buffer.from('name\nMari'), 0xe6]

test.each([
  ['auto', CROATIAN, 'windows-1252', { encoding: 'windows-1250', word: 'Marić' }],
  ['windows-1250', CROATIAN, 'windows-1250', { encoding: 'windows-1252', word: 'Mariæ' }],
  // 이름,나이,도시 in EUC-KR
  ['auto', [0xc0, 0xcc, 0xb8, 0xa7, 0x2c, 0xb3, 0xaa, 0xc0, 0xcc, 0x2c, 0xb5, 0xb5, 0xbd, 0xc3], 'euc-kr', undefined],
] as const)(
  'a file whose encoding was guessed or may be another one says so: %s, %j',
  async (chosen, bytes, used, other) => {
    const { readAs, doubt } = await openFile(new File([Uint8Array.from(bytes)], 'a.csv'), 'csvToJson', chosen)
    expect(doubt).toBeUndefined()
    expect(readAs).toMatchObject({ used, others: other ? expect.arrayContaining([other]) : [] })
  },
)

test('nothing is said of the encoding of a file in UTF-8, or in the one that was chosen and fits', async () => {
  const korean = new File(
    [Uint8Array.from([0xc0, 0xcc, 0xb8, 0xa7, 0x2c, 0xb3, 0xaa, 0xc0, 0xcc, 0x2c, 0xb5, 0xb5, 0xbd, 0xc3])],
    'a.csv',
  )
  expect((await openFile(korean, 'csvToJson', 'euc-kr')).readAs).toBeUndefined()
  expect((await openFile(fileOf('이름,é', 'a.csv'), 'csvToJson', 'auto')).readAs).toBeUndefined()
})

test('a web page that does not name its encoding says in which it was read', async () => {
  const page = (head: string) =>
    new File([`<html>${head}<table><tr><td>Mari`, Uint8Array.of(0xe6), '</td></tr></table>'], 'a.xls')
  const open = (file: File) => openSource(file, { tab: 'csvToJson', encoding: 'auto', readWorkbook: jest.fn() })
  expect(await open(page(''))).toMatchObject({ readAs: { used: 'windows-1252' } })
  const named = await open(page('<meta charset="windows-1250">'))
  expect(named.text).toContain('Marić')
  expect(named.readAs).toBeUndefined()
})

test('filler of fields of a fixed width is left out, which is said', async () => {
  const file = fileOf('id,name\r\n0,Kim0\0\0\0\r\n1,Kim1\0\0\0\r\n', 'a.csv')
  expect(await openFile(file, 'csvToJson', 'auto')).toMatchObject({
    text: 'id,name\r\n0,Kim0\r\n1,Kim1\r\n',
    hadFiller: true,
    doubt: undefined,
  })
  // Short text in Windows-1252, of which nobody can be sure.
  const western = new File(['id;name\n1;', Uint8Array.of(0xc9), 'ric\0\0\0\n2;Test\0\0\0\n'], 'a.csv')
  expect(await openFile(western, 'csvToJson', 'auto')).toMatchObject({
    text: 'id;name\n1;Éric\n2;Test\n',
    hadFiller: true,
    doubt: { kind: 'unsure' },
  })
})

const fileOf = (content: string, name: string, size?: number) => {
  const file = new File([content], name)
  return size === undefined ? file : Object.defineProperty(file, 'size', { value: size })
}

test.each([
  [fileOf('a,b', 'a.png'), 'csvToJson', 'fileNotCsv'],
  [fileOf('[]', 'a.csv'), 'jsonToCsv', 'fileNotJson'],
  [fileOf('no columns', 'a.txt'), 'csvToJson', 'fileNotCsv'],
  [fileOf('a,b', 'a.txt'), 'jsonToCsv', 'fileNotJson'],
  [fileOf('', 'a.csv'), 'csvToJson', 'fileEmpty'],
  [fileOf('a,b', 'a.csv', 200 * 2 ** 20 + 1), 'csvToJson', 'fileTooLarge'],
] as const)('%# is refused as %s: %s', async (file, direction, code) => {
  await expect(openFile(file, direction, 'auto')).rejects.toMatchObject({ code })
})

const PNG = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'
const XLS = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0W\0o\0r\0k\0b\0o\0o\0k\0'
test.each([
  [PNG, 'a.png', 'csvToJson', 'csvIsOther', 'PNG'],
  [PNG, 'renamed.csv', 'csvToJson', 'csvIsOther', 'PNG'],
  [PNG, 'a.png', 'jsonToCsv', 'jsonIsOther', 'PNG'],
  ['%PDF-1.7 a,b\n1,2', 'a.pdf', 'csvToJson', 'csvIsOther', 'PDF'],
  [XLS, 'a.xls', 'csvToJson', 'excelUnreadable', undefined],
  [XLS, 'a.xls', 'jsonToCsv', 'jsonIsOther', 'Excel'],
] as const)('%j in %s is refused for %s as %s %s', async (content, name, direction, code, format) => {
  const file = new File([Uint8Array.from(Buffer.from(content, 'latin1'))], name)
  const refusal = openFile(file, direction, 'auto')
  await expect(refusal).rejects.toMatchObject({ code, params: format ? { format } : {} })
})

test('text read in an encoding that does not fit is shown with a doubt, and not refused', async () => {
  const file = new File([Uint8Array.from([0xff, 0xfe, ...Buffer.from('a,b\n1,2', 'utf16le')])], 'a.csv')
  const { text, doubt } = await openFile(file, 'csvToJson', 'utf-8')
  expect(text).toContain('\0')
  expect(doubt).toMatchObject({ used: 'utf-8' })
})

test('text that begins as another format does is text', async () => {
  for (const text of ['ID3,name\n1,2', 'BM,name\n1,2', '%PDF-,b\n1,2'])
    expect(await openFile(fileOf(text, 'a.csv'), 'csvToJson', 'auto')).toMatchObject({ text })
})

test('a file that has gone cannot be read, one of 200 MB can', async () => {
  const gone = Object.assign(fileOf('a,b', 'a.csv'), { slice: () => Promise.reject(new Error('gone')) })
  await expect(openFile(gone as never, 'csvToJson', 'auto')).rejects.toMatchObject({ code: 'fileUnreadable' })
  expect((await openFile(fileOf('a,b', 'a.csv', 200 * 2 ** 20), 'csvToJson', 'auto')).isLarge).toBe(true)
  const columns = fileOf('a,b\n1,2', 'a.txt')
  expect(await openFile(columns, 'csvToJson', 'auto')).toMatchObject({
    text: 'a,b\n1,2',
    file: columns,
    isLarge: false,
  })
})

test('of a file of more than a megabyte the beginning is shown, without half a character at its end', async () => {
  const [whole, large] = ['x'.repeat(LARGE_BYTES), `a${'가'.repeat(LARGE_BYTES / 2)}`]
  expect(await openFile(fileOf(whole, 'a.csv'), 'csvToJson', 'auto')).toMatchObject({ text: whole, isLarge: false })
  const file = fileOf(large, 'a.csv')
  // 33,333 characters of three bytes follow the first within 100,000 bytes.
  expect(await openFile(file, 'csvToJson', 'utf-8')).toMatchObject({
    text: large.slice(0, 33_334),
    file,
    isLarge: true,
  })
  expect((await openFile(file, 'csvToJson', 'utf-8')).doubt).toBeUndefined()
})

describe('a workbook', () => {
  const workbook = (name: string, content = 'PK\x03\x04 xl/workbook.xml') =>
    new File([Uint8Array.from(Buffer.from(content, 'latin1'))], name)
  const sheets = [
    { name: 'A', isHidden: false, isEmpty: false },
    { name: 'B', isHidden: true, isEmpty: false },
  ]
  const open = (file: File, csv = 'a,b', sheet?: string) =>
    openSource(file, {
      tab: 'csvToJson',
      encoding: 'auto',
      sheet,
      readWorkbook: async (_, name) => ({ csv: new Blob([csv]), sheets, sheet: name ?? 'A', unsolved: 2 }),
    })

  it.each(['a.xlsx', 'a.XLSM', 'a.xltx', 'a.xls', 'a.csv', 'a'])('called %s is known by its content', async (name) => {
    const file = workbook(name)
    expect(await open(file)).toEqual({
      text: 'a,b',
      isLarge: false,
      isSheet: true,
      sheets: { kind: 'sheets', file, list: sheets, chosen: 'A', unsolved: 2 },
    })
    expect((await open(file, 'c', 'B')).sheets?.chosen).toBe('B')
  })

  it('is the text of its CSV, a large one a file of it', async () => {
    expect((await open(workbook('a.xlsx'), 'x'.repeat(LARGE_BYTES))).text).toBe('x'.repeat(LARGE_BYTES))
    const { text, file, isLarge } = await open(workbook('a.xlsx'), 'x'.repeat(LARGE_BYTES + 1))
    expect([text.length, file?.name, file?.size, isLarge]).toEqual([100_000, 'a.xlsx', LARGE_BYTES + 1, true])
  })

  it('of more than 200 MB is refused', async () => {
    const sized = (bytes: number) => Object.defineProperty(workbook('a.xlsx'), 'size', { value: bytes })
    await expect(open(sized(200 * 2 ** 20 + 1))).rejects.toMatchObject({ code: 'fileTooLarge', params: { limit: 200 } })
    expect((await open(sized(200 * 2 ** 20))).text).toBe('a,b')
  })

  const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0'
  const wide = (name: string) => [...name].join('\0')
  it.each([
    ['PK\x03\x04 xl/workbook.bin', 'XLSB'],
    ['PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.spreadsheetPK', 'ODS'],
    ['PK\x03\x04Index/Document.iwa', 'Numbers'],
    ['PK\x03\x04Index/Tables/Tile.iwa', 'Numbers'],
    [OLE + wide('Workbook'), 'XLS'],
    [`${OLE}${wide('Book')}\0\0`, 'XLS'],
    ['\x09\x08\x08\0\0\x05', 'XLS'],
    ['<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?><Workbook>', 'Excel 2003 XML'],
    ['MIME-Version: 1.0\r\nContent-Type: multipart/related', 'MHTML'],
  ])('that is not read is refused by name: %j is %s', async (content, format) => {
    for (const name of ['a.xls', 'a.xlsx', 'a.csv', 'a.numbers'])
      await expect(open(workbook(name, content))).rejects.toMatchObject({ code: 'sheetFormat', params: { format } })
  })

  it('with a password, of another kind, damaged or empty is refused', async () => {
    const refused = async (name: string, content: string) => open(workbook(name, content)).catch((error) => error.code)
    expect(await refused('a.xlsx', OLE + wide('EncryptedPackage'))).toBe('excelPassword')
    expect(await refused('a.xlsx', 'PK\x03\x04 word/document.xml')).toBe('csvIsOther')
    expect(await refused('a.xlsx', 'no workbook')).toBe('excelUnreadable')
    expect(await refused('a.xlsx', '')).toBe('fileEmpty')
  })

  it('that is a text in truth is read as one', async () => {
    expect(await open(workbook('a.xls', 'a\tb\n1\t2\n'))).toMatchObject({ text: 'a\tb\n1\t2\n' })
    expect((await open(workbook('a.xls', 'a\tb\n1\t2\n'))).isSheet).toBeUndefined()
  })
})

test('a web page in the encoding that it names, that is chosen, or that it has', async () => {
  const page = (charset: string, bytes: readonly number[]) =>
    new File(
      [`<html><meta charset="${charset}"><table><tr><td>`, Uint8Array.from(bytes), '</td></tr></table>'],
      'a.xls',
    )
  const korean = [0xb0, 0xa1]
  const read = (file: File, encoding: 'auto' | 'shift_jis' = 'auto') => pageText(file, encoding)
  expect(await read(page('ks_c_5601-1987', korean))).toContain('<td>가</td>')
  expect(await read(page('utf-8', korean))).toContain('<td>가</td>')
  expect(await read(page('nothing', korean))).toContain('<td>가</td>')
  expect(await read(page('unicode', [...Buffer.from('가')]))).toContain('<td>가</td>')
  expect(await read(page('euc-kr', korean), 'shift_jis')).toContain('<td>ｰ｡</td>')
})
