import { hepburnToKunrei, romanizeHangul, romanizeKana } from './romanize'

describe('romanized', () => {
  // Examples of the Revised Romanization without sound changes, and names of tools.
  it.each([
    ['한글', 'hangeul'],
    ['울릉', 'ulleung'],
    ['벚꽃', 'beotkkot'],
    ['옥천', 'okcheon'],
    ['대출 계산기', 'daechul gyesangi'],
    ['백색소음', 'baeksaeksoeum'],
    ['글자 수', 'geulja su'],
    ['할인', 'harin'],
    ['JPG 압축', 'JPG apchuk'],
  ])('%s is %s', (text, latin) => {
    expect(romanizeHangul(text)).toBe(latin)
  })

  it.each([
    ['ローン', 'ron'],
    ['でんたく', 'dentaku'],
    ['しゅっさん', 'shussan'],
    ['マッチ', 'matchi'],
    ['ちょきん', 'chokin'],
    ['チェック', 'chekku'],
    ['ファビコン', 'fabikon'],
    ['きょりけいさん', 'kyorikeisan'],
    ['はいらんび', 'hairanbi'],
  ])('%s is %s', (kana, latin) => {
    expect(romanizeKana(kana)).toBe(latin)
  })

  it('is converted from Hepburn to Kunrei-shiki', () => {
    expect(hepburnToKunrei('shussan')).toBe('syussan')
    expect(hepburnToKunrei('chikutsu')).toBe('tikutu')
    expect(hepburnToKunrei('fujisan')).toBe('huzisan')
  })
})
