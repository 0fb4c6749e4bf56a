import { defaultsOf, parseFields, readFragment } from '@/lib/core/fields'
import { fields } from './fields'

describe('fields', () => {
  it('start at quality 80, without a target, removing metadata', () => {
    expect(defaultsOf(fields)).toEqual({ quality: '80', targetSize: '', stripMetadata: 'true' })
    expect(parseFields(fields, defaultsOf(fields)).problems).toEqual({})
  })

  it.each([
    [{ quality: '9' }, 'quality'],
    [{ quality: '101' }, 'quality'],
    [{ quality: '80.5' }, 'quality'],
    [{ targetSize: '0' }, 'targetSize'],
    [{ targetSize: 'big' }, 'targetSize'],
  ])('have a problem with %j', (raw, name) => {
    expect(Object.keys(parseFields(fields, { ...defaultsOf(fields), ...raw }).problems)).toEqual([name])
  })

  it('come from a link', () => {
    expect(readFragment(fields, '#quality=60&targetSize=200&stripMetadata=false')).toEqual({
      quality: '60',
      targetSize: '200',
      stripMetadata: 'false',
    })
  })
})
