import { gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { embedsPicture, gunzip, svgText } from './svg-text'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><text>남산</text></svg>'
const copy = (bytes: Uint8Array) => Uint8Array.from(bytes)
const swapped = (bytes: Buffer) => bytes.subarray(0, bytes.length - (bytes.length % 2)).swap16()
const little = Buffer.from(SVG, 'utf16le')

test.each([
  ['UTF-8', Buffer.from(SVG)],
  ['UTF-16 with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), little])],
  ['UTF-16, big end first, with its mark', Buffer.concat([Buffer.from([0xfe, 0xff]), swapped(Buffer.from(little))])],
  ['UTF-16 without a mark', little],
  ['UTF-16, big end first, without a mark', swapped(Buffer.from(little))],
  ['gzip', gzipSync(SVG)],
  ['gzip of UTF-16', gzipSync(little)],
])('an SVG in %s is read', async (_, bytes) => {
  expect(await svgText(copy(bytes))).toBe(SVG)
})

test('the encoding that it declares counts, an unknown one does not', async () => {
  const korean = Buffer.concat([Buffer.from('<?xml version="1.0" encoding="EUC-KR"?><svg>'), Buffer.from([0xb3, 0xb2])])
  expect(await svgText(copy(korean))).toBe('<svg>남')
  expect(await svgText(copy(Buffer.from('<?xml version="1.0" encoding="x-none"?><svg/>')))).toBe('<svg/>')
})

test.each(['utf-16', 'UTF-16LE', 'ucs-2', 'utf-32'])('%s declared in a file of 8 bits does not count', async (name) => {
  expect(await svgText(copy(Buffer.from(`<?xml version="1.0" encoding="${name}"?>\r\n${SVG}`)))).toBe(SVG)
})

test('the fixture is UTF-16, and its text no longer says so', async () => {
  expect(await svgText(copy(readFileSync('e2e/fixtures/images/utf16.svg')))).toMatch(/^<svg/)
})

test.each([
  ['nothing packed', Buffer.from(SVG)],
  ['damaged', gzipSync(SVG).subarray(0, 30)],
  ['more than can be drawn', gzipSync(Buffer.alloc(51 * 2 ** 20))],
])('%s is not unpacked', async (_, bytes) => {
  expect(await gunzip(copy(bytes))).toBeNull()
})

test.each([
  ['<rect/><text>image</text>', false],
  ['<image href="data:image/jpeg;base64,/9j/"/>', true],
  ['<svg:image\nxlink:href="a.jpg"/>', true],
  ['<filter><feImage href="a.jpg"/></filter>', true],
  ['<style>rect{background:url(data:image/png;base64,iVBOR)}</style>', true],
])('an SVG of %s holds a picture: %s', async (content, expected) => {
  expect(await embedsPicture(new Blob([`<svg>${content}</svg>`]))).toBe(expected)
})
