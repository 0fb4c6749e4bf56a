import { composePage } from './compose'
import type { Line } from './reading'

describe('a paragraph of several lines', () => {
  interface Given {
    readonly text: string
    readonly x0?: number
    readonly x1?: number
    readonly y0?: number
    readonly starts?: boolean
  }
  /** Lines 20 high, 30 apart, from 0 to 200. */
  const composedOf = (lines: readonly Given[], joinLines = true) =>
    composePage(
      [
        lines.map(({ text, x0 = 0, x1 = 200, y0, starts = false }, index): Line => {
          const top = y0 ?? index * 30
          const box = { x0, y0: top, x1, y1: top + 20 }
          const words = text.split(' ').map((word) => ({ text: word, confidence: 90, box, noSpaceBefore: false }))
          return { words, box, startsParagraph: starts }
        }),
      ],
      { joinLines },
    ).text

  test.each<[string, Given[], string]>([
    ['full lines of Japanese', [{ text: '名前' }, { text: '無い' }], '名前無い'],
    ['a line as short as full ones are', [{ text: '名前', x1: 168 }, { text: '無い' }], '名前無い'],
    ['a shorter line', [{ text: '名前', x1: 167 }, { text: '無い' }], '名前\n無い'],
    ['an indented line', [{ text: '名前' }, { text: '無い', x0: 10 }], '名前無い'],
    ['a line indented further', [{ text: '名前' }, { text: '無い', x0: 11 }], '名前\n無い'],
    ['a line below', [{ text: '名前' }, { text: '無い', y0: 44 }], '名前無い'],
    ['a line further below', [{ text: '名前' }, { text: '無い', y0: 45 }], '名前\n無い'],
    ['a new paragraph', [{ text: '名前' }, { text: '無い', starts: true }], '名前\n\n無い'],
    ['a list', [{ text: '名前' }, { text: '•無い' }], '名前\n•無い'],
    ['a Japanese list', [{ text: '名前' }, { text: '・無い' }], '名前\n・無い'],
    ['a list whose mark stands apart', [{ text: '名前' }, { text: '・ 無い' }], '名前\n・無い'],
    ['a dot between two words', [{ text: '名・前' }, { text: '無・い' }], '名・前無・い'],
    ['a dot at the end', [{ text: '名前・' }, { text: '無い' }], '名前・無い'],
    ['a numbered list', [{ text: '名前' }, { text: '(12)無い' }], '名前\n(12)無い'],
    ['Latin letters', [{ text: 'ab' }, { text: 'cd' }], 'ab\ncd'],
    ['Latin before Japanese', [{ text: 'ab' }, { text: '無い' }], 'ab無い'],
    ['Japanese before Latin', [{ text: '名前' }, { text: 'cd' }], '名前cd'],
    ['Korean', [{ text: '문안' }, { text: 'cd' }], '문안 cd'],
    ['Latin before Korean', [{ text: 'ab' }, { text: '문안' }], 'ab 문안'],
  ])('is joined, or not, at %s', (_, lines, text) => {
    expect(composedOf(lines)).toBe(text)
  })

  // Three full lines of four are a justified column, in which words may be broken anywhere.
  test.each([
    ['어간마', '어간마들'],
    ['어간은', '어간은 들'],
    ['어간.', '어간. 들'],
    ['어간」', '어간」들'],
    ['어간,', '어간, 들'],
    ['한 어간', '한 어간들'],
  ])('of justified Korean, %s and the next line are %s', (text, joined) => {
    const rest = [{ text: '들' }, { text: '끝에', x1: 190 }, { text: '끝' }]
    expect(composedOf([{ text }, ...rest])).toBe(`${joined}끝에 끝`)
    // With a second line that ends sooner it is no justified column.
    expect(composedOf([{ text }, { text: '들', x1: 187 }, { text: '끝에', x1: 187 }, { text: '끝' }])).toContain(
      text.endsWith('」') ? `${text}들` : `${text} 들`,
    )
  })

  test('two blocks are apart, and words without a space before them are not', () => {
    const line = (text: string, noSpaceBefore: boolean): Line => {
      const box = { x0: 0, y0: 0, x1: 9, y1: 9 }
      const words = ['a', text].map((word, index) => ({
        text: word,
        confidence: 7,
        box,
        noSpaceBefore: index > 0 && noSpaceBefore,
      }))
      return { words, box, startsParagraph: true }
    }
    const { text, words, starts } = composePage([[line('b', true)], [], [line('c', false)]], { joinLines: true })
    expect({ text, starts }).toEqual({ text: 'ab\n\na c', starts: [0] })
    expect(words.map(({ start, end, confidence, page }) => [start, end, confidence, page])).toEqual([
      [0, 1, 7, 0],
      [1, 2, 7, 0],
      [4, 5, 7, 0],
      [6, 7, 7, 0],
    ])
  })
})

test('rare Han characters, of two code units, have no space between them', () => {
  const box = { x0: 0, y0: 0, x1: 9, y1: 9 }
  const words = ['𠮷', '野', '𠮷', 'a'].map((text) => ({ text, confidence: 9, box, noSpaceBefore: false }))
  expect(composePage([[{ words, box, startsParagraph: true }]], { joinLines: true }).text).toBe('𠮷野𠮷 a')
})
