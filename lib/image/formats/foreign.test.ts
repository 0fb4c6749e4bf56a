import { notAnImage } from './foreign'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const ftyp = (brand: string) => bytes(`\0\0\0\x10ftyp${brand}\0\0\0\0`)

test.each([
  [bytes('\xff\x0a\xfa\x1f'), 'imageFormatUnread', 'JPEG XL'],
  [bytes('\0\0\0\x0cJXL \r\n\x87\n'), 'imageFormatUnread', 'JPEG XL'],
  [bytes('8BPS\0\x01'), 'imageFormatUnread', 'Photoshop (PSD)'],
  [ftyp('crx '), 'imageFormatUnread', 'RAW (CR3)'],
  [ftyp('mp42'), 'fileIsVideo', 'MP4'],
  [ftyp('qt  '), 'fileIsVideo', 'MOV'],
  [bytes('RIFF\0\0\0\0AVI LIST'), 'fileIsVideo', 'AVI'],
  [bytes('RIFF\0\0\0\0WAVEfmt '), 'fileIsSound', 'WAV'],
  [ftyp('M4A '), 'fileIsSound', 'M4A'],
  [bytes('junk %PDF-1.7'), 'fileIsDocument', 'PDF'],
  [bytes('PK\x03\x04...[Content_Types].xml...word/document.xml'), 'fileIsDocument', 'Word'],
  [bytes('PK\x03\x04........mimetypeapplication/hwp+zip'), 'fileIsDocument', 'HWPX'],
  [bytes('PK\x03\x04....photos/1.jpg'), 'fileIsArchive', 'ZIP'],
  [bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1...HWP Document File V5.00'), 'fileIsDocument', 'HWP'],
  [bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1...W\0o\0r\0k\0b\0o\0o\0k\0'), 'fileIsDocument', 'Excel'],
  [bytes('\n<!DOCTYPE html><html><body><svg/></body>'), 'fileIsWebPage', 'HTML'],
])('%# is named', (file, code, format) => {
  expect(notAnImage(file)).toMatchObject({ code, params: { format } })
})

test.each([[bytes('')], [bytes('a plain text')], [bytes('<p>no page')]])('%# is nothing known', (file) => {
  expect(notAnImage(file)).toMatchObject({ code: 'imageNotSupported', params: {} })
})
