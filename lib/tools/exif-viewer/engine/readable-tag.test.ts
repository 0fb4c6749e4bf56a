import { readableTag } from './readable-tag'

test.each([
  ['GPSAltitude', { value: [0, 0], description: 'NaN m' }],
  ['GPSTimeStamp', { value: [[0, 0]], description: 'NaN:NaN:NaN' }],
  ['ShutterSpeedValue', { value: [0, 0], description: '1/NaN' }],
  ['DNGLensInfo', { value: [[0, 0]], computed: [NaN, 18], description: 'NaN' }],
])('%s that divides by zero is not known', (name, tag) => expect(readableTag('exif', name, tag)).toBeNull())

test.each([
  ['Make', { value: ['Infinity'], description: 'Infinity' }, 'Infinity'],
  ['Model', { value: ['ION230', 'F'], description: 'ION230, F' }, 'ION230'],
  ['GPSLatitudeRef', { value: ['N'], description: 'North latitude' }, 'North latitude'],
  ['Copyright', { value: ['A', 'B'], description: 'A, B' }, 'A, B'],
  ['AnalogBalance', { value: [[1, 1]], computed: [1, 0.5], description: 'NaN' }, '1, 0.5'],
  ['SubjectDistance', { value: [0xffffffff, 1], description: '4294967295 m' }, '∞'],
  ['SubjectDistance', { value: [1, 0], description: 'Infinity m' }, '∞'],
  ['ThumbnailImage', { value: new ArrayBuffer(5), description: '' }, '(5 bytes)'],
  ['ThumbnailImage', { value: new Uint16Array(5), description: '[object Uint16Array]' }, '(10 bytes)'],
  ['PrintIM', { value: new Uint8Array(2), description: 'A word' }, 'A word'],
  ['ThumbnailOffset', { value: [1, 2], description: '' }, '1, 2'],
  [
    'GPSLatitude',
    {
      value: [
        [49, 1],
        [30, 1],
        [0, 0],
      ],
      computed: [49, 30, null],
      description: NaN,
    },
    '49, 30, ?',
  ],
  ['GPSLongitude', { value: [[0, 0]], description: NaN }, '?'],
  ['GPSLongitude', { value: '<faulty value>', computed: '<faulty value>', description: NaN }, '?'],
  ['GPSLatitude', { value: [375_665, 10_000], computed: 37.5665, description: '375665, 10000' }, '37.566500'],
  ['GPSLatitude', { value: [[37, 1]], computed: [37, 33.99], description: '37,1, 3399,100' }, '37.566500'],
  ['GPSLatitude', { value: [[37, 1]], computed: [37, 33, 59.4], description: '37,1, 33,1, 594,10' }, '37.566500'],
  ['SubjectDistance', { value: [2, 5], computed: 0.4, description: '0.4 m' }, '0.4 m'],
])('%s %j reads %s', (name, tag, text) => expect(readableTag('exif', name, tag)?.text).toBe(text))

const latin1Of = (hex: string) => Buffer.from(hex, 'hex').toString('latin1')
const commentOf = (hex: string) => [...Buffer.from(`0000000000000000${hex}`, 'hex')]

/** Bytes as Python's codecs write them. */
test.each([
  [
    'exif',
    'ImageDescription',
    { value: [latin1Of('938c8b9e')], description: latin1Of('938c8b9e') },
    '東京',
    'shift_jis',
  ],
  ['iptc', 'City', { value: [...Buffer.from('bcadbfef', 'hex')], description: '¼­ÇÏ' }, '서울', 'euc-kr'],
  ['exif', 'UserComment', { value: commentOf('b1b1bea9b5c4d4e7b3bf'), description: '' }, '北京的早晨', 'gb18030'],
  [
    'exif',
    'UserComment',
    { value: [...Buffer.from('JIS\0\0\0\0\0\x1b$BEl5~\x1b(B')], description: '' },
    '東京',
    undefined,
  ],
  ['exif', 'Artist', { value: ['김지수'], description: '김지수' }, '김지수', undefined],
  ['exif', 'Artist', { value: ['Jürgen'], description: 'Jürgen' }, 'Jürgen', undefined],
  ['exif', 'Artist', { value: ['Kim'], description: 'Kim' }, 'Kim', undefined],
] as const)('%s %s %j reads %s in an encoding that was guessed: %s', (group, name, tag, text, encoding) => {
  expect(readableTag(group, name, tag)).toMatchObject({ text })
  expect(readableTag(group, name, tag)?.encoding).toBe(encoding)
})
