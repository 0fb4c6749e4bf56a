import { splitFrontMatter } from './front-matter'

test.each([
  ['YAML', '---\ntitle: My post\ntags: [a, b]\ndate: 2026-11-25\n---\n\n# Heading\n', 'My post', '\n# Heading\n'],
  ['a title in quotes', '---\r\ntags:\r\n  - a\r\n- b\r\n# note\r\ntitle: "A: \'b\'" # c\r\n---\r\nx', "A: 'b'", 'x'],
  ['a title in Korean', '\uFEFF---\ntitle: 여행 기록\n...\nx', '여행 기록', 'x'],
  ['keys in Korean', '---\ntitle: a\n분류: 여행\n---\nx', 'a', 'x'],
  ['no title', '---\nlayout: post\n---\nx', '', 'x'],
  ['TOML', '+++\ntitle = "My post"\n[params]\n+++\nx', 'My post', 'x'],
])('%s before a document is kept out of it, and its title is known', (_, source, title, body) => {
  expect(splitFrontMatter(source)).toEqual({ body, title })
})

test.each([
  ['text between two breaks', '---\n\nHello there.\n\n---\nx'],
  ['nothing between two breaks', '---\n---\nx'],
  ['a break that is not the first line', '\n---\ntitle: a\n---\n'],
  ['metadata without an end', '---\ntitle: a\n'],
  ['a heading that is underlined', 'title: a\n---\nx'],
])('%s is the document itself', (_, source) => {
  expect(splitFrontMatter(source)).toEqual({ body: source })
})

test('a byte order mark is no text in front of a heading', () => {
  expect(splitFrontMatter('\uFEFF# Title')).toEqual({ body: '# Title' })
})
