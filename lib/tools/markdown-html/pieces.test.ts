import type { Token } from 'marked'
import { pieces } from './pieces'

const block = (type: string, raw: string) => ({ type, raw }) as Token
const LONG = 'a'.repeat(6_000)

function lengthsOf(tokens: readonly Token[]): number[] {
  return pieces(tokens).map((group) => group.length)
}

test('a piece ends with the block that makes 6,000 characters of it', () => {
  const half = 'a'.repeat(3_000)
  expect(lengthsOf([half, half, half].map((raw) => block('paragraph', raw)))).toEqual([2, 1])
  expect(lengthsOf([block('paragraph', half), block('paragraph', half.slice(1))])).toEqual([2])
})

test.each([
  '<br>',
  '<IMG src="a">',
  '<hr>',
  '<input type="text">',
  '<wbr>',
  '<hr/>',
  '<custom-part/>',
  '<p>text</p>',
  '</p>',
])('%s leaves nothing open', (html) => {
  expect(lengthsOf([block('html', html), block('paragraph', LONG), block('paragraph', LONG)])).toEqual([2, 1])
})

test('blocks between an opening and its closing tag stay together', () => {
  const details = [
    block('html', '<details><summary>More</summary>'),
    block('paragraph', LONG),
    block('paragraph', LONG),
  ]
  expect(lengthsOf([...details, block('html', '</details>'), block('paragraph', LONG)])).toEqual([4, 1])
  expect(lengthsOf([...details, block('paragraph', LONG)])).toEqual([4])
})

test('tags in a paragraph are text', () => {
  expect(lengthsOf([block('code', '<details>'), block('paragraph', LONG), block('paragraph', LONG)])).toEqual([2, 1])
})
