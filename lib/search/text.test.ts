import { searchForm, searchWords, withoutHalfKana } from './text'

describe('text as searching sees it', () => {
  it('has no width, case, kind of kana, long vowel, space or sign', () => {
    expect(searchForm('ＪＰＧ → PNG')).toBe('jpgpng')
    expect(searchForm('ローン')).toBe('ろん')
    expect(searchForm('ﾛｰﾝ')).toBe(searchForm('ろーん'))
    expect(searchForm('ﾎﾟﾓﾄﾞｰﾛ')).toBe(searchForm('ポモドーロ'))
    expect(searchForm('e\u0301'.normalize('NFD'))).toBe('é')
    expect(searchForm('ㄱㅅㄱ')).toBe('ㄱㅅㄱ')
  })

  it('falls into words at spaces and signs', () => {
    expect(searchWords(' CSV→JSON, ポモドーロ・テクニック ')).toEqual(['csv', 'json', 'ぽもどろ', 'てくにっく'])
    expect(searchWords('?!')).toEqual([])
  })

  it('loses a Japanese syllable that is only half typed', () => {
    expect(withoutHalfKana('けいさn')).toBe('けいさ')
    expect(withoutHalfKana('計sh')).toBe('計')
    expect(withoutHalfKana('jpgへn')).toBe('jpgへ')
    expect(withoutHalfKana('jpg')).toBe('jpg')
  })
})
