/** Syntax examples, in the order in which people need them; the names are keys of the messages. */
export const SYNTAX = [
  ['heading', '# H1   ## H2   ### H3'],
  ['bold', '**bold**'],
  ['italic', '*italic*'],
  ['strikethrough', '~~strike~~'],
  ['link', '[text](https://example.com)'],
  ['image', '![alt](image.png)'],
  ['list', '- item'],
  ['numbers', '1. item'],
  ['tasks', '- [x] done'],
  ['quote', '> quote'],
  ['alert', '> [!NOTE]'],
  ['code', '`code`'],
  ['codeBlock', '```js … ```'],
  ['table', '| a | b |   | - | - |'],
  ['footnote', 'text[^1]   [^1]: note'],
  ['rule', '---'],
] as const
