import { ToolError } from '@/lib/core/errors'
import { readBytes } from '@/lib/core/read-bytes'

/** Bytes at each end that tell what a file is: the names of the parts of a ZIP or of an OLE file. */
const NAMED_BYTES = 262_144
const ZIP_START = 'PK\x03\x04'
const OLE_START = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'
/** Names in an OLE file are UTF-16. */
const wide = (name: string) => [...name].join('\0')

/** Tables in formats that are not read, by what their files begin with and hold, and how they are named. */
const UNREAD: readonly (readonly [start: RegExp, content: RegExp, format: string])[] = [
  [/^PK\x03\x04/, /xl\/workbook\.bin/, 'XLSB'],
  [/^PK\x03\x04/, /application\/vnd\.oasis\.opendocument\.spreadsheet/, 'ODS'],
  [/^PK\x03\x04/, /Index\/[\w/-]+\.iwa/, 'Numbers'],
  [/^\xd0\xcf\x11\xe0/, new RegExp(`${wide('Workbook')}|${wide('Book')}\0\0`), 'XLS'],
  // A workbook of before Excel 97 without OLE: BIFF 2 to 4.
  [/^\x09[\x00\x02\x04\x08][\x04\x06\x08\x10]\x00/, /^/, 'XLS'],
  [
    /^(?:\xef\xbb\xbf)?\s*<\?xml/,
    /progid="Excel\.Sheet"|urn:schemas-microsoft-com:office:spreadsheet/,
    'Excel 2003 XML',
  ],
  [/^MIME-Version:/i, /multipart\/related/i, 'MHTML'],
]
const PAGE =
  /^(?:\xef\xbb\xbf)?(?:\s|<\?xml[^>]*>|<!--[^]*?-->)*<(?:!doctype html|html|head|meta|style|title|body|table|div|center)[\s>]/i

/**
 * What a file with a table is by its content, whatever it is called: a workbook, a web page with a table, or a text
 * (undefined). Throws ToolErrors `sheetFormat` for tables in formats that are not read, and `excelPassword`.
 */
export async function tableKind(file: Blob): Promise<'workbook' | 'page' | undefined> {
  const [head, tail] = [file.slice(0, NAMED_BYTES), file.slice(-NAMED_BYTES)]
  const decoder = new TextDecoder('latin1')
  const start = decoder.decode(await readBytes(head))
  const content = start + decoder.decode(await readBytes(tail))
  if (start.startsWith(OLE_START) && content.includes(wide('EncryptedPackage'))) throw new ToolError('excelPassword')
  const unread = UNREAD.find(([begins, holds]) => begins.test(start) && holds.test(content))
  if (unread) throw new ToolError('sheetFormat', { format: unread[2] })
  if (start.startsWith(ZIP_START) && content.includes('xl/')) return 'workbook'
  // Half of a page in UTF-16 is zeros.
  const text = start.replaceAll('\0', '').replace(/^(?:\xff\xfe|\xfe\xff)/, '')
  return PAGE.test(text) && /<table[\s>]/i.test(text + content) ? 'page' : undefined
}
