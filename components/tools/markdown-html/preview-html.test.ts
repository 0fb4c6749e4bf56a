/** @jest-environment jsdom */
import { containsBlockedImages, firstHeading, followInternalLink, previewHtml } from './preview-html'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

function preview(html: string): string {
  const holder = document.createElement('div')
  holder.append(previewHtml(html, 'Picture not loaded'))
  return holder.innerHTML
}

test.each([
  [
    'an id and what refers to it',
    '<h2 id="a" aria-describedby="b  c" aria-labelledby="d">x</h2>',
    '<h2 id="preview-a" aria-describedby="preview-b  preview-c" aria-labelledby="preview-d">x</h2>',
  ],
  [
    'classes of the preview and others',
    '<code class="language-js hljs-keyword held x-hljs">x</code>',
    '<code class="language-js hljs-keyword">x</code>',
  ],
  ['other known classes', '<p class="markdown-alert-note footnotes sr-only footnotes-x">x</p>', null],
  ['a link within', '<a href="#a">x</a>', '<a href="#preview-a">x</a>'],
  [
    'a link elsewhere',
    '<a href="https://a.example/#b">x</a>',
    '<a href="https://a.example/#b" target="_blank" rel="noopener noreferrer">x</a>',
  ],
  ['an anchor without an address', '<a>x</a>', '<a>x</a>'],
  ['a picture that is here', `<img src="${PIXEL}" alt="a">`, `<img src="${PIXEL}" alt="a">`],
  [
    'a picture elsewhere',
    '<img src="https://a.example/b.png" alt="A cat">',
    '<span class="held-image" title="https://a.example/b.png">Picture not loaded: A cat</span>',
  ],
  ['a picture of nothing', '<img>', '<span class="held-image" title="">Picture not loaded</span>'],
  ['an uppercase scheme', `<img src="${PIXEL.replace('data', 'DATA')}">`, null],
])('of %s', (_, html, expected) => {
  if (expected !== null) expect(preview(html)).toBe(expected)
  else expect(preview(html)).toBe(html.replace(' footnotes-x', ''))
})

test('blocks of text from right to left get its direction, unless one is given; code does not', () => {
  const [left, right] = ['text', 'שלום']
  expect(preview(`<p>${left}</p><p>${right}</p><p dir="ltr">${right}</p><pre>${right}</pre>`)).toBe(
    `<p>${left}</p><p dir="rtl">${right}</p><p dir="ltr">${right}</p><pre>${right}</pre>`,
  )
})

test('the box of a task is called by the first line of it', () => {
  expect(preview('<ul><li><input type="checkbox"> Milk\nand more</li></ul>')).toContain('aria-label="Milk"')
  expect(preview('<p>Bread <input type="checkbox"></p>')).toContain('aria-label="Bread"')
  expect(preview('<li><input type="checkbox"></li>')).toContain('aria-label="☐"')
  expect(preview('<input type="checkbox">')).toContain('aria-label="☐"')
})

test.each([
  ['<img src="https://a.example/b.png">', true],
  ['<img alt="no source">', true],
  [`<img alt="a" src="${PIXEL}">`, false],
  [`<img src="${PIXEL}"><img src="b.png">`, true],
  ['<imgs src="b.png">', false],
])('%s holds a picture that is not loaded: %s', (html, expected) => {
  expect(containsBlockedImages(html)).toBe(expected)
})

test('the first heading of any level names a document', () => {
  expect(firstHeading('<p>x</p><h3> Three <b>words</b></h3><h1>One</h1>')).toBe('Three words')
  expect(firstHeading('<p>x</p>')).toBe('')
  const footnotes = '<section class="footnotes"><h2 id="footnote-label" class="sr-only">Footnotes</h2></section>'
  expect(firstHeading(`<p>x</p>${footnotes}`)).toBe('')
  expect(firstHeading(`${footnotes}<h6>Last</h6>`)).toBe('Last')
})

describe('a click in the preview', () => {
  const scrollIntoView = jest.fn()
  const click = (html: string, selector: string) => {
    document.body.innerHTML = `<div>${html}</div>`
    Element.prototype.scrollIntoView = scrollIntoView.mockClear()
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    const holder = document.body.firstElementChild!
    holder.addEventListener('click', (each) => followInternalLink(holder, each), { once: true })
    document.querySelector(selector)?.dispatchEvent(event)
    return event.defaultPrevented
  }

  it('on a link within scrolls to where it leads and takes the focus along', () => {
    expect(click('<a href="#preview-%C3%A4"><b>x</b></a><h2 id="preview-ä">y</h2>', 'b')).toBe(true)
    expect(scrollIntoView.mock.instances).toEqual([document.querySelector('h2')])
    expect([document.activeElement?.tagName, document.activeElement?.getAttribute('tabindex')]).toEqual(['H2', '-1'])
  })

  it('leaves the place of a control in the order of the page', () => {
    click('<a href="#preview-b">x</a><button id="preview-b">y</button>', 'a')
    expect(document.activeElement?.outerHTML).toBe('<button id="preview-b">y</button>')
  })

  it('on a link that leads nowhere does nothing, nor does the page', () => {
    expect(click('<a href="#preview-b">x</a>', 'a')).toBe(true)
    expect(scrollIntoView).not.toHaveBeenCalled()
  })

  it('on anything else is the page’s', () => {
    expect(click('<a href="https://a.example/">x</a>', 'a')).toBe(false)
    expect(click('<p>x</p>', 'p')).toBe(false)
  })
})
