import { Lexer } from 'marked'
import { seededRandom } from '@/lib/core/random'
import { markdownParser } from './parser'
import { TEST_WORDS } from './test-words'

test('no rule of a block looks behind the place where a block begins', () => {
  const rules = Object.entries(Lexer.rules.block.gfm).filter(([, { source }]) => source.startsWith('^'))
  expect(rules.map(([name]) => name)).toEqual(expect.arrayContaining(['blockquote', 'hr', 'html', 'lheading', 'table']))
  for (const [name, rule] of [...rules, ['url', Lexer.rules.inline.breaks.url] as const]) {
    expect([name, rule.sticky]).toEqual([name, true])
    // Twice, since a sticky expression goes on where it was.
    const text = { hr: '---\n', url: 'https://example.com' }[name]
    if (text) expect([rule.test(text), rule.test(text)]).toEqual([true, true])
    expect(rule.exec('@@@@ @@\n\n---\n')?.index ?? 0).toBe(0)
  }
})

test('a heading underlined with === is found by the line where the parser alone finds it by the letter', () => {
  const { lheading } = Lexer.rules.block.gfm
  const byLetter = new RegExp(lheading.source.replace('(.+(?:\\n', '((?:.|\\n').replace(').*)*?)\\n', '))+?)\\n'))
  expect(byLetter.source).toContain('((?:.|\\n(?!')
  expect(lheading.source).not.toContain('(?:.|\\n')
  const all = [
    ...'a \t\n\n\r\u2028=-#|',
    'b c',
    '   ',
    '\n\n',
    '===\n',
    '---\n',
    '> ',
    '- ',
    '1. ',
    '```',
    '<div>',
    '* * *',
    '|-|',
  ]
  const random = seededRandom(1)
  const next = (below: number) => Math.floor(random() * below)
  let found = 0
  for (let round = 0; round < 20_000; round++) {
    const signs = Array.from({ length: 2 + next(10) }, () => all[next(all.length)])
    // The parser has taken empty lines away before.
    const text = signs.join('').replace(/^(?:[ \t]*\n)+/, '')
    const expected = byLetter.exec(text)
    if (expected) found++
    expect([text, lheading.exec(text)]).toEqual([text, expected])
  }
  expect(found).toBeGreaterThan(500)
})

test('a parser made after another one reads the same', () => {
  const source = '***\n\n- a\n- b\n\n> c\n\nd\n===\n\n|e|\n|-|\n|f|\n\n<div>\n\nhttps://example.com'
  const html = () => markdownParser(TEST_WORDS).parse(source)
  expect(html()).toBe(html())
  expect(html()).toContain('<a href="https://example.com">')
})
