import { finder } from './find-tag'
import type { MetadataGroup, MetadataTag } from './metadata-tag'
import { isoMoment, parseMoment } from './moment'
import { altitudeOf, coordinateOf, coordinateText, mapLink, positionText } from './position'

/** Tags of a file, `GPSLatitude: value` being EXIF's and `xmp GPSLatitude: value` XMP's. */
function findIn(values: Readonly<Record<string, MetadataTag['value']>>) {
  return finder(
    Object.entries(values).map(([key, value]) => {
      const [name = '', group = 'gps'] = key.split(' ').reverse()
      return { group: group as MetadataGroup, name, text: 'shown otherwise', value }
    }),
  )
}

describe('a coordinate', () => {
  test.each([
    ['degrees, minutes and seconds', { GPSLatitude: [37, 33, 54], GPSLatitudeRef: 'N' }, 37.565],
    ['degrees and minutes', { GPSLatitude: [37, 30], GPSLatitudeRef: 'N' }, 37.5],
    ['minutes but no seconds, which are 0/0', { GPSLatitude: [49, 30, NaN], GPSLatitudeRef: 'N' }, 49.5],
    ['degrees that are 0/0', { GPSLatitude: [NaN, 30, 0], GPSLatitudeRef: 'N' }, undefined],
    ['degrees alone, in a list', { GPSLatitude: [37.25], GPSLatitudeRef: 'N' }, 37.25],
    ['degrees alone', { GPSLatitude: 37.25, GPSLatitudeRef: 'N' }, 37.25],
    ['south of the equator', { GPSLatitude: [33, 51, 0], GPSLatitudeRef: 'S' }, -33.85],
    ['a hemisphere with blanks around it', { GPSLatitude: 1, GPSLatitudeRef: ' S ' }, -1],
    ['a hemisphere of the other axis', { GPSLatitude: 1, GPSLatitudeRef: 'W' }, undefined],
    ['no hemisphere', { GPSLatitude: 1 }, undefined],
    ['no hemisphere beside XMP', { GPSLatitude: 1, 'xmp GPSLatitude': '2,0N' }, 2],
    ['both, of which EXIF counts', { GPSLatitude: 1, GPSLatitudeRef: 'N', 'xmp GPSLatitude': '2,0N' }, 1],
    ['an empty list', { GPSLatitude: [], GPSLatitudeRef: 'N' }, undefined],
    ['a text', { GPSLatitude: '37', GPSLatitudeRef: 'N' }, undefined],
    ['nothing that can be read', { GPSLatitude: null, GPSLatitudeRef: 'N' }, undefined],
    ['the pole', { GPSLatitude: 90, GPSLatitudeRef: 'N' }, 90],
    ['past the pole', { GPSLatitude: 90.001, GPSLatitudeRef: 'S' }, undefined],
    ['XMP with decimal minutes', { 'xmp GPSLatitude': '34,36.3S' }, -34.605],
    ['XMP with seconds', { 'xmp GPSLatitude': '34,36,18N' }, 34.605],
    ['XMP with decimal seconds', { 'xmp GPSLatitude': '34,36,1.8N' }, 34.6005],
    ['XMP without a hemisphere', { 'xmp GPSLatitude': '34,36.3' }, undefined],
    ['XMP in signed degrees', { 'xmp GPSLatitude': '-34.605' }, -34.605],
    ['nothing', {}, undefined],
  ])('of %s', (_, values, degrees) => {
    const found = coordinateOf(findIn(values as never), 'Latitude')
    if (degrees === undefined) expect(found).toBeUndefined()
    else expect(found?.degrees).toBeCloseTo(degrees, 12)
  })

  test.each([
    ['E', 180, 180],
    ['W', 180, -180],
    ['E', 180.001, undefined],
    ['N', 1, undefined],
  ])('of %s %d', (hemisphere, value, degrees) => {
    const find = findIn({ GPSLongitude: value, GPSLongitudeRef: hemisphere })
    expect(coordinateOf(find, 'Longitude')?.degrees).toBe(degrees)
    expect(coordinateOf(findIn({ 'xmp GPSLongitude': `${value},0${hemisphere}` }), 'Longitude')?.degrees).toBe(
      hemisphere === 'N' ? 1 : Number.isInteger(value) ? degrees : undefined,
    )
  })

  test('that cannot be read in full says so, and is written as far as it goes', () => {
    const find = findIn({ GPSLatitude: [49, 30, NaN], GPSLatitudeRef: 'N' })
    expect(coordinateOf(find, 'Latitude')).toEqual({ degrees: 49.5, isPartial: true })
    expect(coordinateText({ degrees: 49.5, isPartial: true }, 'Latitude')).toBe('49°30′ N')
    expect(coordinateText({ degrees: -7.9999, isPartial: true }, 'Longitude')).toBe('8°00′ W')
  })

  test('as a text, in a list of both and as an address', () => {
    expect(coordinateText({ degrees: 37.5665351, isPartial: false }, 'Latitude')).toBe('37.566535° N')
    expect(coordinateText({ degrees: -33.85, isPartial: false }, 'Latitude')).toBe('33.850000° S')
    expect(coordinateText({ degrees: 126.9779692, isPartial: false }, 'Longitude')).toBe('126.977969° E')
    expect(coordinateText({ degrees: -0.0000004, isPartial: false }, 'Longitude')).toBe('0.000000° W')
    expect(coordinateText({ degrees: 0, isPartial: false }, 'Longitude')).toBe('0.000000° E')
    expect(positionText(-33.85, 151.2)).toBe('-33.850000, 151.200000')
    expect(mapLink(-33.85, 151.2)).toBe(
      'https://www.openstreetmap.org/?mlat=-33.850000&mlon=151.200000#map=15/-33.850000/151.200000',
    )
  })
})

test.each([
  [{ GPSAltitude: 38.5 }, 38.5],
  [{ GPSAltitude: 38.5, GPSAltitudeRef: 0 }, 38.5],
  [{ GPSAltitude: 38.5, GPSAltitudeRef: 1 }, -38.5],
  [{ 'xmp GPSAltitude': '77/2', 'xmp GPSAltitudeRef': '1' }, -38.5],
  [{ 'xmp GPSAltitude': '12' }, 12],
  [{ GPSAltitude: 1, 'xmp GPSAltitude': '2' }, 1],
  [{ 'xmp GPSAltitude': '1/0' }, undefined],
  [{ GPSAltitude: null }, undefined],
  [{}, undefined],
])('the altitude of %j is %p', (values, meters) => {
  expect(altitudeOf(findIn(values as never))).toBe(meters)
})

test.each([
  ['2024:05:06 07:08:09', '+09:00', '2024-05-06T07:08:09+09:00'],
  ['2024:05:06 07:08:09', 'Z', '2024-05-06T07:08:09Z'],
  ['2024:05:06 07:08:09', '   :  ', '2024-05-06T07:08:09'],
  ['2024:05:06 07:08:09', undefined, '2024-05-06T07:08:09'],
  ['2024-05-06T07:08:09.25-03:30', '+09:00', '2024-05-06T07:08:09-03:30'],
  ['2024-05-06T07:08Z', undefined, '2024-05-06T07:08:00Z'],
  [' 2024-05-06T07:08 ', undefined, '2024-05-06T07:08:00'],
  ['2024-05-06', undefined, undefined],
  ['2024:02:30 07:08:09', undefined, undefined],
  ['    :  :     :  :  ', undefined, undefined],
  [undefined, '+09:00', undefined],
  ['2024/05/06 07:08:09', '', '2024-05-06T07:08:09'],
])('%p with the offset %p is %p', (text, offset, iso) => {
  const moment = parseMoment(text, offset)
  expect(moment && isoMoment(moment)).toBe(iso)
})
