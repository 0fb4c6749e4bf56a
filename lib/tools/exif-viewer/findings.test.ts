import { facesIn, findingsOf } from './findings'
import type { MetadataTag } from './metadata-tag'

const tag = (group: MetadataTag['group'], name: string, text: string, part?: MetadataTag['part']): MetadataTag => ({
  group,
  name,
  text,
  value: text,
  ...(part && { part }),
})

test.each([
  ['gps', 'GPSLatitude', '37.566500', 'place'],
  ['gps', 'GPSLatitude', '49, 30, ?', 'place'],
  ['gps', 'GPSLatitude', '?', 'place'],
  ['gps', 'GPSLatitudeRef', 'North latitude', null],
  ['gps', 'GPSImgDirection', '120', null],
  ['gps', 'GPSDateStamp', '2024:07:01', 'time'],
  ['gps', 'GPSTimeStamp', '10:00:00', null],
  ['xmp', 'GpsLongtitude', '126.9', 'place'],
  ['xmp', 'LocationShown', 'City: Seoul', 'place'],
  ['iptc', 'City', '서울', 'place'],
  ['png', 'exif:GPSLatitude', '37/1', 'place'],
  ['video', 'location.ISO6709', '+37+126/', 'place'],
  ['samsung', 'MCC_Data', '450', 'place'],
  ['exif', 'DateTimeOriginal', '0000:00:00 00:00:00', null],
  ['exif', 'DateTimeOriginal', '2024:07:01 10:00:00', 'time'],
  ['exif', 'SubSecTimeOriginal', '123', null],
  ['exif', 'OffsetTimeOriginal', '+09:00', null],
  ['png', 'date:create', '2024-07-01', 'time'],
  ['icc', 'ProfileDateTime', '2024-07-01', null],
  ['exif', 'Artist', 'Kim', 'person'],
  ['exif', 'Copyright', ' ; ', null],
  ['xmp', 'CreatorTool', 'Lightroom', null],
  ['video', 'author', 'Kim', 'person'],
  ['exif', 'Make', 'Acme', null],
  ['xmp', 'Regions', 'RegionList: Area: x: 0.5; Type: Face', 'faces'],
  ['xmp', 'Regions', 'RegionList: Area: x: 0.5; Type: Focus', null],
  ['xmp', 'RegionInfo', 'Regions: PersonDisplayName: Hanako; Rectangle: 0.1, 0.2, 0.3, 0.4', 'faces'],
  ['xmp', 'GPSTimeStamp', '2024-05-06T07:08:09Z', 'time'],
  ['xmp', 'Licensor', 'LicensorName: Kim', 'person'],
  ['xmp', 'ArtworkOrObject', 'AODateCreated: 2024-05-06', 'time'],
  ['xmp', 'dctermsLocation', 'country: Korea', 'place'],
  ['xmp', 'DerivedFrom', 'instanceID: 1; lastModifyDate: 2024-05-06', 'time'],
  ['xmp', 'RegionInfo', 'DateRegionsValid: 2021-03-04T05:06:07', 'time'],
  ['xmp', 'Latitude', '37.5', 'place'],
  ['xmp', 'mcc', '450', 'place'],
  ['xmp', 'cgi', '450-05-1234-5678', 'place'],
  ['xmp', 'IptcLastEdited', '2024-07-01T10:00:00', 'time'],
  ['xmp', 'metadataLastEdited', '2024-07-01T10:00:00', 'time'],
  ['iptc', 'Sub-location', 'Seoul', 'place'],
  ['iptc', 'Content Location Name', 'Seoul', 'place'],
  ['xmp', 'dctermsLocation', 'Seoul', 'place'],
  ['xmp', 'shotLocation', 'Seoul', 'place'],
  ['xmp', 'SubjectLocation', '3, 4', null],
  ['exif', 'GeoTiffModelTiepoint', '0, 0, 0, 126.9, 37.5, 0', 'place'],
  ['xmp', 'geography', 'Seoul', 'place'],
  ['xmp', 'lat', '37.5', 'place'],
  ['xmp', 'coverage', 'Seoul', 'place'],
  ['xmp', 'spatial', 'Seoul', 'place'],
  ['exif', 'GeoTiffDirectory', '1, 1, 0, 1', 'place'],
  ['makerNotes', 'Landmark', 'Gyeongbokgung', 'place'],
  ['makerNotes', 'BabyName', 'Minji', 'person'],
  ['samsung', 'PhotoEditor_Re_Edit_Data', '(300 bytes)', null],
  ['exif', 'ImageEditor', 'Kim', 'person'],
  ['exif', 'ISOSpeedLatitudeyyy', '38', null],
  ['xmp', 'Occurrence', 'recordedBy: Kim', 'person'],
  ['xmp', 'Identification', 'identifiedBy: Kim', 'person'],
  ['xmp', 'directorPhotography', 'Kim', 'person'],
  ['xmp', 'composer', 'Kim', 'person'],
  ['xmp', 'Directory', 'Item: Kim', null],
  ['xmp', 'PatientDOB', '2021-03-04', 'time'],
  ['xmp', 'PatientName', 'Kim', 'person'],
  ['xmp', 'StudyPhysician', 'Kim', 'person'],
  ['xmp', 'People', 'Kim', 'person'],
  ['xmp', 'attributionName', 'Kim', 'person'],
  ['xmp', 'Licensee', 'LicenseeName: Kim', 'person'],
  ['xmp', 'Event', 'eventTime: 2021-03-04T05:06:07', 'time'],
  ['xmp', 'Pose', 'Timestamp: 1614834367000', 'time'],
  ['xmp', 'Timestamp', '5', null],
  ['png', 'TimeStamp', '2021:03:04 05:06:07', 'time'],
  ['file', 'Comment', 'at 37.5665, 126.9780', 'place'],
  ['exif', 'UserComment', '37.5665° N 126.9780° E', 'place'],
  ['png', 'Description', 'made on 2024/07/01', 'time'],
  ['file', 'Comment', 'CREATOR: gd-jpeg v1.0, quality = 90', null],
  ['file', 'Comment', 'curve 0.312 0.329 0.640', null],
  ['xmp', 'description', '1920:10:80', null],
  ['icc', 'ICC Description', 'made on 2024-07-01', null],
  ['exif', 'WhitePoint', '0.3127, 0.3290', null],
  ['xmp', 'Look', 'Name: Vivid; Copyright: Acme', null],
] as const)('%s %s of %j tells %s', (group, name, text, concern) =>
  expect(findingsOf([tag(group, name, text)])[0]?.concern ?? null).toBe(concern),
)

test('faces are counted, and named where somebody has', () => {
  const regions =
    'RegionList: Area: h: 0.1; Name: Kim Jisoo; Type: Face, Area: h: 0.1; Type: Face, Area: h: 1; Type: Focus'
  expect(facesIn([tag('xmp', 'Regions', regions)])).toEqual({ count: 2, names: ['Kim Jisoo'] })
  const microsoft = 'Regions: PersonDisplayName: Hanako; Rectangle: 0.1, 0.2'
  expect(facesIn([tag('xmp', 'RegionInfo', microsoft)])).toEqual({ count: 1, names: ['Hanako'] })
})

test('each concern is found once, with every part of the file that says it', () => {
  const tags = [
    tag('exif', 'Artist', 'Kim'),
    tag('gps', 'GPSLatitude', '37'),
    tag('video', 'GPSCoordinates', '37, 126', 'video'),
    tag('gps', 'GPSLatitude', '37', 'thumbnail'),
    tag('png', 'Author', 'Kim'),
  ]
  expect(findingsOf(tags).map(({ concern, where }) => [concern, where])).toEqual([
    ['place', ['exif', 'video', 'thumbnail']],
    ['person', ['exif', 'text']],
  ])
  expect(findingsOf([tag('exif', 'Make', 'Acme')])).toEqual([])
})

test('a text that anybody wrote may say several things', () => {
  const found = findingsOf([tag('file', 'Comment', '2024-07-01 at -33.8688,151.2093')])
  expect(found.map(({ concern }) => concern)).toEqual(['place', 'time'])
})

test('a structure may say several things', () => {
  const found = findingsOf([tag('xmp', 'ArtworkOrObject', 'AOCreator: Kim; AODateCreated: 2024-05-06')])
  expect(found.map(({ concern }) => concern)).toEqual(['time', 'person'])
})

test('a face that IPTC describes counts once, by its own name', () => {
  const text =
    'Name: Kim; RegionBoundary: rbH: 0.1; rbShape: rectangle; rbX: 0.1; rCtype: Name: human; rRole: Name: subject'
  expect(facesIn([{ group: 'xmp', name: 'ImageRegion', text, value: null }])).toEqual({ count: 1, names: ['Kim'] })
})
