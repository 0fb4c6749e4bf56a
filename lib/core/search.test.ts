import { initialConsonants, matchesSearch, searchForm } from './search'

describe('search', () => {
  it('reduces Hangul to initial consonants and leaves the rest', () => {
    expect(initialConsonants('글자 수 세기 A')).toBe('ㄱㅈ ㅅ ㅅㄱ A')
    expect(initialConsonants('까힣')).toBe('ㄲㅎ')
  })

  it('sees full-width letters, case and kana alike, and no spaces or signs', () => {
    expect(searchForm('ＪＰＧ → PNG')).toBe('jpgpng')
    expect(searchForm('ローン')).toBe(searchForm('ろーん'))
    expect(searchForm('ﾛｰﾝ')).toBe(searchForm('ローン'))
  })

  it.each([
    ['ㄱㅅㄱ', ['복리 계산기'], true],
    ['ㄷㅊ ㄱㅅ', ['대출 계산기'], true],
    ['대출계산기', ['대출 계산기'], true],
    ['loan calc', ['Loan calculator'], true],
    ['calculator loan', ['Loan calculator'], true],
    ['', ['anything'], true],
    ['없는', ['대출 계산기'], false],
    ['loan xyz', ['Loan calculator'], false],
  ])('%s in %j: %s', (query, texts, expected) => {
    expect(matchesSearch(query, texts)).toBe(expected)
  })
})
