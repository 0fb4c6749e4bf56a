import { headingSlugs } from './heading-ids'
import { renderMarkdown } from './render'
import { TEST_WORDS } from './test-words'

// From the fixtures of github-slugger, and from GitHub.
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

test('repeated headings are numbered, skipping existing ids', () => {
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

const rendered = async (source: string) => (await renderMarkdown(source, TEST_WORDS)).unsafePieces.join('')

test('a heading that is linked to has an id from its text, independent of other documents', async () => {
  const headings = '# A *b* `c` [d](https://example.com) <b>e</b> &amp; f\n\nA *b*\n===\n\n## A b'
  const links = '[1](#a-b-c-d-e--f) [2](#a-b-1)\n\n<p><a href="#a-b">3</a></p>'
  for (let round = 0; round < 2; round++) {
    const html = await rendered(`${headings}\n\n${links}`)
    expect(Array.from(html.matchAll(/<h\d id="([^"]*)">/g), ([, id]) => id)).toEqual(['a-b-c-d-e--f', 'a-b', 'a-b-1'])
  }
  expect(await rendered(headings)).not.toContain(' id=')
})

test.each([
  '[to](#설치)',
  '[to](#%EC%84%A4%EC%B9%98)',
  '[to][it]\n\n[it]: #설치',
  'x <a href="#설치">to</a>',
  "<a href='#설치'>",
])('the heading that %j leads to', async (link) =>
  expect(await rendered(`${link}\n\n## 설치\n\n## 사용`)).toMatch(/<h2 id="설치">설치<\/h2>[^]*<h2>사용/),
)

test.each(['"', '&lt;', '&gt;', '&quot;', '&#39;', '&amp;'])(
  'the id of a heading keeps the space after %s as a hyphen',
  async (sign) => {
    expect(await rendered(`[to](#-b)\n\n## ${sign} b`)).toContain('<h2 id="-b">')
  },
)

test('a heading of only signs has no id', async () => {
  expect(await rendered('# !!!\n\n# ""')).toBe('<h1>!!!</h1>\n<h1>&quot;&quot;</h1>\n')
})

test('fifty thousand headings of the same name are numbered quickly', () => {
  const slug = headingSlugs()
  for (let count = 0; count < 50_000; count++) slug('Part')
  expect(slug('Part')).toBe('part-50000')
})
