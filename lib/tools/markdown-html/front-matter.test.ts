import { splitFrontMatter } from './front-matter'

test.each([
  ['YAML', '---\ntitle: My post\ntags: [a, b]\ndate: 2026-11-25\n---\n\n# Heading\n', 'My post', '\n# Heading\n'],
  ['a title in quotes', '---\r\ntags:\r\n  - a\r\n- b\r\n# note\r\ntitle: "A: \'b\'" # c\r\n---\r\nx', "A: 'b'", 'x'],
  ['a title in Korean', '\uFEFF---\ntitle: 여행 기록\n...\nx', '여행 기록', 'x'],
  ['keys in Korean', '---\ntitle: a\n분류: 여행\n---\nx', 'a', 'x'],
  ['no title', '---\nlayout: post\n---\nx', '', 'x'],
  ['keys in Korean only', '---\n제목: 가\n분류: 여행\n---\nx', '', 'x'],
  ['keys with signs', '---\n$schema: a\nog/type: b\n"@id": c\ntitle: t\n---\nx', 't', 'x'],
  ['a title of two lines', '---\ntitle: >-\n  My long\n  title\nauthor: a\n---\nx', 'My long title', 'x'],
  ['a title with escapes', '---\ntitle: "a \\"b\\""\n---\nx', 'a "b"', 'x'],
  ['a title with an apostrophe', "---yaml\ntitle: 'it''s'\n---\nx", "it's", 'x'],
  ['TOML with a long text', '+++\ntitle = "t"\ntext = """a\nb, c."""\n+++\nx', 't', 'x'],
  ['TOML that is named', '---toml\ntitle = "t"\n---\nx', 't', 'x'],
  ['JSON', '{\r\n  "title": "a } b",\r\n  "menu": {\r\n  }\r\n}\r\n\r\nx', 'a } b', '\r\nx'],
  ['JSON that is named', '---json\n{"tags": []}\n---\nx', '', 'x'],
  ['JSON between signs', ';;;\n{"title": "t"}\n;;;\nx', 't', 'x'],
  ['TOML', '+++\ntitle = "My post"\n[params]\n+++\nx', 'My post', 'x'],
])('%s before a document is kept out of it, and its title is known', (_, source, title, body) => {
  expect(splitFrontMatter(source)).toEqual({ body, title })
})

test.each([
  ['text between two breaks', '---\n\nHello there.\n\n---\nx'],
  ['nothing between two breaks', '---\n---\nx'],
  ['a break that is not the first line', '\n---\ntitle: a\n---\n'],
  ['metadata without an end', '---\ntitle: a\n'],
  ['a text that is JSON', '{\n  "title": "a"\n}\n'],
  ['a text in braces', '{title} a\n}\nx'],
  ['a heading that is underlined', 'title: a\n---\nx'],
])('%s is the document itself', (_, source) => {
  expect(splitFrontMatter(source)).toEqual({ body: source })
})

test('a byte order mark is no text in front of a heading', () => {
  expect(splitFrontMatter('\uFEFF# Title')).toEqual({ body: '# Title' })
})
