import { latin1 } from '@/lib/core/byte-writer'
import { orientationBlock } from '@/lib/image/formats/exif/orientation'
import { jpegSegment } from '@/lib/image/formats/jpeg/segments'
import type { Removal } from './removal-options'
import { stripJpeg } from './strip-jpeg'

const START = [0xff, 0xd8]
const segment = (marker: number, ...parts: (string | readonly number[])[]) => [
  ...jpegSegment(
    marker,
    Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...latin1(part)] : part))),
  ),
]
/** The coded picture, each part of it empty or nearly so, up to the end. */
const PICTURE = [0xdb, 0xc0, 0xc4, 0xdd].flatMap((marker) => segment(marker, [1, 2]))
const SCAN = [...segment(0xda, [3]), 9, 8, 0xff, 0, 7, 0xff, 0xd9]

/** A JFIF head of a version, density and a thumbnail of one pixel (ITU-T T.871, 10.1). */
const JFIF = segment(0xe0, 'JFIF\0', [1, 2, 0, 0, 72, 0, 72, 1, 1, 5, 5, 5])
const JFIF_WITHOUT = segment(0xe0, 'JFIF\0', [1, 2, 0, 0, 72, 0, 72, 0, 0])
const ICC = segment(0xe2, 'ICC_PROFILE\0', [1, 1, 5])
const ADOBE = segment(0xee, 'Adobe', [0, 100, 0, 0, 0, 0, 2])
const EXIF = segment(0xe1, 'Exif\0\0', [...orientationBlock(6)])
const XMP_NAME = 'http://ns.adobe.com/xap/1.0/\0'
const XMP = segment(0xe1, XMP_NAME, '<a photoshop:City="Seoul"/>')
const EXTENDED_XMP = segment(0xe1, 'http://ns.adobe.com/xmp/extension/\0', 'x')
const MPF = segment(0xe2, 'MPF\0', [4])
const IPTC = (city: string) => segment(0xed, 'Photoshop 3.0\0', '8BIM\x04\x04\0\0\0\0\0\x0a\x1c\x02\x5a\0\x05', city)
const JFXX = segment(0xe0, 'JFXX\0', [1])
const OTHERS = [...JFXX, ...segment(0xe3, 'Meta'), ...segment(0xed, 'other'), ...segment(0xee, 'x')]
const OTHERS_ZEROED = [
  ...JFXX,
  ...segment(0xe3, [0, 0, 0, 0]),
  ...segment(0xed, [0, 0, 0, 0, 0]),
  ...segment(0xee, [0]),
]
/** ISO 21496-1. */
const GAIN_MAP = segment(0xe2, 'urn:iso:std:iso:ts:21496:-1\0', [0, 0, 0, 0])
const COMMENT = segment(0xfe, 'hello')
const LAST = segment(0xef, 'last')

const strip = (removal: Removal, ...parts: (readonly number[])[]) => {
  return [...stripJpeg(Uint8Array.from([START, ...parts].flat()), removal)]
}

test('all goes but the picture, its profile and Adobe’s colors; of EXIF what turns the picture stays, behind JFIF', () => {
  const data = [...EXIF, ...XMP, ...EXTENDED_XMP, ...MPF, ...IPTC('Seoul'), ...OTHERS, ...COMMENT, ...LAST]
  expect(strip('everything', JFIF, ICC, ADOBE, data, PICTURE, SCAN, [1, 2, 3])).toEqual(
    [START, JFIF_WITHOUT, EXIF, ICC, ADOBE, PICTURE, SCAN].flat(),
  )
})

test('without JFIF the orientation stands first, and without EXIF there is none', () => {
  expect(strip('everything', ICC, EXIF, SCAN)).toEqual([START, EXIF, ICC, SCAN].flat())
  expect(strip('everything', JFIF, SCAN)).toEqual([START, JFIF_WITHOUT, SCAN].flat())
})

test('a JFIF head that is too short for a thumbnail stays as it is', () => {
  const short = segment(0xe0, 'JFIF\0', [1, 2, 0, 0, 72, 0, 72, 1])
  expect(strip('everything', short, SCAN)).toEqual([...START, ...short, ...SCAN])
})

const CITY = ' photoshop:City="Seoul"'
const CLEARED = segment(0xe1, XMP_NAME, `<a${' '.repeat(CITY.length)}/>`)

test('the place alone goes from XMP and IPTC, and with it what cannot be searched; nothing moves', () => {
  const place = strip('place', JFIF, XMP, EXIF, MPF, GAIN_MAP, IPTC('Seoul'), OTHERS, COMMENT, ICC, PICTURE, SCAN)
  const rest = [OTHERS_ZEROED, COMMENT, ICC, PICTURE, SCAN]
  expect(place).toEqual([START, JFIF, CLEARED, EXIF, MPF, GAIN_MAP, IPTC('     '), ...rest].flat())
})

test('a place in extended XMP goes, though a segment ends within it', () => {
  const parts = (text: string) =>
    [0, 9, 18].map((offset) => {
      const order = `${'0'.repeat(32)}${String.fromCharCode(0, 0, 0, text.length, 0, 0, 0, offset)}`
      return segment(0xe1, `http://ns.adobe.com/xmp/extension/\0${order}`, text.slice(offset, offset + 9))
    })
  const place = strip('place', ...parts(`<a${CITY}/>`), SCAN)
  expect(place).toEqual([START, ...parts(`<a${' '.repeat(CITY.length)}/>`), SCAN].flat())
})

test('pictures behind the picture stay and lose their place; data that cannot be searched goes, and its index', () => {
  const second = (xmp: readonly number[]) => [...START, ...xmp, ...SCAN]
  expect(strip('place', MPF, SCAN, second(XMP))).toEqual([START, MPF, SCAN, second(CLEARED)].flat())
  expect(strip('place', MPF, SCAN, second(XMP), [1, 2, 3])).toEqual([START, SCAN].flat())
})

test('all but the date keeps the dates of XMP and IPTC', () => {
  const xmp = segment(0xe1, XMP_NAME, '<a photoshop:City="Seoul" xmp:CreateDate="2024-07-01"/>')
  const record = (number: number, text: string) => [0x1c, 2, number, 0, text.length, ...latin1(text)]
  const iptc = [...record(90, 'Seoul'), ...record(55, '20240701'), ...record(60, '100000+0900')]
  const resources = (data: readonly number[]) => [...latin1('8BIM\x04\x04\0\0\0\0\0'), data.length, ...data]
  const bytes = strip('exceptDate', xmp, segment(0xed, 'Photoshop 3.0\0', resources(iptc)), COMMENT, SCAN)
  const text = Buffer.from(bytes).toString('latin1')
  expect(text).toContain('xmp:CreateDate="2024-07-01"')
  expect(text).toContain('20240701')
  for (const trace of ['Seoul', 'hello']) expect(text).not.toContain(trace)
})
