import { latin1 } from '@/lib/core/byte-writer'
import {
  datesOnly,
  iptcIn,
  iptcRecords,
  photoshopWithoutPlace,
  unreadResources,
  withoutGps,
  xmpWithoutPlace,
} from './strip-blocks'

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

test('dates, their time zones and fractions are kept, and the way to them', () => {
  const kept = (directory: 'page' | 'exif' | 'gps' | 'other') =>
    Array.from({ length: 0x10000 }, (_, tag) => tag).filter((tag) => datesOnly(tag, directory))
  expect(kept('page')).toEqual([0x0132, 0x8769])
  // EXIF 2.32, 4.6.5, table 8.
  expect(kept('exif')).toEqual([0x9003, 0x9004, 0x9010, 0x9011, 0x9012, 0x9290, 0x9291, 0x9292])
  expect([...kept('gps'), ...kept('other')]).toEqual([])
})

test('the place goes with the GPS directory and the coordinates of GeoTIFF, not their scale', () => {
  const gone = Array.from({ length: 0x10000 }, (_, tag) => tag).filter((tag) => !withoutGps(tag, 'page'))
  expect(gone).toEqual([33_922, 34_264, 34_735, 34_736, 34_737, 0x8825])
})

test.each([
  ['<exif:GPSLatitude>37,34N</exif:GPSLatitude>', ''],
  ['<photoshop:City lang="ko">Seoul</photoshop:City >', ''],
  ['<Iptc4xmpCore:Location/>', ''],
  ['<a drone-dji:Latitude="37.5" drone-dji:Longitude="127" cell:mcc="450" cell:cgi="450-05"/>', '<a />'],
  ['<rdf:Description exif:GPSLongitude="126,58E" a:b="c"/>', '<rdf:Description a:b="c"/>'],
  ["<rdf:Description photoshop:Country = 'Korea'/>", '<rdf:Description />'],
  ['<Iptc4xmpExt:LocationShown><rdf:Bag>\n</rdf:Bag></Iptc4xmpExt:LocationShown><a:b/>', '<a:b/>'],
  ['<a xmpDM:shotLocation="Seoul" exif:GPSTimeStamp="2024-05-06"/>', '<a exif:GPSTimeStamp="2024-05-06"/>'],
  ['<dwc:dctermsLocation><dwc:country>Korea</dwc:country></dwc:dctermsLocation>', ''],
  ['<a acdsee:city="Seoul" geo:lat="37.5" geo:long="127"><acdsee:country>Korea</acdsee:country></a>', '<a > </a>'],
  ['<a City="Seoul"><GPSLatitude xmlns="http://ns.adobe.com/exif/1.0/">37,34N</GPSLatitude></a>', '<a > </a>'],
  ['<dc:coverage>Seoul</dc:coverage><dcterms:spatial>Seoul</dcterms:spatial>', ''],
  ['<photoshop:CityHall>x</photoshop:CityHall>', '<photoshop:CityHall>x</photoshop:CityHall>'],
  ['<dc:title>City</dc:title>', '<dc:title>City</dc:title>'],
])('the places of %s become spaces', (xmp, rest) => {
  const bytes = latin1(xmp)
  const cleared = xmpWithoutPlace(bytes)
  expect(cleared).toHaveLength(bytes.length)
  expect(textOf(cleared).replace(/ {2,}/g, ' ').trim()).toBe(rest)
  expect(textOf(bytes)).toBe(xmp)
})

test.each(['utf16le', 'utf16be'])('the places of a packet in %s become spaces too', (encoding) => {
  const bytes = Buffer.from('<a exif:GPSLatitude="37,34N" b="서울"/>', 'utf16le')
  const swapped = (buffer: Buffer) => (encoding === 'utf16be' ? Buffer.from(buffer).swap16() : buffer)
  const cleared = Buffer.from(xmpWithoutPlace(new Uint8Array(swapped(bytes))))
  expect(swapped(cleared).toString('utf16le').replace(/ {2,}/g, ' ')).toBe('<a b="서울"/>')
})

const utf32 = (text: string, isLittleEndian: boolean) => {
  const bytes = new DataView(new ArrayBuffer(text.length * 4))
  Array.from(text, (letter, index) => bytes.setUint32(index * 4, letter.charCodeAt(0), isLittleEndian))
  return new Uint8Array(bytes.buffer)
}

test.each(['', ' ', '\ufeff'])('the places of a packet in UTF-32 after %j become spaces too', (before) => {
  const packet = (place: string) => `${before}<a${place} b="서울"/>`
  const place = ' exif:GPSLatitude="37,34N"'
  for (const isLittleEndian of [true, false])
    expect(xmpWithoutPlace(utf32(packet(place), isLittleEndian))).toEqual(
      utf32(packet(' '.repeat(place.length)), isLittleEndian),
    )
})

/** A data set of IPTC IIM 4.2, section 1.5. */
const record = (application: number, number: number, text: string) => [
  ...[0x1c, application, number, text.length >> 8, text.length & 255],
  ...latin1(text),
]
/** One of Photoshop's image resources: a number, a name padded to an even length, and data padded likewise. */
const resource = (id: number, name: string, data: readonly number[]) => [
  ...latin1('8BIM'),
  ...[id >> 8, id & 255, name.length, ...latin1(name), ...(name.length % 2 === 0 ? [0] : [])],
  ...[0, 0, data.length >> 8, data.length & 255, ...data, ...(data.length % 2 === 1 ? [0] : [])],
]

const IPTC = [
  ...record(1, 90, 'not it'),
  ...record(2, 90, 'Seoul'),
  ...record(2, 120, 'Caption'),
  ...record(2, 101, 'Korea'),
]

test('the application records of IPTC are listed by number, up to the first byte that begins none', () => {
  const found = iptcRecords(Uint8Array.from([...IPTC, 0, ...record(2, 5, 'x')]))
  expect(found.map(([number, content]) => [number, textOf(content)])).toEqual([
    [90, 'Seoul'],
    [120, 'Caption'],
    [101, 'Korea'],
  ])
})

test.each(['', 'a', 'ab'])('IPTC is found among resources named %j', (name) => {
  const resources = [
    ...resource(0x0425, name, [1, 2, 3]),
    ...resource(0x0404, name, IPTC),
    ...resource(0x0404, name, [9]),
  ]
  expect(iptcIn(Uint8Array.from(resources)).map((part) => [...part])).toEqual([IPTC, [9]])
  expect(iptcIn(Uint8Array.from([0, ...resources]))).toEqual([])
})

test.each(['MeSa', 'AgHg', 'PHUT', 'DCSR'])('IPTC is found behind a resource of another program, %s', (signature) => {
  const other = [...latin1(signature), ...resource(3000, '', [1, 2, 3]).slice(4)]
  expect(iptcIn(Uint8Array.from([...other, ...resource(0x0404, '', IPTC)]))).toHaveLength(1)
})

test('what is neither a resource nor a data set is not read, and goes with the place; padding is neither', () => {
  const long = [0x1c, 2, 90, 0x80, 4, 0, 0, 0, 5, ...latin1('Seoul')]
  const resources = Uint8Array.from([...resource(0x0404, '', [...record(2, 5, 'Title'), ...long]), ...latin1('bare')])
  expect(unreadResources(resources).map((part) => part.length)).toEqual([4, long.length])
  const cleared = photoshopWithoutPlace(resources)
  expect(textOf(cleared)).toMatch(/Title\0+$/)
  expect(unreadResources(cleared)).toEqual([])
  expect(unreadResources(Uint8Array.from([...resource(0x0404, '', [...IPTC, 0, 0]), 0, 0x20]))).toEqual([])
})

test('the records of places become spaces', () => {
  const before = resource(
    0x0404,
    '',
    [26, 27, 90, 92, 95, 100, 101, 25, 91, 102].flatMap((number) => record(2, number, `${number}`)),
  )
  const [iptc = new Uint8Array()] = iptcIn(photoshopWithoutPlace(Uint8Array.from(before)))
  const kept = iptcRecords(iptc).flatMap(([number, content]) => (textOf(content).trim() ? [number] : []))
  expect(kept).toEqual([25, 91, 102])
})
