import { searchForm, searchWords, withoutIncompleteKana } from './normalize'

describe('text in search form', () => {
  it('has no differences in width, case or kind of kana, and no long vowel marks, spaces or signs', () => {
    expect(searchForm('ＪＰＧ → PNG')).toBe('jpgpng')
    expect(searchForm('ローン')).toBe('ろん')
    expect(searchForm('ﾛｰﾝ')).toBe(searchForm('ろーん'))
    expect(searchForm('ﾎﾟﾓﾄﾞｰﾛ')).toBe(searchForm('ポモドーロ'))
    expect(searchForm('e\u0301'.normalize('NFD'))).toBe('é')
    expect(searchForm('ㄱㅅㄱ')).toBe('ㄱㅅㄱ')
  })

  it('is split to words at spaces and signs', () => {
    expect(searchWords(' CSV→JSON, ポモドーロ・テクニック ')).toEqual(['csv', 'json', 'ぽもどろ', 'てくにっく'])
    expect(searchWords('?!')).toEqual([])
  })

  it('loses an incomplete Japanese syllable at the end', () => {
    expect(withoutIncompleteKana('けいさn')).toBe('けいさ')
    expect(withoutIncompleteKana('計sh')).toBe('計')
    expect(withoutIncompleteKana('jpgへn')).toBe('jpgへ')
    expect(withoutIncompleteKana('jpg')).toBe('jpg')
  })
})
