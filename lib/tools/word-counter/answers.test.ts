import { amountOf, ANSWER_PRESETS, answersText, limitPosition, parseAnswers, withAnswers, type Answer } from './answers'
import { findAll, replaceAll } from './find-text'

const answer = (text: string, question = ''): Answer => ({ id: 0, question, text, limit: '', unit: 'characters' })

test.each([
  ['characters', 7],
  ['charactersNoSpaces', 5],
  ['words', 2],
  ['bytes', 11],
  ['eucKrBytes', 9],
  ['schoolRecordBytes', 12],
] as const)('the amount in %s', (unit, amount) => {
  expect(amountOf('가나 abc\n', unit)).toBe(amount)
})

test.each([
  ['one two three', 2, 'words', 'one two '],
  ['one two three', 3, 'words', 'one two three'],
  ['가나 다라', 3, 'charactersNoSpaces', '가나 다'],
  ['가나다', 5, 'eucKrBytes', '가나'],
  ['가나다', 5, 'bytes', '가'],
  ['가\n나', 5, 'schoolRecordBytes', '가\n'],
  ['abc', 0, 'characters', ''],
  ['', 5, 'characters', ''],
  // A family is one visible character of five code points, and a pair of surrogates is never cut.
  ['ab👨‍👩‍👧c', 4, 'characters', 'ab'],
  ['a😀b', 1, 'characters', 'a'],
  [`${'a'.repeat(100)}👨‍👩‍👧c`, 103, 'characters', 'a'.repeat(100)],
  // Long texts are searched, not counted character by character.
  ['가'.repeat(5000), 1234, 'characters', '가'.repeat(1234)],
] as const)('the limit in %j after %d %s', (text, limit, unit, within) => {
  expect(text.slice(0, limitPosition(text, limit, unit))).toBe(within)
})

test('stored answers are taken only in their own form', () => {
  const answers = [answer('x')]
  expect(parseAnswers(JSON.parse(JSON.stringify(answers)))).toEqual(answers)
  for (const other of [null, {}, [], [null], [{ ...answer('x'), unit: 'pages' }], [{ ...answer('x'), text: 1 }]])
    expect(parseAnswers(other)).toBeUndefined()
})

test('a preset takes the place of answers in which nothing is written, and ids stay apart', () => {
  const preset = [answer('', 'Why?'), answer('', 'How?')]
  expect(withAnswers([answer('')], preset).map(({ question }) => question)).toEqual(['Why?', 'How?'])
  const more = withAnswers([answer('kept')], preset)
  expect(more.map(({ text, id }) => [text, id])).toEqual([
    ['kept', 0],
    ['', 1],
    ['', 2],
  ])
  expect(withAnswers([answer('')], [answer('')])).toHaveLength(2)
  expect(answersText([answer('a', 'Q'), answer('b')])).toBe('Q\n\na\n\n\nb')
})

test('text is found and replaced as it is written, with or without case', () => {
  expect(findAll('a.b axb A.B', 'a.b', true)).toEqual([0])
  expect(findAll('a.b axb A.B', 'a.b', false)).toEqual([0, 8])
  expect(findAll('aaa', 'aa', true)).toEqual([0])
  expect(findAll('text', '', true)).toEqual([])
  expect(replaceAll('귀사는 귀사', '귀사', '$& (주)', true)).toBe('$& (주)는 $& (주)')
  expect(replaceAll('1-2 [x]/y\\', '[x]/y\\', '{}', false)).toBe('1-2 {}')
})

// Common App 2025-26: essay of 650 words, additional information 300, challenges 250, activities 150 characters.
test('forms start with the limits that they usually have', () => {
  const limits = Object.entries(ANSWER_PRESETS).map(([name, fields]) => [
    name,
    fields.map(({ limit, unit }) => `${limit} ${unit}`).join(', '),
  ])
  expect(Object.fromEntries(limits)).toEqual({
    coverLetter: '500 characters, 500 characters, 500 characters, 500 characters',
    entrySheet: '400 characters, 400 characters, 400 characters',
    commonApp: '650 words, 250 words, 300 words, 150 characters',
  })
})
