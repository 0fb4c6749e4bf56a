import { Lexer } from 'marked'
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

test('a parser made after another one reads the same', () => {
  const source = '***\n\n- a\n- b\n\n> c\n\nd\n===\n\n|e|\n|-|\n|f|\n\n<div>\n\nhttps://example.com'
  const html = () => markdownParser(TEST_WORDS).parse(source)
  expect(html()).toBe(html())
  expect(html()).toContain('<a href="https://example.com">')
})
