import { defaultsOf, parseFields, readFragment } from '@/lib/core/fields'
import { readFileSync } from 'node:fs'
import { latin1 } from '@/lib/core/byte-writer'
import { presetOf, presets } from './background'
import { pngToJpgFields } from './fields'
import { convertedName, isUnfitting, START_BYTES } from './result'

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

test('of files that are there, only a JPG is unfitting', () => {
  const meant = [
    'transparent.png',
    'still.webp',
    'animated.gif',
    'photo.heic',
    'photo.avif',
    'layers.psd',
    'simple.svg',
  ]
  const files = [...meant, 'icon.ico', '../tiff/planar-deflate.tif', 'renamed-text.jpg', 'truncated.jpg']
  const startOf = (name: string) => readFileSync(`e2e/fixtures/images/${name}`).subarray(0, START_BYTES)
  expect(files.filter((name) => isUnfitting(startOf(name)))).toEqual(['truncated.jpg'])
})

test('a BMP is unfitting, a camera raw file is not, though its preview is a JPG', () => {
  expect(isUnfitting(latin1('BM'.padEnd(14, '\0') + '('.padEnd(18, '\0')))).toBe(true)
  expect(isUnfitting(latin1('II*\0\b\0\0\0'.padEnd(START_BYTES, '\0')))).toBe(false)
})
