import fc from 'fast-check'
import { renderMarkdown, type RenderedMarkdown } from './render'
import { TEST_WORDS } from './test-words'

const render = async (source: string) => (await renderMarkdown(source, TEST_WORDS)).unsafePieces.join('')

test('preserves line breaks, as GitHub does in comments', async () => {
  expect(await render('one\ntwo')).toBe('<p>one<br>two</p>\n')
})

test('counts words and lines of the source', async () => {
  expect(await renderMarkdown('# Title\n\ntwo words', TEST_WORDS)).toMatchObject({ words: 4, lines: 3 })
  expect(await renderMarkdown(' \n', TEST_WORDS)).toMatchObject({ words: 0, lines: 0 })
})

test('the beginning of a long document comes before its figures, and once more with them', async () => {
  const source = '# Title\n\ntwo words\n\n'.repeat(2000)
  const early: RenderedMarkdown[] = []
  const whole = await renderMarkdown(source, TEST_WORDS, (beginning) => early.push(beginning))
  const [first, second] = early
  expect(whole).toMatchObject({ words: 8000, lines: 8001 })
  expect(first).toMatchObject({ words: 0, lines: 0 })
  expect(second).toEqual({ ...first, words: 8000, lines: 8001 })
  expect(first!.unsafePieces.join('').match(/<h1/g)!.length).toBeGreaterThan(300)
  expect(early).toHaveLength(2)
})

test('what cannot be handled further below is rejected behind the beginning', async () => {
  const source = `${'# Title\n\ntwo words\n\n'.repeat(2000)}${'> '.repeat(200)}deep`
  const onBeginning = jest.fn()
  await expect(renderMarkdown(source, TEST_WORDS, onBeginning)).rejects.toMatchObject({ code: 'markdownFailed' })
  expect(onBeginning).toHaveBeenCalledTimes(2)
})

test.each(['Note', 'Tip', 'Important', 'Warning', 'Caution'])(
  'an alert of the kind %s has its title',
  async (title) => {
    const html = await render(`> [!${title.toUpperCase()}]\n> Text`)
    expect(html).toContain(`<p class="markdown-alert-title">${title}</p>`)
    expect(await render(`> [!${title}]\n> Text`)).toBe(html)
  },
)

test('a quotation with more in the line of the mark is no alert, as on GitHub, and keeps its line break', async () => {
  expect(await render('> [!TIP] title\n> Text')).toBe('<blockquote>\n<p>[!TIP] title<br>Text</p>\n</blockquote>\n')
  // The header of a table.
  expect(await render('> [!NOTE]\n> |-|')).toContain('<th>[!NOTE]</th>')
})

test('alerts have a title and no icon', async () => {
  const html = await render('> [!WARNING]\n> Mind the gap.')
  expect(html).toBe(
    '<div class="markdown-alert markdown-alert-warning">\n<p class="markdown-alert-title">Warning</p>\n' +
      '<p>Mind the gap.</p>\n</div>\n',
  )
})

test('footnotes are at the end, and separate for each document', async () => {
  const html = await render('Text[^a] more[^b].\n\n[^b]: Second.\n[^a]: First.\n\nEnd.')
  expect(html.indexOf('<p>End.</p>')).toBeLessThan(html.indexOf('<section class="footnotes"'))
  expect(html.indexOf('First.')).toBeLessThan(html.indexOf('Second.'))
  expect(html).toContain('<sup><a id="footnote-ref-a" href="#footnote-a"')
  expect(await render('Text[^a].')).toBe('<p>Text[^a].</p>\n')
})

test('highlights only code with a language', async () => {
  expect(await render('```js\nconst a = 1 < 2\n```')).toBe(
    '<pre><code class="language-js"><span class="hljs-keyword">const</span> a = ' +
      '<span class="hljs-number">1</span> &lt; <span class="hljs-number">2</span>\n</code></pre>\n',
  )
  expect(await render('```\na < b\n```')).toBe('<pre><code>a &lt; b\n</code></pre>\n')
  expect(await render('```klingon\na < b\n```')).toBe('<pre><code class="language-klingon">a &lt; b\n</code></pre>\n')
})

describe('pieces', () => {
  const paragraphs = Array.from({ length: 400 }, (_, index) => `Paragraph ${index} with **some** words in it.`)

  it('of a long document change only where it was edited', async () => {
    const { unsafePieces: before } = await renderMarkdown(paragraphs.join('\n\n'), TEST_WORDS)
    const { unsafePieces: after } = await renderMarkdown(
      paragraphs.with(200, 'Paragraph 200 was rewritten with **other** words.').join('\n\n'),
      TEST_WORDS,
    )
    expect(before.length).toBeGreaterThan(2)
    expect(after.filter((piece) => !before.includes(piece))).toHaveLength(1)
  })

  it('are not split within raw HTML', async () => {
    const source = ['<details>', '<summary>More</summary>', ...paragraphs, '</details>', ...paragraphs].join('\n\n')
    const { unsafePieces } = await renderMarkdown(source, TEST_WORDS)
    expect(unsafePieces.length).toBeGreaterThan(1)
    for (const piece of unsafePieces) {
      expect(piece.match(/<details>/g)?.length).toBe(piece.match(/<\/details>/g)?.length)
    }
  })
})

test('renders any input', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'*_~`#>-[]()!|<\n\\ 가、a1^:') }), async (source) => {
      await expect(renderMarkdown(source, TEST_WORDS)).resolves.toBeDefined()
    }),
    { numRuns: 500 },
  )
})

test('rejects input that the parser cannot handle', async () => {
  await expect(renderMarkdown('>'.repeat(20_000) + ' deep', TEST_WORDS)).rejects.toMatchObject({
    code: 'markdownFailed',
  })
})
