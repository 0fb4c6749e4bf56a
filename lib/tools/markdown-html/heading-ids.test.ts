import { headingSlugs } from './heading-ids'
import { renderMarkdown } from './render'
import { TEST_WORDS } from './test-words'

// Expected by github-slugger's own fixtures and by GitHub itself.
test.each([
  ['Install', 'install'],
  ['Get started in 5 minutes', 'get-started-in-5-minutes'],
  ['What’s new?', 'whats-new'],
  ['C++ & C#', 'c--c'],
  ['snake_case', 'snake_case'],
  ['a  b', 'a--b'],
  ['설치 방법 (macOS)', '설치-방법-macos'],
  ['インストール：手順', 'インストール手順'],
  ['Ünïcode Straße', 'ünïcode-straße'],
  ['1. One', '1-one'],
  ['😄 emoji', '-emoji'],
  ['हिन्दी', 'हिन्दी'],
  ['---', '---'],
  ['!!!', ''],
])('%j is #%s', (text, id) => {
  expect(headingSlugs()(text)).toBe(id)
})

test('repeated headings are numbered, past names that are taken', () => {
  const slug = headingSlugs()
  expect(['foo', 'foo', 'foo 1', 'foo', 'foo-1', 'foo-1-1'].map(slug)).toEqual([
    'foo',
    'foo-1',
    'foo-1-1',
    'foo-2',
    'foo-1-2',
    'foo-1-1-1',
  ])
})

test('headings of a document have ids, of their text alone, and every document starts anew', async () => {
  const source = '# A *b* `c` [d](https://example.com) <b>e</b> &amp; f\n\nA *b*\n===\n\n## A b'
  for (let round = 0; round < 2; round++) {
    const { unsafePieces } = await renderMarkdown(source, TEST_WORDS)
    const ids = Array.from(unsafePieces.join('').matchAll(/<h\d id="([^"]*)">/g), ([, id]) => id)
    expect(ids).toEqual(['a-b-c-d-e--f', 'a-b', 'a-b-1'])
  }
})

test('a heading of signs only has no id', async () => {
  const { unsafePieces } = await renderMarkdown('# !!!\n\n# ""', TEST_WORDS)
  expect(unsafePieces.join('')).toBe('<h1>!!!</h1>\n<h1>&quot;&quot;</h1>\n')
})

test('ten thousand headings of one name are numbered in no time', () => {
  const slug = headingSlugs()
  const started = performance.now()
  for (let count = 0; count < 50_000; count++) slug('Part')
  expect(slug('Part')).toBe('part-50000')
  expect(performance.now() - started).toBeLessThan(2_000)
})
