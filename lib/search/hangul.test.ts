import { separateConsonants, strokes, typedInEnglish, typedInKorean } from './hangul'

describe('Hangul as it is typed', () => {
  it('is taken apart into single strokes', () => {
    expect(strokes('괜찮은 값 A')).toBe('ㄱㅗㅐㄴㅊㅏㄴㅎㅇㅡㄴ ㄱㅏㅂㅅ A')
    expect(strokes('까힣')).toBe('ㄲㅏㅎㅣㅎ')
  })

  it('gives consonants that the keyboard joined back', () => {
    expect(separateConsonants('ㄳㄱ')).toBe('ㄱㅅㄱ')
    expect(separateConsonants('값')).toBe('값')
  })

  it.each([
    ['rPtksrl', '계산기'],
    ['rmfwk tn', undefined],
    ['dlalwl', '이미지'],
    ['QkRnrl', '빠꾸기'],
    ['rkqt', '값'],
    ['rkqtdl', '값이'],
    ['rkqtl', '갑시'],
    ['rhksfl', '관리'],
    ['rtr', 'ㄱㅅㄱ'],
    ['DJWOTJ', '어쨰써'],
    ['jpg2', undefined],
  ])('keys %s are %s in Korean', (keys, text) => {
    expect(typedInKorean(keys)).toBe(text)
  })

  it.each([
    ['ㅓㅔㅎ', 'jpg'],
    ['ㅠㅡㅑ', 'bmi'],
    ['ㅣㅐ무', 'loan'],
    ['챔', 'coa'],
    ['cㅁ', undefined],
  ])('%s is %s in English', (text, keys) => {
    expect(typedInEnglish(text)).toBe(keys)
  })
})
