import { embeddedPictures } from './embedded'

const JPEG = Buffer.concat([Buffer.from('ffd8ffe1', 'hex'), Buffer.alloc(98, 7)])
const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(100, 1)])
const digits = JPEG.toString('base64')

test('pictures in an SVG and in XMP are decoded, line breaks and entities left out', () => {
  const svg = `<image href="data:image/jpeg;base64,${digits}"/><style>a{background:url(data:;base64,\n${PNG.toString('base64')})}</style>`
  const xmp = `<xmpGImg:image>${digits.slice(0, 40)}&#xA;${digits.slice(40)}</xmpGImg:image>`
  const found = embeddedPictures(Buffer.from(svg + xmp))
  expect(found.map((picture) => Buffer.from(picture))).toEqual([JPEG, PNG, JPEG])
})

test('a signature among the digits of a picture begins no other, and a short text is none', () => {
  const within = digits.slice(0, 48) + '/9j/' + digits.slice(48)
  expect(embeddedPictures(Buffer.from(`<a b="${within}" c="/9j/4AAQ"/>`))).toHaveLength(1)
})

test('digits of an address may be written as codes, and other letters among them are left out', () => {
  const coded = encodeURIComponent(digits)
  expect(coded).toMatch(/^%2F9j%2F/)
  const found = embeddedPictures(Buffer.from(`<a b="data:image/jpeg;base64,${coded}" c="/9j/_${digits.slice(4)}"/>`))
  expect(found.map((picture) => Buffer.from(picture))).toEqual([JPEG, JPEG])
})

test('an AVIF or HEIC is a picture, too', () => {
  const avif = Buffer.concat([Buffer.from('\0\0\0\x20ftypavif', 'latin1'), Buffer.alloc(102, 7)])
  const found = embeddedPictures(Buffer.from(`<a b="${avif.toString('base64')}"/>`))
  expect(found.map((picture) => Buffer.from(picture))).toEqual([avif])
})
