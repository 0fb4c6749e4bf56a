import { matchTerm, matchWithTypo, toNeedle, toTerm } from './match'

const exact = (typed: string, text: string) => matchTerm(toNeedle(typed), toTerm(text, 1))
const slipped = (typed: string, text: string) => matchWithTypo(toNeedle(typed), toTerm(text, 1))

describe('a text found in a name', () => {
  it.each([
    ['loan', 'loan', 1],
    ['loan', 'loan tool', 0.8 + 0.15 * (4 / 8)],
    ['tool', 'loan tool', 0.6 + 0.15 * (4 / 8)],
    ['oan', 'loan tool', 0.35 + 0.15 * (3 / 8)],
    ['tan', 'loan tool', 0],
    ['loan tools', 'loan', 0],
  ])('%j in %j scores %d', (typed, text, score) => {
    expect(exact(typed, text)).toBeCloseTo(score, 12)
  })

  it('scores at the beginning of a word higher than within an earlier one', () => {
    expect(exact('art', 'smart art')).toBeCloseTo(0.6 + 0.15 * (3 / 8), 12)
    expect(exact('art', 'a smart art')).toBeCloseTo(0.6 + 0.15 * (3 / 9), 12)
  })

  it.each([
    ['one initial consonant, at the beginning of the name only', 'ㄱ', '계산기', '대출 계산기'],
    ['several, at the beginning of a word', 'ㄱㅅ', '대출 계산기', '대출계산기'],
    ['one or two Latin letters, at the beginning of a word', 'ca', 'loan calculator', 'education'],
  ])('%s', (_, typed, found, missed) => {
    expect([exact(typed, found) > 0, exact(typed, missed)]).toEqual([true, 0])
  })

  it.each([
    ['cal', 'vocal'],
    ['산기', '계산기'],
    ['貸付', '住宅貸付'],
  ])('%j is found anywhere, as in %j', (typed, text) => {
    expect(exact(typed, text)).toBeGreaterThan(0.35)
  })

  it.each([
    ['계ㅅ', '계산기'],
    ['계사', '계산기'],
    ['곗', '계산기'],
    ['계산ㄱ', '계산기'],
  ])('an incomplete syllable: %j matches %j', (typed, text) => {
    expect(exact(typed, text)).toBeGreaterThan(0.8)
  })

  it.each([
    ['계단', '계산기'],
    ['겟', '계산기'],
    ['사계', '산계'],
  ])('%j does not match %j', (typed, text) => {
    expect(exact(typed, text)).toBe(0)
  })
})

describe('a typo', () => {
  it.each([
    ['a letter wrong', 'loqn', 'loan'],
    ['a letter missing', 'caculator', 'calculator'],
    ['a letter too many', 'loaan', 'loan'],
    ['two letters exchanged', 'laon', 'loan'],
    ['the first letter wrong', 'koan', 'loan'],
    ['five strokes of Hangul', '계손', '계산'],
    ['three kana', 'かいね', 'かいさ'],
  ])('%s: %j for %j', (_, typed, text) => {
    expect(slipped(typed, text)).toBe(0.5)
  })

  it('in a word of a name scores less than in all of it, and at the beginning of a word even less', () => {
    expect(slipped('koan', 'big loan')).toBe(0.45)
    expect(slipped('caclu', 'calculator')).toBe(0.35)
    expect(slipped('clalc', 'calculator')).toBe(0.35)
    expect(slipped('calqu', 'calculator')).toBe(0.35)
    expect(slipped('alcul', 'calculator')).toBeGreaterThan(0)
    expect(slipped('xalcul', 'calculator')).toBe(0)
  })

  it.each([
    ['two letters wrong', 'lqqn', 'loan'],
    ['two letters for one', 'calcxylator', 'calculator'],
    ['one letter for two', 'calulzor', 'calculator'],
    ['two letters missing', 'clculatr', 'calculator'],
    ['two letters too many', 'loaaan', 'loan'],
    ['letters exchanged over another one', 'lnao', 'loan'],
    ['three Latin letters', 'jqg', 'jpg'],
    ['four strokes of Hangul', '계소', '계사'],
    ['two kana', 'かい', 'かさ'],
  ])('is not %s: %j for %j', (_, typed, text) => {
    expect(slipped(typed, text)).toBe(0)
  })

  it('does not change the score of an exact match', () => {
    expect(slipped('loan', 'loan')).toBe(1)
  })
})
