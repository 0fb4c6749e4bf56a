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
] as const)('%s: %s %s', (expected, group, name) => {
  expect(sensitivityOf({ group, name })).toBe(expected)
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

test('a header, a colour profile and a density tell nothing about the photograph', () => {
  expect(isRevealing([tag('png', 'Bit Depth'), tag('icc', 'ICC Description'), tag('jfif', 'XResolution')])).toBe(false)
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
    ]),
  ).toBe('[EXIF]\nComment: two lines\n')
})
