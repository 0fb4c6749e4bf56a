/** @jest-environment jsdom */
import { Marked } from 'marked'
import commonmark from './fixtures/commonmark-0.31.json'
import gfm from './fixtures/gfm-0.28.json'
import { markdownParser } from './parser'
import { TEST_WORDS } from './test-words'

const BLOCK = /^(html|body|p|div|ul|ol|li|blockquote|table|thead|tbody|tr|td|th|h[1-6]|hr|section|br)$/i

/** The DOM tree of HTML, without insignificant white space. */
function tree(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const write = (node: Node, isPreformatted: boolean): string => {
    if (node instanceof Element) {
      const attributes = Array.from(node.attributes, ({ name, value }) => ` ${name}=${JSON.stringify(value)}`)
      const keep = isPreformatted || node.localName === 'pre'
      const inner = Array.from(node.childNodes, (child) => write(child, keep)).join('')
      const isBlock = BLOCK.test(node.localName)
      return `<${node.localName}${attributes.sort().join('')}>${isBlock ? inner.trim() : inner}</${node.localName}>`
    }
    const text = node.nodeValue ?? ''
    return isPreformatted ? text : text.replace(/\s+/g, ' ')
  }
  return write(body, false).replace(
    / *(<\/?(?:p|ul|ol|li|blockquote|table|thead|tbody|tr|td|th|h[1-6]|hr|pre|br)\b[^>]*>) */g,
    '$1',
  )
}

const plain = (source: string) => new Marked({ gfm: true }).parse(source, { async: false })
const ours = (source: string) => markdownParser(TEST_WORDS, { breaks: false }).parse(source, { async: false })

interface Example {
  readonly example: number
  readonly section: string
  readonly markdown: string
  readonly html: string
}

describe.each([
  ['CommonMark 0.31', commonmark.examples as Example[], 652, 640],
  ['GFM 0.28', gfm.examples as Example[], 24, 20],
])('%s', (_, examples, total, passing) => {
  it('is complete', () => {
    expect(examples).toHaveLength(total)
  })

  it('passes every example that marked alone passes', () => {
    const passed = examples.filter(({ markdown, html }) => tree(plain(markdown)) === tree(html))
    const lost = passed.filter(({ markdown, html }) => tree(ours(markdown)) !== tree(html))
    expect(lost).toEqual([])
    expect(passed.length).toBeGreaterThanOrEqual(passing)
  })
})
