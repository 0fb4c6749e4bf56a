import { defaultsOf, parseFields, readFragment } from '@/lib/core/fields'
import { IMAGE_FORMATS, type ImageKind } from '@/lib/image/formats/image-formats'
import { presetOf, presets } from './background'
import { pngToJpgFields } from './fields'
import { convertedName, isUnfitting } from './result'

describe('fields', () => {
  it('start with white at quality 90', () => {
    expect(defaultsOf(pngToJpgFields)).toMatchObject({ background: '#FFFFFF', quality: '90' })
  })

  it.each(['49', '101', '', '90.5'])('have a problem with the quality %j', (quality) => {
    const { problems } = parseFields(pngToJpgFields, { ...defaultsOf(pngToJpgFields), quality })
    expect(Object.keys(problems)).toEqual(['quality'])
  })

  it('come from a link', () => {
    expect(readFragment(pngToJpgFields, '#background=%2300FF00&quality=75')).toEqual({
      background: '#00FF00',
      quality: '75',
    })
  })
})

describe('presets', () => {
  it('are the eight documented ones', () => {
    expect(presets.map(({ id }) => id)).toEqual([
      'white',
      'black',
      'red',
      'green',
      'blue',
      'yellow',
      'gray',
      'transparentWhite',
    ])
    expect(presets.at(-1)?.color).toBe('#F8F8F8')
  })

  it.each([
    ['#FFFFFF', 'white'],
    ['#fff', 'white'],
    ['f00', 'red'],
    ['#f8F8f8', 'transparentWhite'],
    ['#FFFFFE', undefined],
    ['white', undefined],
    ['', undefined],
  ])('of %j is %s', (text, id) => {
    expect(presetOf(text)?.id).toBe(id)
  })
})

describe('convertedName', () => {
  it.each([
    ['logo.png', 'logo_converted.jpg'],
    ['로고.v2.webp', '로고.v2_converted.jpg'],
    ['noextension', 'noextension_converted.jpg'],
  ])('%s becomes %s', (name, converted) => {
    expect(convertedName(name, 'jpg')).toBe(converted)
  })
})

test('only a JPG and a BMP are unfitting, not the JPG in a camera raw file', () => {
  const kinds = Object.keys(IMAGE_FORMATS) as ImageKind[]
  expect(kinds.filter((kind) => isUnfitting({ kind }))).toEqual(['jpeg', 'bmp'])
  expect(isUnfitting({ kind: 'jpeg', isUnwrapped: true })).toBe(false)
})
