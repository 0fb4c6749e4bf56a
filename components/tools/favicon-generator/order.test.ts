import { defaultsOf, parseFields } from '@/lib/core/fields'
import { fields } from '@/lib/tools/favicon-generator/fields'
import { isOutdated, orderOf } from './order'

const valuesOf = (changes: Partial<ReturnType<typeof defaultsOf<typeof fields>>>) =>
  parseFields(fields, { ...defaultsOf(fields, ''), ...changes }).values

const letters = (changes = {}) => valuesOf({ tab: 'text', text: 'A', ...changes })

describe('what was made is outdated', () => {
  const made = orderOf(letters(), undefined, [16, 32])

  it.each([
    { text: 'B' },
    { text: '' },
    { color: '#000000' },
    { background: 'no colour' },
    { fontSize: '48' },
    { radius: '50' },
    { siteName: 'Bakery' },
    { tab: 'upload' },
  ])('with %j', (changes) => {
    expect(isOutdated(made, letters(changes), undefined, [16, 32])).toBe(true)
  })

  it('with other sizes', () => {
    expect(isOutdated(made, letters(), undefined, [16])).toBe(true)
    expect(isOutdated(made, letters(), undefined, [])).toBe(true)
  })

  it('with another picture', () => {
    const [first, second] = [new File(['1'], 'a.png'), new File(['2'], 'a.png')]
    const picture = orderOf(valuesOf({}), first, [16])
    expect(isOutdated(picture, valuesOf({}), second, [16])).toBe(true)
    expect(isOutdated(picture, valuesOf({}), first, [16])).toBe(false)
  })

  it('not with the same settings, nor with others that it does not use', () => {
    expect(isOutdated(made, letters(), undefined, [16, 32])).toBe(false)
    expect(isOutdated(made, letters({ color: '#fff' }), new File(['1'], 'a.png'), [16, 32])).toBe(false)
  })
})
