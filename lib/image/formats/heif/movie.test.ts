import { box, words } from '@/scripts/measure/build-heif'
import { buildMovie, keyedTexts, placeBox, track, userText } from '@/scripts/measure/build-movie'
import { movieWithoutPlace, readMovie } from './movie'

const bytesOf = (...inside: Buffer[]) => new Uint8Array(buildMovie(...inside))
const MADE = ['CreateDate', '2024-07-01T01:00:00Z', undefined]
const entriesOf = (bytes: Uint8Array) =>
  readMovie(bytes).entries.map(({ name, text, position }) => [name, text, position])
const keep = (packet: Uint8Array) => packet

const wideName = Buffer.concat([Buffer.from('feff', 'hex'), Buffer.from('Café 서울\0', 'utf16le').swap16()])
const NAMELESS = placeBox('', -37.5, 126.25)
const SEOUL = box('data', words(1, 0), Buffer.from('Seoul'))
const WIDE_PLACE = box('loci', NAMELESS.subarray(8, 14), wideName, NAMELESS.subarray(15))

test.each([
  [
    '©xyz',
    box('udta', userText('\xa9xyz', '+37.5665-126.9780+030/')),
    ['GPSCoordinates', '+37.5665-126.9780+030/', [37.5665, -126.978]],
  ],
  [
    'loci',
    box('udta', placeBox('Seoul', -37.5, 126.25)),
    ['GPSCoordinates', 'Seoul -37.50000, 126.25000', [-37.5, 126.25]],
  ],
  ['loci in UTF-16', box('udta', WIDE_PLACE), ['GPSCoordinates', 'Café 서울 -37.50000, 126.25000', [-37.5, 126.25]]],
  ['©prd', box('udta', userText('\xa9prd', 'Kim')), ['Producer artist', 'Kim', undefined]],
  ['rldt', box('meta', words(0), box('ilst', box('rldt', SEOUL))), ['ReleaseDate', 'Seoul', undefined]],
  ['©ART', box('udta', userText('\xa9ART', '김지수')), ['Artist', '김지수', undefined]],
  [
    'auth',
    box('udta', box('auth', words(0), Buffer.from([0x15, 0xc7]), Buffer.from('Kim\0'))),
    ['Author', 'Kim', undefined],
  ],
  [
    'a place by key',
    keyedTexts({ 'com.apple.quicktime.location.ISO6709': '+01.5+002.0/' }),
    ['location.ISO6709', '+01.5+002.0/', [1.5, 2]],
  ],
  [
    'a date by key',
    keyedTexts({ 'com.apple.quicktime.creationdate': '2024-07-01T10:00:00+0900' }),
    ['creationdate', '2024-07-01T10:00:00+0900', undefined],
  ],
  [
    'a text by the name of iTunes',
    box('udta', box('meta', words(0), box('ilst', box('\xa9day', box('data', words(1, 0), Buffer.from('2024')))))),
    ['ContentCreateDate', '2024', undefined],
  ],
  [
    'a text by a name of its own',
    box('meta', words(0), box('ilst', box('----', box('name', words(0), Buffer.from('location')), SEOUL))),
    ['location', 'Seoul', undefined],
  ],
  [
    'the artist of an album',
    box('meta', words(0), box('ilst', box('aART', SEOUL))),
    ['AlbumArtist', 'Seoul', undefined],
  ],
])('%s', (_, inside, entry) => expect(entriesOf(bytesOf(inside))).toEqual([MADE, entry]))

test('a time of 0 is none, and one before 1970 counts from there', () => {
  const timed = (...time: number[]) => new Uint8Array(box('moov', box('mvhd', words(...time, 0, 0))))
  expect(entriesOf(timed(0, 0))).toEqual([])
  expect(entriesOf(timed(0, 1_719_792_000))).toEqual([['CreateDate', '2024-07-01T00:00:00Z', undefined]])
  expect(entriesOf(timed(1 << 24, 1, 0))).toEqual([['CreateDate', '2040-02-06T06:28:16Z', undefined]])
})

test('the time of the last change is listed where it differs', () => {
  const timed = (...times: number[]) => new Uint8Array(box('moov', box('mvhd', words(0, ...times))))
  const changed = ['ModifyDate', '2024-07-01T00:00:00Z', undefined]
  expect(entriesOf(timed(0, 1_719_792_000))).toEqual([changed])
  expect(entriesOf(timed(1_719_792_000, 1_719_792_000))).toHaveLength(1)
})

test('the times of tracks are listed where they differ', () => {
  const made = words(0, 2_082_844_800 + Date.UTC(2024, 6, 1, 1) / 1000)
  const media = box('mdhd', words(0, 2_082_844_800 + 60))
  expect(entriesOf(bytesOf(box('trak', box('tkhd', made), box('mdia', media))))).toEqual([
    MADE,
    ['MediaCreateDate', '1970-01-01T00:01:00Z', undefined],
  ])
})

test('what is not read is named: tracks of data, boxes of makers', () => {
  const { unread } = readMovie(
    bytesOf(
      track('vide'),
      track('camm'),
      track('meta', 'mett application/motionphoto-image-meta'),
      box('udta', box('smta', words(1))),
      // Positions of dashboard cameras, nothing, and how a copy is protected.
      ...[box('gps ', words(1)), box('gps0'), box('pssh', words(1))],
      box('uuid', words(1, 2, 3, 4)),
    ),
  )
  expect(unread.map(({ name, isTrack }) => [name, isTrack])).toEqual([
    ['camm', true],
    ['smta', false],
    ['gps', false],
    ['uuid', false],
  ])
  const beside = Buffer.concat([bytesOf(), box('free', words(1)), box('udat', Buffer.from('$GPRMC'))])
  expect(readMovie(beside).unread.map(({ name }) => name)).toEqual(['udat'])
})

test('what a box `meta` holds beside keys and their texts is named: items, XML, ID3 tags', () => {
  const head = [words(0), box('hdlr', words(0))]
  const { unread } = readMovie(
    bytesOf(box('trak', box('meta', ...head, box('idat', words(1)))), box('meta', ...head, box('xml ', words(2)))),
  )
  expect(unread.map(({ name }) => name)).toEqual(['idat', 'xml'])
})

test('the items of a picture that a file holds beside a movie are not the movie’s', () => {
  const bytes = new Uint8Array(box('meta', words(0), box('iloc', words(1)), box('xml ', words(2))))
  expect(readMovie(bytes).unread.map(({ name }) => name)).toEqual(['xml'])
})

test('XMP is found by its number and by its name', () => {
  const uuid = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex')
  const bytes = bytesOf(
    box('udta', box('XMP_', Buffer.from('<one/>'))),
    box('uuid', uuid, Buffer.from('<two/>')),
    box('uuid', words(1, 2, 3, 4)),
  )
  const { packets } = readMovie(bytes)
  expect(packets.map(({ start, end }) => Buffer.from(bytes.subarray(start, end)).toString())).toEqual([
    '<one/>',
    '<two/>',
  ])
})

test('places go, and data that cannot be read; the rest stays where it is', () => {
  const texts = keyedTexts({
    'com.apple.quicktime.location.ISO6709': '+01.5+002.0/',
    'com.apple.quicktime.author': 'Kim',
  })
  const original = bytesOf(
    box('udta', userText('\xa9xyz', '+37.5665+126.9780/'), placeBox('Seoul', 1, 2), box('smta', words(7))),
    texts,
  )
  const clear = movieWithoutPlace(original, keep)!
  expect(clear).toHaveLength(original.length)
  expect(entriesOf(clear)).toEqual([MADE, ['author', 'Kim', undefined]])
  expect(readMovie(clear).unread).toEqual([])
  const text = Buffer.from(clear).toString('latin1')
  for (const trace of ['+37', '+01', 'Seoul', 'smta']) expect(text).not.toContain(trace)
  expect(text.endsWith('mdatsamples')).toBe(true)
})

test('a movie with a track that may say where it was is not cleared', () => {
  for (const handler of ['camm', 'text', 'sbtl', 'subt'])
    expect(movieWithoutPlace(bytesOf(track(handler)), keep)).toBeNull()
  expect(movieWithoutPlace(bytesOf(track('meta', 'mebx com.apple.quicktime.location.ISO6709')), keep)).toBeNull()
})

test.each([
  ['+3730+12615/', [37.5, 126.25]],
  ['-3730.6-12615.0/', [-37.51, -126.25]],
  ['+373036+1261500.0+10/', [37.51, 126.25]],
  ['+91.0+002.0/', undefined],
  ['Seoul', undefined],
])('the degrees of %s', (text, position) => {
  const [entry] = readMovie(new Uint8Array(box('udta', userText('\xa9xyz', text)))).entries
  if (position) entry!.position!.forEach((degrees, index) => expect(degrees).toBeCloseTo(position[index]!, 9))
  else expect(entry!.position).toBeUndefined()
})
