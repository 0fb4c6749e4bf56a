import { renderMarkdown } from './render'
import { TEST_WORDS } from './test-words'

async function linksIn(source: string): Promise<string[]> {
  const { unsafePieces } = await renderMarkdown(source, TEST_WORDS)
  return Array.from(unsafePieces.join('').matchAll(/href="([^"]*)"/g), ([, address]) => decodeURI(address ?? ''))
}

test.each([
  ['https://example.com/a를 보세요', 'https://example.com/a'],
  ['https://example.com에서 확인', 'https://example.com'],
  ['https://example.com/에서', 'https://example.com/'],
  ['https://example.com/a?b=1입니다.', 'https://example.com/a?b=1'],
  ['www.example.com은', 'http://www.example.com'],
  ['https://example.com/aをご覧ください', 'https://example.com/a'],
  ['https://example.comは便利です。', 'https://example.com'],
  ['https://example.com/a까지만 해당', 'https://example.com/a'],
  ['“https://example.com/a”', 'https://example.com/a'],
  ['https://example.com/a、次', 'https://example.com/a'],
  ['https://example.com/a…', 'https://example.com/a'],
])('the address in "%s" ends before the particle', async (source, address) => {
  expect(await linksIn(source)).toEqual([address])
})

test.each([
  'https://ko.wikipedia.org/wiki/대한민국',
  'https://ko.wikipedia.org/wiki/LG전자',
  'https://ja.wikipedia.org/wiki/JR東日本',
  'https://example.com/글/1',
  'https://example.com/a',
])('%s is an address as a whole', async (address) => {
  expect(await linksIn(`see ${address} now`)).toEqual([address])
})
