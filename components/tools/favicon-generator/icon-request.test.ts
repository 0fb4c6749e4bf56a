import { defaultsOf, parseFields } from '@/lib/core/fields'
import { faviconGeneratorFields } from '@/lib/tools/favicon-generator/fields'
import { isOutdated, settingsOf, toIconRequest } from './icon-request'

const valuesOf = (changes: Partial<ReturnType<typeof defaultsOf<typeof faviconGeneratorFields>>>) =>
  parseFields(faviconGeneratorFields, { ...defaultsOf(faviconGeneratorFields, ''), ...changes }).values

const letters = (changes = {}) => valuesOf({ tab: 'text', text: 'A', ...changes })

it.each([
  ['noImage', { tab: 'upload' }, [16]],
  ['noText', { text: ' ' }, [16]],
  ['noSize', {}, []],
  ['notColor', { background: 'no color' }, [16]],
  ['notColor', { color: 'no color' }, [16]],
  ['notColor', { darkBackground: 'no color' }, [16]],
  ['notColor', { darkColor: 'no color' }, [16]],
])('refuses with %s what lacks it: %j', (code, changes, sizes) => {
  expect(() => toIconRequest(letters(changes), undefined, sizes)).toThrow(expect.objectContaining({ code }))
})

it.each([
  ['', { fontSize: 32, radius: 0, applePadding: 0 }],
  ['1', { fontSize: 16, radius: 1, applePadding: 1 }],
  ['-1', { fontSize: 16, radius: 0, applePadding: 0 }],
  ['99', { fontSize: 64, radius: 50, applePadding: 30 }],
])('numbers of %j are within their bounds', (text, expected) => {
  const values = letters({ fontSize: text, radius: text, applePadding: text })
  expect(settingsOf(values)).toMatchObject(expected)
})

describe('generated icons are outdated', () => {
  const made = toIconRequest(letters(), undefined, [16, 32])

  it.each([
    { text: 'B' },
    { text: '' },
    { color: '#000000' },
    { background: 'no color' },
    { fontSize: '48' },
    { radius: '50' },
    { siteName: 'Bakery' },
    { darkColor: '#000000' },
    { darkBackground: 'no color' },
    { applePadding: '10' },
    { allShapes: 'true' },
    { tab: 'upload' },
  ])('after the change %j', (changes) => {
    expect(isOutdated(made, letters(changes), undefined, [16, 32])).toBe(true)
  })

  it('after a change of sizes', () => {
    expect(isOutdated(made, letters(), undefined, [16])).toBe(true)
    expect(isOutdated(made, letters(), undefined, [])).toBe(true)
  })

  it('after a change of the picture', () => {
    const [first, second] = [new File(['1'], 'a.png'), new File(['2'], 'a.png')]
    const picture = toIconRequest(valuesOf({}), first, [16])
    expect(isOutdated(picture, valuesOf({}), second, [16])).toBe(true)
    expect(isOutdated(picture, valuesOf({}), first, [16])).toBe(false)
  })

  it('neither for the same settings nor after a change of unused settings', () => {
    expect(isOutdated(made, letters(), undefined, [16, 32])).toBe(false)
    expect(isOutdated(made, letters({ siteName: ' ' }), undefined, [16, 32])).toBe(false)
    expect(isOutdated(made, letters({ color: '#fff' }), new File(['1'], 'a.png'), [16, 32])).toBe(false)
  })
})
