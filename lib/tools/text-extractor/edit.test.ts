import { markedPieces, withText, withWord, wordAt } from './edit'

const BOX = { x0: 0, y0: 0, x1: 1, y1: 1 }

describe('an edited text', () => {
  const word = (start: number, end: number) => ({ start, end, confidence: 50, box: { ...BOX }, page: 0 })
  /** The words of `one two` and where each page starts, after an edit. */
  const edited = (after: string) => {
    const { text, words, starts } = withText(
      { text: 'one two', words: [word(0, 3), word(4, 7)], starts: [0, 4] },
      after,
    )
    return [words.map((one) => `${text.slice(one.start, one.end)} ${one.confidence}`).join(', '), ...starts]
  }

  test.each([
    ['one two', 'one 50, two 50', 0, 4],
    ['on two', 'on 100, two 50', 0, 3],
    ['ones two', 'one 50, two 50', 0, 5],
    ['one  two', 'one 50, two 50', 0, 4],
    ['one wo', 'one 50, wo 100', 0, 4],
    ['o ne two', 'two 50', 0, 5],
    ['one tvo', 'one 50, tvo 100', 0, 4],
    ['onetwo', 'one 50, two 50', 0, 3],
    ['one', 'one 50', 0, 3],
    ['two', 'two 50', 0, 0],
    ['x', '', 0, 0],
  ])('%s has the words %s', (after, ...expected) => {
    expect(edited(after)).toEqual(expected)
  })

  test('of a word that the picture does not have is as it was', () => {
    const whole = { text: 'a', words: [], starts: [0] }
    expect(withWord(whole, word(0, 1), 'b')).toBe(whole)
  })

  test('a mended first word leaves the first page where it starts', () => {
    const whole = { text: 'one two', words: [word(0, 3), word(4, 7)], starts: [0, 4] }
    expect(withWord(whole, whole.words[0]!, 'o')).toMatchObject({
      text: 'o two',
      words: [
        { start: 0, end: 1, confidence: 100 },
        { start: 2, end: 5, confidence: 50 },
      ],
      starts: [0, 2],
    })
  })

  test.each([
    [0, 0],
    [3, 0],
    [4, 1],
    [7, 1],
    [8, undefined],
  ])('at position %d has the word %p', (position, index) => {
    const words = [word(0, 3), word(4, 7)]
    expect(wordAt(words, position)).toBe(index === undefined ? undefined : words[index])
  })

  test('pieces are uncertain below the limit, and words that overlap are one', () => {
    const words = [
      { ...word(1, 3), confidence: 74 },
      { ...word(2, 4), confidence: 10 },
      { ...word(4, 6), confidence: 75 },
      { ...word(6, 8), confidence: 0 },
    ]
    const marked = [
      { text: 'a', kind: 'sure' },
      { text: 'bc', kind: 'uncertain' },
      { text: 'def', kind: 'sure' },
      { text: 'gh', kind: 'uncertain' },
    ]
    expect(markedPieces('abcdefgh', words, undefined)).toEqual(marked)
    const active = [{ text: 'd', kind: 'sure' }, { text: 'ef', kind: 'active' }, marked[3]]
    expect(markedPieces('abcdefgh', words, words[2])).toEqual([...marked.slice(0, 2), ...active])
  })
})
