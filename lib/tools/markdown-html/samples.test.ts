import { LOCALES } from '@/lib/i18n/locales'
import { renderMarkdown } from './render'
import { sampleFor } from './samples'
import { SYNTAX } from './syntax-reference'
import { TEST_WORDS } from './test-words'

const render = async (source: string) => (await renderMarkdown(source, TEST_WORDS)).unsafePieces.join('')

describe.each(LOCALES)('the sample in %s', (locale) => {
  it.each([
    ...['<h1>', '<h2>', '<strong>', '<em>', '<del>', '<a href="https://example.com"', '<td align="center">'],
    ...['markdown-alert-tip', 'type="checkbox"', '<ul>\n<li>', '<td align="right">', '<section class="footnotes"'],
    ...['<code class="language-js">'],
  ])('shows %s', async (part) => {
    expect(await render(sampleFor(locale))).toContain(part)
  })
})

it('a language without a sample has the English one', () => {
  expect(sampleFor('fr')).toBe(sampleFor('en'))
  expect(sampleFor('ko')).not.toBe(sampleFor('en'))
})

const ELEMENTS: Readonly<Record<(typeof SYNTAX)[number][0], string>> = {
  heading: '<h1>H1</h1>\n<h2>H2',
  bold: '<strong>bold</strong>',
  italic: '<em>italic</em>',
  strikethrough: '<del>strike</del>',
  link: '<a href="https://example.com">text</a>',
  image: '<img src="image.png" alt="alt">',
  list: '<ul>\n<li>item</li>',
  numbers: '<ol>\n<li>item</li>',
  tasks: 'checked="" disabled="" type="checkbox"',
  quote: '<blockquote>\n<p>quote</p>',
  alert: 'markdown-alert-note',
  code: '<code>code</code>',
  codeBlock: '<pre><code class="language-js">',
  table: '<th>a</th>',
  footnote: '<section class="footnotes"',
  rule: '<hr>',
}

it.each(SYNTAX)('the example of %s is what it says', async (name, example) => {
  // Examples are on one line: gaps and the ellipsis stand for the lines between.
  const source = example
    .replaceAll(/ {3,}/g, name === 'footnote' ? '\n\n' : '\n')
    .replace('```js … ```', '```js\n…\n```')
  expect(await render(name === 'alert' ? `${source}\n> note` : source)).toContain(ELEMENTS[name])
})
