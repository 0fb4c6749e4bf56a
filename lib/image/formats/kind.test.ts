import { readFileSync } from 'node:fs'
import { isShownByBrowsers } from './image-formats'
import { imageKind, isoBrands } from './kind'

const text = (value: string) => new Uint8Array(Buffer.from(value, 'utf8'))
const latin1 = (value: string) => new Uint8Array(Buffer.from(value, 'latin1'))
const fixture = (name: string) => new Uint8Array(readFileSync(`e2e/fixtures/images/${name}`))

/** An `ftyp` box of these brands. */
function ftyp(major: string, ...compatible: string[]): Uint8Array {
  const size = 16 + 4 * compatible.length
  return latin1(`\0\0\0${String.fromCharCode(size)}ftyp${major}\0\0\0\0${compatible.join('')}`)
}

const bmp = (signature: string, headerSize: number) =>
  latin1(`${signature}${'\0'.repeat(12)}${String.fromCharCode(headerSize)}\0\0\0`)

/** Directory of an icon file of 64 bytes whose first picture begins at `offset`. */
function icon(type: number, count: number, offset: number): Uint8Array {
  const file = new Uint8Array(64)
  file.set([0, 0, type, 0, count, 0])
  file[18] = offset
  return file
}

describe('imageKind', () => {
  it.each([
    ['astronaut.jpg', 'jpeg'],
    ['cmyk.jpg', 'jpeg'],
    ['truncated.jpg', 'jpeg'],
    ['interlaced.png', 'png'],
    ['animated.gif', 'gif'],
    ['animated.webp', 'webp'],
    ['photo.heic', 'heic'],
    ['photo.avif', 'avif'],
    ['icon.ico', 'ico'],
    ['simple.svg', 'svg'],
    ['empty.jpg', null],
    ['renamed-text.jpg', null],
  ])('knows %s by content as %s', (name, kind) => {
    expect(imageKind(fixture(name))).toBe(kind)
  })

  it.each<[Uint8Array, string | null]>([
    [ftyp('avif', 'mif1', 'miaf'), 'avif'],
    [ftyp('avis', 'avif', 'msf1'), 'avif'],
    [ftyp('mif1', 'miaf', 'avif'), 'avif'],
    [ftyp('heix', 'mif1'), 'heic'],
    [ftyp('mif1', 'heic'), 'heic'],
    [ftyp('msf1', 'hevc'), 'heic'],
    [ftyp('mif2', 'avis'), 'avif'],
    [ftyp('miaf'), 'heic'],
    ...['heic', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'].map((brand): [Uint8Array, string] => [
      ftyp(brand),
      'heic',
    ]),
    [ftyp('mp42', 'isom'), null],
    [ftyp('qt  '), null],
  ])('reads the brands of an ISO file', (bytes, kind) => {
    expect(imageKind(bytes)).toBe(kind)
  })

  it('lists the brands of the first 512 bytes, the major one and from the third place on', () => {
    const bytes = Uint8Array.from({ length: 1000 }, () => 0x61)
    bytes.set([0, 0, 3, 0xe8, ...latin1('ftyp')])
    expect(isoBrands(bytes)).toEqual(Array(125).fill('aaaa'))
    expect(isoBrands(bytes.subarray(0, 27))).toHaveLength(3)
  })

  it('keeps to the ftyp box when it lists brands', () => {
    const bytes = new Uint8Array([...ftyp('mif1', 'heic'), ...latin1('avif')])
    expect(isoBrands(bytes)).toEqual(['mif1', 'heic'])
  })

  it.each<[string, Uint8Array, string | null]>([
    ['little-endian TIFF', latin1('II*\0\x08\0\0\0'), 'tiff'],
    ['big-endian TIFF', latin1('MM\0*\0\0\0\x08'), 'tiff'],
    ['little-endian BigTIFF', latin1('II+\0\x08\0\0\0'), 'tiff'],
    ['big-endian BigTIFF', latin1('MM\0+\0\x08\0\0'), 'tiff'],
    ['the older GIF', latin1('GIF87a'), 'gif'],
    // BITMAPCOREHEADER, OS/2 2.x short and long, BITMAPINFOHEADER, with masks, with alpha, V4 and V5
    ...[12, 16, 64, 40, 52, 56, 108, 124].map((size): [string, Uint8Array, string] => [
      `BMP with ${size} bytes of header`,
      bmp('BM', size),
      'bmp',
    ]),
    ['another file of the same layout', bmp('XX', 40), null],
    ['an icon of two pictures', icon(1, 2, 38), 'ico'],
    ['a cursor', icon(2, 1, 22), null],
    ['an icon without a picture', icon(1, 0, 22), null],
    ['an icon whose picture lies within its directory', icon(1, 2, 37), null],
    ['an icon whose picture lies beyond its end', icon(1, 2, 64), null],
    ['an icon with something where nothing is', icon(1, 1, 22).with(9, 1), null],
    ['an icon right behind its directory', icon(1, 1, 22), 'ico'],
    ['an icon in the last byte', icon(1, 1, 63), 'ico'],
    ['text that starts like a BMP', text('BMW sells cars, and this is a text about it.'), null],
    ['WAVE audio', latin1('RIFF\0\0\0\0WAVEfmt '), null],
    ['PDF', text('%PDF-1.7'), null],
    ['half a PNG signature', latin1('\x89PNG'), null],
  ])('judges %s', (_, bytes, kind) => {
    expect(imageKind(bytes)).toBe(kind)
  })

  it.each([
    ['bare', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['after a byte order mark', '\ufeff<svg></svg>'],
    ['after white space', '\n  \t<svg\n>'],
    ['after a prolog and comments', '<?xml version="1.0"?>\n<!-- <html> -->\n<!-- two -->\n<svg>'],
    ['after a doctype', '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">\n<svg>'],
    ['after an internal subset', '<!DOCTYPE svg [\n<!ENTITY ns "http://example.org">\n<!ENTITY b "c">\n]>\n<svg>'],
    ['after an empty comment', '<!----><svg>'],
    ['that ends at once', '<svg/>'],
    ['with a prefix', '<svg:svg xmlns:svg="http://www.w3.org/2000/svg">'],
  ])('finds an SVG %s', (_, markup) => {
    expect(imageKind(text(markup))).toBe('svg')
  })

  it.each([
    // 65,536 bytes are looked at, 64 of the first element.
    ['begins within the first bytes', 65_536 - '<svg>'.length, '<svg>', 'svg'],
    ['begins behind them', 65_537 - '<svg>'.length, '<svg>', null],
    ['has a long prefix', 9, `<${'a'.repeat(58)}:svg>`, 'svg'],
    ['has a longer one', 9, `<${'a'.repeat(59)}:svg>`, null],
  ])('an element that %s', (_, before, element, kind) => {
    expect(imageKind(text(`<!--${'x'.repeat(before - '<!---->'.length)}-->${element}`))).toBe(kind)
  })

  it('finds an SVG in UTF-16', () => {
    expect(imageKind(new Uint8Array(Buffer.from('\ufeff<svg></svg>', 'utf16le')))).toBe('svg')
  })

  it.each([
    '<html><svg></svg></html>',
    '<svgfoo>',
    '<!-- <svg> --><p>',
    '<!--<svg>',
    '<',
    '<?xml',
    'a <svg>',
    'é <svg>',
  ])('takes %j for no image', (markup) => {
    expect(imageKind(text(markup))).toBeNull()
  })
})

test('files that only some browsers show are not given to an img element', () => {
  const kinds = ['jpeg', 'heic', 'tiff', 'svg', 'pdf'] as const
  expect(kinds.filter((kind) => isShownByBrowsers({ kind }))).toEqual(['jpeg', 'svg'])
  expect(isShownByBrowsers({ kind: 'svg', isUnwrapped: true })).toBe(false)
})
