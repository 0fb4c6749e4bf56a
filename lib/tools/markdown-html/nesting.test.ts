import { isTooDeep, renderMarkdown } from './render'
import { TEST_WORDS } from './test-words'

test.each([
  ['lists', `text\n${'- '.repeat(101)}x`],
  ['numbers', `${'1. '.repeat(150)}x`],
  ['quotes', `${'>'.repeat(101)}x`],
  ['both', `  ${'> * '.repeat(60)}x`],
])('a line of too many %s in each other is refused', async (_, source) => {
  expect(isTooDeep(source)).toBe(true)
  await expect(renderMarkdown(source, TEST_WORDS)).rejects.toMatchObject({ code: 'markdownFailed' })
})

test.each([
  ['a hundred levels', `${'> '.repeat(100)}x`],
  ['a thematic break', '- '.repeat(300)],
  ['another', `${'*'.repeat(300)}`],
  ['many lines', '- x\n'.repeat(300)],
  ['prose', 'a > b '.repeat(300)],
])('%s is not', async (_, source) => {
  expect(isTooDeep(source)).toBe(false)
  await expect(renderMarkdown(source, TEST_WORDS)).resolves.toBeDefined()
})
