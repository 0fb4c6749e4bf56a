/** @jest-environment jsdom */
import fc from 'fast-check'
import { ATTACKS, SOME_ATTACKS } from '@/lib/tools/markdown-html/fixtures/attacks'
import { renderMarkdown } from '@/lib/tools/markdown-html/render'
import { TEST_WORDS } from '@/lib/tools/markdown-html/test-words'
import { firstHeading, followInternalLink, containsBlockedImages, previewHtml } from './preview-html'
import { sanitizeHtml } from './sanitize-html'

const FORBIDDEN =
  'script, style, link, meta, base, iframe, frame, frameset, object, embed, applet, portal, form, button, select, textarea, ' +
  'svg, math, template, dialog, video, audio, source, area, map, [style], [srcdoc], [srcset], [formaction], [action], ' +
  'input:not([type="checkbox"][disabled])'
/** Characters that browsers ignore in a URL. */
const SKIPPED = /[\u0000-\u0020\u007f-\u00a0]/g

/** Lists the dangerous elements and attributes of a tree. */
function dangers(root: ParentNode): string[] {
  const found = Array.from(root.querySelectorAll(FORBIDDEN), ({ outerHTML }) => outerHTML)
  for (const { attributes } of root.querySelectorAll('*')) {
    for (const { name, value } of attributes) {
      if (name.startsWith('on')) found.push(`${name}=${value}`)
      const address = value.replace(SKIPPED, '').toLowerCase()
      const isAddress = ['href', 'src', 'xlink:href', 'cite', 'background', 'ping'].includes(name)
      if (isAddress && /^(javascript|vbscript|blob|data:(?!image\/))/.test(address)) found.push(`${name}=${value}`)
    }
  }
  return found
}

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')

async function converted(source: string): Promise<string> {
  const { unsafePieces } = await renderMarkdown(source, TEST_WORDS)
  return unsafePieces.map(sanitizeHtml).join('')
}

describe('known attacks', () => {
  it('are at least 328, and the check of this test detects them', () => {
    expect(new Set(ATTACKS).size).toBeGreaterThanOrEqual(328)
    const raw = ATTACKS.filter((payload) => dangers(parsed(payload)).length > 0)
    expect(raw.length).toBeGreaterThan(100)
  })

  it.each(process.env.TEST_FULL ? ATTACKS : SOME_ATTACKS)('%s', async (payload) => {
    const html = await converted(payload)
    expect(dangers(parsed(html))).toEqual([])
    expect(dangers(previewHtml(html, 'Image'))).toEqual([])
    expect(dangers(parsed(sanitizeHtml(payload)))).toEqual([])
    expect(sanitizeHtml(html)).toBe(html)
  })

  it.each([
    '<img src="x:x" href="data:text/html;base64,PHM+">',
    '<img src=" data:text/html,x">',
    '<p href="https://example.com" src="/x">',
  ])('have no URL in attributes that do not need one: %s', (payload) => {
    expect(sanitizeHtml(payload)).not.toMatch(/href|data:/)
    expect(dangers(parsed(sanitizeHtml(payload)))).toEqual([])
  })

  it('have no effect in any combination', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([...ATTACKS], { minLength: 2, maxLength: 6 }), async (payloads) => {
        for (const html of [await converted(payloads.join('\n\n')), sanitizeHtml(payloads.join(''))]) {
          expect(dangers(parsed(html))).toEqual([])
          expect(sanitizeHtml(html)).toBe(html)
        }
      }),
      { numRuns: 150 },
    )
  })
})

test('sanitizing is idempotent', () => {
  const tag = fc.constantFrom(
    ...'p b a table td tr svg math style noscript li ul select form template mglyph mtext'.split(' '),
  )
  const part = fc.oneof(
    tag.map((name) => `<${name}>`),
    tag.map((name) => `</${name}>`),
    tag.map((name) => `<${name} title="--&gt;&lt;img src=x onerror=x&gt;" href=javascript:x id=a>`),
    fc.constantFrom('<!--', '-->', '&lt;', '&amp;lt;', 'text', '<![CDATA[', '\u00a0', '<br>', '"', '<'),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const once = sanitizeHtml(parts.join(''))
      expect(sanitizeHtml(once)).toBe(once)
      expect(dangers(parsed(once))).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})

test('the elements of prose are not removed', async () => {
  const html = await converted(
    [
      '# Title <kbd>K</kbd>',
      '- [x] done',
      '| a | b |\n| :-: | -: |\n| 1 | 2 |',
      '[link](https://example.com "t") ![alt](https://example.com/a.png) <span lang="ja">語</span>',
      '<details open><summary>More</summary>\n\ntext\n\n</details>',
      '> [!TIP]\n> tip',
      '```js\nlet a\n```',
      'note[^1]\n\n[^1]: text',
    ].join('\n\n'),
  )
  for (const fragment of [
    '<h1>Title <kbd>K</kbd></h1>',
    'type="checkbox"',
    '<th align="center">a</th>',
    '<a href="https://example.com" title="t">link</a>',
    '<img src="https://example.com/a.png" alt="alt">',
    '<span lang="ja">語</span>',
    '<details open="">',
    '<div class="markdown-alert markdown-alert-tip">',
    '<span class="hljs-keyword">let</span>',
    '<li id="footnote-1">',
  ]) {
    expect(html).toContain(fragment)
  }
})

test('headings keep all ids, so that links to them work; other elements keep only harmless ids', async () => {
  expect(await converted('[Links](#links) [Title](#title)\n\n## Links\n\n# Title')).toBe(
    '<p><a href="#links">Links</a> <a href="#title">Title</a></p>\n<h2 id="links">Links</h2>\n<h1 id="title">Title</h1>\n',
  )
  expect(sanitizeHtml('<p id="title">a</p><img id="links"><h2 id="title">b</h2><h2 id="x y">c</h2>')).toBe(
    '<p>a</p><img><h2 id="title">b</h2><h2 id="x y">c</h2>',
  )
})

describe('the preview', () => {
  const show = (html: string) => {
    const holder = document.createElement('div')
    holder.append(previewHtml(html, 'Image'))
    return holder.innerHTML
  }

  it('blocks images that would send a request', () => {
    const data = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
    const remote = '<img src="https://x.example/a.png" alt="A &lt;b&gt;"><img src="a.png">'
    expect(containsBlockedImages(remote)).toBe(true)
    expect(containsBlockedImages(`<img alt="" src="${data}">`)).toBe(false)
    expect(show(`${remote}<img src="${data}">`)).toBe(
      '<span class="held-image" title="https://x.example/a.png">Image: A &lt;b&gt;</span>' +
        `<span class="held-image" title="a.png">Image</span><img src="${data}">`,
    )
  })

  it('opens external links in a new tab and prefixes internal ones', () => {
    expect(show('<a href="https://x.example">x</a>')).toBe(
      '<a href="https://x.example" target="_blank" rel="noopener noreferrer">x</a>',
    )
    expect(show('<a href="#n" id="r" aria-describedby="l">1</a><p id="n">n</p>')).toBe(
      '<a href="#preview-n" id="preview-r" aria-describedby="preview-l">1</a><p id="preview-n">n</p>',
    )
  })

  it('sets the direction of each block except code', () => {
    expect(show('<p>مرحبا</p><p dir="ltr">مرحبا</p><p>x</p><pre>مرحبا</pre>')).toBe(
      '<p dir="rtl">مرحبا</p><p dir="ltr">مرحبا</p><p>x</p><pre>مرحبا</pre>',
    )
  })

  it('scrolls to the target of an internal link', () => {
    const pane = document.createElement('div')
    pane.append(
      previewHtml('<p><a href="#설치">a</a> <a href="#%EC%84%A4%EC%B9%98">b</a> <a href="#x">c</a></p>', 'Image'),
      previewHtml('<h2 id="설치">설치</h2>', 'Image'),
    )
    document.body.append(pane)
    pane.addEventListener('click', (event) => followInternalLink(pane, event))
    const heading = pane.querySelector('h2')
    const seen: unknown[] = []
    if (heading) heading.scrollIntoView = () => seen.push('scrolled')
    const clicks = Array.from(pane.querySelectorAll('a'), (link) =>
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
    )
    pane.remove()
    expect(clicks).toEqual([false, false, false])
    expect(seen).toEqual(['scrolled', 'scrolled'])
  })

  it('labels the checkboxes of tasks', () => {
    expect(show('<ul><li><input type="checkbox" disabled=""> Buy milk\n<ul><li>now</li></ul></li></ul>')).toContain(
      'aria-label="Buy milk"',
    )
  })

  it('finds the first heading', () => {
    expect(firstHeading('<p>x</p><h2>A &amp; <em>B</em></h2><h1>C</h1>')).toBe('A & B')
    expect(firstHeading('<p>x</p>')).toBe('')
  })

  it("removes the page's classes", () => {
    expect(show('<p class="fixed inset-0 hljs-string held-image">x</p>')).toBe('<p class="hljs-string">x</p>')
  })
})
