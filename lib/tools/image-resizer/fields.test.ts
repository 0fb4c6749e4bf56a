import { defaultsOf, parseFields, readFragment } from '@/lib/core/fields'
import { fields } from './fields'

describe('fields', () => {
  it('start empty, linked, as JPEG of quality 90, contained', () => {
    expect(defaultsOf(fields)).toEqual({
      width: '',
      height: '',
      keepAspectRatio: 'true',
      format: 'jpeg',
      quality: '90',
      fit: 'contain',
    })
  })

  it.each(['0', '8193', '-1', '10.5', ''])('have a problem with the width %j', (width) => {
    const { problems } = parseFields(fields, { ...defaultsOf(fields), width, height: '10' })
    expect(Object.keys(problems)).toEqual(['width'])
  })

  it.each(['1', '8192'])('accept the width %s', (width) => {
    const { problems } = parseFields(fields, { ...defaultsOf(fields), width, height: '10' })
    expect(problems).toEqual({})
  })

  it('come from a link', () => {
    expect(readFragment(fields, '#width=800&format=avif&fit=zoom')).toEqual({ width: '800', format: 'avif' })
  })
})
