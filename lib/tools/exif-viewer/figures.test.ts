import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readTags } from '@/lib/tools/exif-viewer/engine/metadata'
import { figuresOf } from './figures'
import type { MetadataGroup } from './metadata-tag'
import { isoMoment } from './moment'

const FOLDER = path.join(process.cwd(), 'e2e/fixtures/metadata')

type Expected = Readonly<Record<string, string | number | readonly string[] | undefined>>

/** What exiftool 12.57 says about the same files (`exiftool -n -j`). */
const exiftool = JSON.parse(readFileSync(path.join(FOLDER, 'exiftool.json'), 'utf8')) as Expected[]

async function tagsOf(name: string) {
  return readTags(new Uint8Array(readFileSync(path.join(FOLDER, name))))
}

/** `2024:05:06 07:08:09` and `+09:00`, or both in one → ISO. */
function isoOf({ DateTimeOriginal, OffsetTimeOriginal = '' }: Expected): string | undefined {
  if (DateTimeOriginal === undefined) return undefined
  const [date = '', time = ''] = String(DateTimeOriginal).split(' ')
  return `${date.replaceAll(':', '-')}T${time}${String(OffsetTimeOriginal)}`
}

test('the samples are all there', () => {
  expect(exiftool).toHaveLength(18)
  expect(exiftool.every(({ ExifToolVersion }) => ExifToolVersion === 12.57)).toBe(true)
})

describe.each(exiftool)('agrees with exiftool on $SourceFile', (expected) => {
  const name = String(expected.SourceFile)

  test('camera, lens, exposure, moment, orientation', async () => {
    const figures = figuresOf(await tagsOf(name))
    expect(figures.make).toBe(expected.Make)
    expect(figures.model).toBe(expected.Model)
    expect(figures.lensModel).toBe(expected.LensModel ?? expected.Lens)
    expect(figures.exposureTime).toBe(expected.ExposureTime)
    expect(figures.fNumber).toBe(expected.FNumber)
    expect(figures.iso).toBe(expected.ISO)
    expect(figures.focalLength).toBe(expected.FocalLength)
    expect(figures.dateTimeOriginal && isoMoment(figures.dateTimeOriginal)).toBe(isoOf(expected))
    expect(figures.orientation).toBe(expected.Orientation)
    expect(figures.software).toBe(expected.Software)
    expect(figures.artist).toBe(expected.Artist)
    expect(figures.serialNumber).toBe(expected.SerialNumber === undefined ? undefined : String(expected.SerialNumber))
    expect(figures.colorProfile).toBe(expected.ProfileDescription)
  })

  test('position to six decimals and altitude', async () => {
    const { latitude, longitude, altitude } = figuresOf(await tagsOf(name))
    expect(latitude?.toFixed(6)).toBe(expected.GPSLatitude && Number(expected.GPSLatitude).toFixed(6))
    expect(longitude?.toFixed(6)).toBe(expected.GPSLongitude && Number(expected.GPSLongitude).toFixed(6))
    expect(altitude).toBe(expected.GPSAltitude)
  })
})

test('all four hemispheres and both sides of the sea level are among the samples', () => {
  const signs = exiftool.map(
    ({ GPSLatitude, GPSLongitude }) => `${Math.sign(Number(GPSLatitude))} ${Math.sign(Number(GPSLongitude))}`,
  )
  expect(signs).toEqual(expect.arrayContaining(['1 1', '1 -1', '-1 1', '-1 -1']))
  expect(exiftool.some(({ GPSAltitude }) => Number(GPSAltitude) < 0)).toBe(true)
})

test('nothing is made up for a file that says nothing', () => {
  expect(figuresOf([])).toEqual({})
})

test.each([
  ['a latitude without its hemisphere', [{ group: 'gps', name: 'GPSLatitude', text: '1', value: [1, 0, 0] }]],
  [
    'a latitude past the pole',
    [
      { group: 'gps', name: 'GPSLatitude', text: '91', value: [91, 0, 0] },
      { group: 'gps', name: 'GPSLatitudeRef', text: 'N', value: 'N' },
      { group: 'gps', name: 'GPSLongitude', text: '1', value: [1, 0, 0] },
      { group: 'gps', name: 'GPSLongitudeRef', text: 'E', value: 'E' },
    ],
  ],
  ['an exposure of 0', [{ group: 'exif', name: 'ExposureTime', text: '0', value: 0 }]],
  ['an orientation of 9', [{ group: 'exif', name: 'Orientation', text: '9', value: 9 }]],
  [
    'a date of zeros',
    [{ group: 'exif', name: 'DateTimeOriginal', text: '0000:00:00 00:00:00', value: '0000:00:00 00:00:00' }],
  ],
] as const)('%s yields no figure', (_, tags) => {
  expect(figuresOf(tags)).toEqual({})
})

test('of a list of numbers the first counts', () => {
  expect(figuresOf([{ group: 'exif', name: 'ISOSpeedRatings', text: '100, 200', value: [100, 200] }]).iso).toBe(100)
})

test('the bytes of a damaged file are no maker', () => {
  const tag = (name: string, text: string) => ({ group: 'exif' as const, name, text, value: text })
  expect(figuresOf([tag('Make', 'C\ufffdn\ufffd'), tag('Model', '***')])).toEqual({})
  expect(figuresOf([tag('Make', '小米')])).toEqual({ make: '小米' })
})

/** Where each text and number may stand, the place that goes before the others first (CIPA DC-010, IPTC mapping 1.3, PNG). */
const SOURCES = {
  make: 'exif Make, xmp Make',
  model: 'exif Model, xmp Model',
  lensModel: 'exif LensModel, xmp LensModel, xmp Lens, makerNotes LensModel',
  software: 'exif Software, xmp CreatorTool, png Software',
  title: 'xmp title, iptc Object Name, exif XPTitle, exif ImageTitle, png Title',
  description: 'exif ImageDescription, xmp description, iptc Caption/Abstract, png Description',
  keywords: 'xmp subject, iptc Keywords, exif XPKeywords',
  artist: 'exif Artist, exif Photographer, xmp creator, iptc By-line, png Author',
  copyright: 'exif Copyright, xmp rights, iptc Copyright Notice, png Copyright',
  serialNumber: 'exif BodySerialNumber, xmp SerialNumber, makerNotes SerialNumber',
  lensSerialNumber: 'exif LensSerialNumber, xmp LensSerialNumber',
  colorProfile: 'icc ICC Description',
  exposureTime: 'exif ExposureTime, xmp ExposureTime',
  fNumber: 'exif FNumber, xmp FNumber',
  iso: 'exif ISOSpeedRatings, xmp PhotographicSensitivity, xmp ISOSpeedRatings',
  focalLength: 'exif FocalLength, xmp FocalLength',
}

test.each(Object.entries(SOURCES))('%s stands in %s, and the first of them counts', (figure, places) => {
  const tags = places.split(', ').map((place, index) => {
    const [, group = '', name = ''] = /^(\w+) (.+)$/.exec(place) ?? []
    return { group: group as MetadataGroup, name, text: `${index + 1}`, value: index + 1 }
  })
  const found = tags.map((_, first) => (figuresOf(tags.slice(first).reverse()) as Record<string, unknown>)[figure])
  expect(found.map(String)).toEqual(tags.map(({ text }) => text))
})
