import { formatName } from './unsupported-formats'
import { notAnImage } from './not-an-image'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const ftyp = (brand: string) => bytes(`\0\0\0\x10ftyp${brand}\0\0\0\0`)

test.each([
  [bytes('\xff\x0a\xfa\x1f'), 'imageFormatUnread', 'JPEG XL'],
  [bytes('\0\0\0\x0cJXL \r\n\x87\n'), 'imageFormatUnread', 'JPEG XL'],
  [bytes('\0\0\0\x0cjP  \r\n\x87\n'), 'imageFormatUnread', 'JPEG 2000'],
  [bytes('\xff\x4f\xff\x51\0\x2f'), 'imageFormatUnread', 'JPEG 2000'],
  [bytes('%!PS-Adobe-3.0 EPSF-3.0'), 'imageFormatUnread', 'PostScript (EPS)'],
  [bytes('icns\0\0\x01\0'), 'imageFormatUnread', 'ICNS'],
  [bytes('FUJIFILMCCD-RAW 0201'), 'imageFormatUnread', 'RAW (RAF)'],
  [bytes('IIRO\x08\0\0\0'), 'imageFormatUnread', 'RAW (ORF)'],
  [bytes('IIRS\x08\0\0\0'), 'imageFormatUnread', 'RAW (ORF)'],
  [bytes('MMOR\0\0\0\x08'), 'imageFormatUnread', 'RAW (ORF)'],
  [bytes('IIU\0\x18\0\0\0'), 'imageFormatUnread', 'RAW (RW2)'],
  [bytes('FOVb\0\0\x02\0'), 'imageFormatUnread', 'RAW (X3F)'],
  [bytes('{\\rtf1\\ansi'), 'fileIsDocument', 'RTF'],
  [bytes('\x1aE\xdf\xa3\x9fB\x86'), 'fileIsVideo', 'WebM, MKV'],
  [bytes('0&\xb2u\x8ef\xcf\x11\xa6\xd9'), 'fileIsVideo', 'WMV'],
  [bytes('FLV\x01\x05'), 'fileIsVideo', 'FLV'],
  [bytes('\0\0\x01\xba\x44'), 'fileIsVideo', 'MPEG'],
  [bytes('ID3\x04\0'), 'fileIsSound', 'MP3'],
  [bytes('fLaC\0\0\0\x22'), 'fileIsSound', 'FLAC'],
  [bytes('OggS\0\x02'), 'fileIsSound', 'Ogg'],
  [bytes('Rar!\x1a\x07\x01\0'), 'fileIsArchive', 'RAR'],
  [bytes('7z\xbc\xaf\x27\x1c\0\x04'), 'fileIsArchive', '7z'],
  [bytes('\x1f\x8b\x08\0'), 'fileIsArchive', 'GZIP'],
  [ftyp('crx '), 'imageFormatUnread', 'RAW (CR3)'],
  [ftyp('mp42'), 'fileIsVideo', 'MP4'],
  [ftyp('qt  '), 'fileIsVideo', 'MOV'],
  [bytes('RIFF\0\0\0\0AVI LIST'), 'fileIsVideo', 'AVI'],
  [bytes('RIFF\0\0\0\0WAVEfmt '), 'fileIsSound', 'WAV'],
  [ftyp('M4A '), 'fileIsSound', 'M4A'],
  [ftyp('M4B '), 'fileIsSound', 'M4A'],
  [bytes('junk %PDF-1.7'), 'fileIsDocument', 'PDF'],
  [bytes(`${'x'.repeat(1019)}%PDF-1.7`), 'fileIsDocument', 'PDF'],
  [bytes('PK\x03\x04...[Content_Types].xml...word/document.xml'), 'fileIsDocument', 'Word'],
  [bytes('PK\x03\x04........mimetypeapplication/hwp+zip'), 'fileIsDocument', 'HWPX'],
  [bytes('PK\x03\x04...xl/workbook.xml'), 'fileIsDocument', 'Excel'],
  [bytes('PK\x03\x04...ppt/presentation.xml'), 'fileIsDocument', 'PowerPoint'],
  [bytes('PK\x03\x04........mimetypeapplication/epub+zip'), 'fileIsDocument', 'EPUB'],
  [bytes('PK\x03\x04...mimetypeapplication/vnd.oasis.opendocument.text'), 'fileIsDocument', 'OpenDocument'],
  [bytes('PK\x03\x04....photos/1.jpg'), 'fileIsArchive', 'ZIP'],
  // A ZIP names its parts at its end.
  [bytes(`PK\x03\x04${'.'.repeat(300_000)}word/document.xml`), 'fileIsDocument', 'Word'],
  [bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1...HWP Document File V5.00'), 'fileIsDocument', 'HWP'],
  [bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1...W\0o\0r\0k\0b\0o\0o\0k\0'), 'fileIsDocument', 'Excel'],
  [bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1...W\0o\0r\0d\0D\0o\0c\0u\0m\0e\0n\0t\0'), 'fileIsDocument', 'Word'],
  [bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1...P\0o\0w\0e\0r\0P\0o\0i\0n\0t\0'), 'fileIsDocument', 'PowerPoint'],
  [bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1...VisioDocument'), 'fileIsDocument', 'Office'],
  [bytes('\n<!DOCTYPE html><html><body><svg/></body>'), 'fileIsWebPage', 'HTML'],
])('%# is named', (file, code, format) => {
  expect(notAnImage(file)).toMatchObject({ code, params: { format } })
})

test.each([[bytes('')], [bytes('a plain text')], [bytes('<p>no page')], [bytes(`${'x'.repeat(1020)}%PDF-1.7`)]])(
  '%# is nothing known',
  (file) => {
    expect(notAnImage(file)).toMatchObject({ code: 'imageNotSupported', params: {} })
  },
)

test.each([
  // 256 KB from the start and from the end are searched.
  [262_139, 'Word'],
  [262_140, 'ZIP'],
  [1_000_000 - 262_145, 'ZIP'],
  [1_000_000 - 262_144, 'Word'],
  [1_000_000 - 5, 'Word'],
])('a part named at byte %i of a million makes a ZIP %s', (at, format) => {
  const file = new Uint8Array(1_000_000)
  file.set(bytes('PK\x03\x04'))
  file.set(bytes('word/'), at)
  expect(formatName(file)).toBe(format)
})

test.each([
  [1024 - '<html>'.length, 'HTML'],
  [1025 - '<html>'.length, undefined],
])('a web page that begins behind %i spaces is %s', (spaces, format) => {
  expect(formatName(bytes(`${' '.repeat(spaces)}<html>`))).toBe(format)
})

test('the format of any file is named, image or not', () => {
  expect(formatName(bytes('GIF89a'))).toBe('GIF')
  expect(formatName(bytes('FOVb'))).toBe('RAW (X3F)')
  expect(formatName(bytes('a plain text'))).toBeUndefined()
})
