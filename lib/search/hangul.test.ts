import { isConsonant, separateConsonants, strokes, syllableOf, typedInEnglish, typedInKorean } from './hangul'

describe('Hangul as it is typed', () => {
  it('is decomposed to single key strokes', () => {
    expect(strokes('괜찮은 값 A')).toBe('ㄱㅗㅐㄴㅊㅏㄴㅎㅇㅡㄴ ㄱㅏㅂㅅ A')
    expect(strokes('까힣')).toBe('ㄲㅏㅎㅣㅎ')
  })

  it('separates consonants that the keyboard combined', () => {
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

describe('every syllable of Unicode', () => {
  // The Unicode Standard, 3.12: 19 initials, 21 vowels, 27 finals and none.
  const FINALS = 'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'

  it('is decomposed as by Unicode normalization', () => {
    const syllables = Array.from({ length: 0xd7a4 - 0xac00 }, (_, index) => String.fromCharCode(0xac00 + index))
    const expected = syllables.map((syllable) => {
      const [initial = '', vowel = '', final] = syllable.normalize('NFD')
      return syllable + initial + vowel + (final ? FINALS[final.charCodeAt(0) - 0x11a8] : '')
    })
    const found = syllables.map((syllable) => {
      const { initial = '', vowel = '', final = '' } = syllableOf(syllable) ?? {}
      // The letters of the keyboard are those of normalization by compatibility.
      return syllable + initial.normalize('NFKC') + vowel.normalize('NFKC') + final
    })
    expect(found.join(' ')).toBe(expected.join(' '))
  })

  it.each(['ꯩ', '\ud7a4', 'ㄱ', 'a', ''])('%j is not a syllable', (character) => {
    expect(syllableOf(character)).toBeUndefined()
  })

  // KS X 5002, the keyboard's two-stroke letters.
  it('has letters that are typed with two keys', () => {
    expect(strokes('ㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄ')).toBe('ㄱㅅㄴㅈㄴㅎㄹㄱㄹㅁㄹㅂㄹㅅㄹㅌㄹㅍㄹㅎㅂㅅ')
    expect(strokes('와왜외워웨위의')).toBe('ㅇㅗㅏㅇㅗㅐㅇㅗㅣㅇㅜㅓㅇㅜㅔㅇㅜㅣㅇㅡㅣ')
  })

  it('is composed again from its keys', () => {
    for (const text of ['닭볶음탕', '값싼흙', '왜괜찮은뷁', '쀍쮊', '앉아읽고밟다', '의의워웨위외', '훑어읊조린삶']) {
      expect(typedInKorean(keysOf(text))).toBe(text)
    }
  })

  function keysOf(text: string): string {
    // KS X 5002: the keys of the consonants and vowels.
    const letters = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ'
    const keys = 'rRseEfaqQtTdwWczxvgkoiOjpuPhynbml'
    return Array.from(strokes(text), (letter) => keys[letters.indexOf(letter)]).join('')
  }
})

test('single consonants are distinguished from vowels, syllables and spaces', () => {
  expect([...'ㄱㅎㄳㅄ'].every(isConsonant)).toBe(true)
  expect([...'ㅏㅣ가a '].some(isConsonant)).toBe(false)
})
