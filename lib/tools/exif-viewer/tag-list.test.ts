import type { MetadataGroup, MetadataTag } from './metadata-tag'
import { exportJson, exportText } from './export-data'
import { sensitivityOf } from './sensitive'
import { isRevealing, listTags } from './tag-list'

function tag(group: MetadataGroup, name: string, text = 'x'): MetadataTag {
  return { group, name, text, value: text }
}

test.each([
  ['position', 'gps', 'GPSLatitude'],
  ['position', 'gps', 'GPSTimeStamp'],
  ['position', 'xmp', 'GPSLongitude'],
  ['position', 'iptc', 'City'],
  ['position', 'iptc', 'Sub-location'],
  ['person', 'exif', 'Artist'],
  ['person', 'exif', 'Copyright'],
  ['person', 'exif', 'CameraOwnerName'],
  ['person', 'exif', 'XPAuthor'],
  ['person', 'iptc', 'By-line'],
  ['person', 'xmp', 'creator'],
  ['person', 'xmp', 'PersonInImage'],
  ['person', 'png', 'Author'],
  ['serial', 'exif', 'BodySerialNumber'],
  ['serial', 'exif', 'LensSerialNumber'],
  ['serial', 'exif', 'ImageUniqueID'],
  ['serial', 'xmp', 'OriginalDocumentID'],
  ['date', 'exif', 'DateTimeOriginal'],
  ['date', 'exif', 'OffsetTimeOriginal'],
  ['date', 'exif', 'SubSecTime'],
  ['date', 'xmp', 'ModifyDate'],
  ['date', 'iptc', 'Time Created'],
  ['date', 'png', 'date:create'],
  [null, 'exif', 'ExposureTime'],
  [null, 'exif', 'Make'],
  [null, 'exif', 'Software'],
  [null, 'exif', 'WhiteBalance'],
  [null, 'xmp', 'CreatorTool'],
  [null, 'gps', 'GPSVersionID'],
  [null, 'icc', 'ICC Profile Date'],
  [null, 'icc', 'ICC Copyright'],
  [null, 'jfif', 'Copyright'],
  [null, 'riff', 'Copyright'],
  [null, 'gif', 'Copyright'],
  [null, 'mpf', 'Individual Image Unique ID'],
] as const)('%s: %s %s', (expected, group, name) => {
  expect(sensitivityOf({ group, name, text: '' })).toBe(expected)
})

const TAGS = [
  tag('exif', 'Make', 'FUJIFILM'),
  tag('exif', 'Artist', '김지수'),
  tag('iptc', 'Keywords', '서울, 봄'),
  tag('xmp', 'Keywords', 'a'),
  tag('xmp', 'Keywords', 'b'),
]

test('a search takes every word, in group, name or value, and never finds a hidden value', () => {
  expect(listTags(TAGS, false, 'fuji').map(({ name }) => name)).toEqual(['Make'])
  expect(listTags(TAGS, false, ' IPTC  서울 ').map(({ name }) => name)).toEqual(['Keywords'])
  expect(listTags(TAGS, false, '김지수')).toEqual([])
  expect(listTags(TAGS, false, 'artist')).toEqual([{ group: 'EXIF', name: 'Artist', text: null }])
  expect(listTags(TAGS, true, '김지수')).toEqual([{ group: 'EXIF', name: 'Artist', text: '김지수' }])
})

test('a header, a color profile and a density tell nothing about the photograph', () => {
  expect(isRevealing([tag('png', 'Bit Depth'), tag('icc', 'ICC Description'), tag('jfif', 'XResolution')])).toBe(false)
  // Named as ISO/IEC 15948 does in 11.2.2 and 11.3.5.3.
  const header = ['Image Width', 'Image Height', 'Bit Depth', 'Color Type', 'Compression', 'Filter', 'Interlace']
  const looks = ['Pixels Per Unit X', 'Pixels Per Unit Y', 'Pixel Units', 'Palette']
  for (const name of [...header, ...looks]) expect(isRevealing([tag('png', name)])).toBe(false)
  for (const group of ['icc', 'jfif', 'riff', 'gif', 'mpf', 'thumbnail', 'photoshop'] as const)
    expect(isRevealing([tag(group, 'Comment')])).toBe(false)
  expect(isRevealing([tag('file', 'Bits Per Sample')])).toBe(false)
  for (const revealing of [tag('png', 'Author'), tag('file', 'Comment'), tag('exif', 'Make'), tag('xmp', 'title')]) {
    expect(isRevealing([revealing])).toBe(true)
  }
})

const FILE = { fileName: 'a.jpg', fileSize: 5, fileType: 'image/jpeg', lastModified: '2024-01-01T00:00:00.000Z' }

test('JSON leaves hidden values out, counts them and loses no tag of the same name', () => {
  const figures = { make: 'FUJIFILM', artist: '김지수', latitude: 1, longitude: 2 }
  expect(JSON.parse(exportJson({ file: FILE, figures, tags: TAGS, showSensitive: false }))).toEqual({
    basic: FILE,
    camera: { make: 'FUJIFILM' },
    location: {},
    technical: {},
    all: { EXIF: { Make: 'FUJIFILM' }, IPTC: { Keywords: '서울, 봄' }, XMP: { Keywords: 'a', 'Keywords (2)': 'b' } },
    hiddenTags: 1,
  })
  const shown = exportJson({ file: FILE, figures, tags: TAGS, showSensitive: true })
  expect(JSON.parse(shown)).toMatchObject({ basic: { artist: '김지수' }, location: { latitude: 1 }, hiddenTags: 0 })
})

test('JSON tells everything that is known of a picture', () => {
  const camera = { make: 'a', model: 'b', lensModel: 'c', exposureTime: 0.004, fNumber: 2.8, iso: 100, focalLength: 35 }
  const texts = { title: 'd', description: 'e', keywords: 'f' }
  const person = { artist: 'g', copyright: 'h' }
  const location = { latitude: 1, longitude: 2, altitude: 3 }
  const technical = { orientation: 6, software: 'i', colorProfile: 'j' }
  const serials = { serialNumber: 'k', lensSerialNumber: 'l' }
  const dateTimeOriginal = { date: { year: 2024, month: 5, day: 6 }, time: '07:08:09', offset: 'Z' }
  const figures = { ...camera, ...texts, ...person, ...location, ...technical, ...serials, dateTimeOriginal }
  const json = (showSensitive: boolean) => exportJson({ file: FILE, figures, tags: [], showSensitive })
  expect(JSON.parse(json(true))).toEqual({
    basic: { ...FILE, ...texts, ...person },
    camera: { ...camera, dateTimeOriginal: '2024-05-06T07:08:09Z' },
    location,
    technical: { ...technical, ...serials },
    all: {},
    hiddenTags: 0,
  })
  expect(JSON.parse(json(false))).toMatchObject({ basic: { ...FILE, ...texts }, camera, location: {}, technical })
  expect(json(false)).not.toMatch(/artist|copyright|Original|erial/)
  expect(json(true)).toMatch(/^\{\n  "basic": \{\n    "fileName": "a.jpg",\n/)
  expect(json(true)).toMatch(/\n\}\n$/)
})

test('a third tag of one name is counted on', () => {
  const tags = ['a', 'b', 'c'].map((text) => tag('png', 'Comment', text))
  expect(JSON.parse(exportJson({ file: FILE, figures: {}, tags, showSensitive: true }))).toMatchObject({
    all: { PNG: { Comment: 'a', 'Comment (2)': 'b', 'Comment (3)': 'c' } },
  })
})

test.each([
  ['exif', 'EXIF'],
  ['gps', 'GPS'],
  ['xmp', 'XMP'],
  ['iptc', 'IPTC'],
  ['icc', 'ICC'],
  ['makerNotes', 'MakerNotes'],
  ['photoshop', 'Photoshop'],
  ['png', 'PNG'],
  ['thumbnail', 'Thumbnail'],
  ['mpf', 'MPF'],
  ['jfif', 'JFIF'],
  ['riff', 'RIFF'],
  ['gif', 'GIF'],
  ['file', 'File'],
] as const)('the group %s is called %s', (group, name) => {
  expect(listTags([tag(group, 'Name')], true, '')).toEqual([{ group: name, name: 'Name', text: 'x' }])
})

test('a tag called __proto__ is data', () => {
  const json = exportJson({ file: FILE, figures: {}, tags: [tag('png', '__proto__', 'x')], showSensitive: true })
  expect(json).toContain('\n      "__proto__": "x"\n')
})

test('text has a heading a section and a line a value', () => {
  const lines = [{ label: 'Comment', text: 'two\nlines' }]
  expect(
    exportText([
      { title: 'EXIF', lines },
      { title: 'GPS', lines: [] },
      { title: 'PNG', lines: [...lines, { label: 'Title', text: 'a' }] },
    ]),
  ).toBe('[EXIF]\nComment: two lines\n\n[PNG]\nComment: two lines\nTitle: a\n')
})
