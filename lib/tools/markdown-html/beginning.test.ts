import { beginningOf } from './render'

test('the beginning of a long document ends with a whole block', () => {
  const block = `${'word '.repeat(100)}\n`
  for (const blank of ['\n', ' \t\n', '\r\n']) {
    const source = `${block}${blank}`.repeat(100)
    const beginning = beginningOf(source) ?? ''
    expect(source.startsWith(beginning)).toBe(true)
    expect(beginning.endsWith(`${blank}${block}`)).toBe(true)
    expect(Math.round(beginning.length / 1000)).toBe(12)
  }
})

test('a short document and one without blocks have none', () => {
  expect(beginningOf('a\n\n'.repeat(7_000))).toBeUndefined()
  expect(beginningOf('a\n'.repeat(50_000))).toBeUndefined()
})
