import { canBeVertical, hasEastAsian, LANGUAGES, modelsFor, parseLanguages, readsRightToLeft } from './languages'

test('13 languages; a list keeps its order and drops what is unknown or said twice', () => {
  expect(LANGUAGES).toHaveLength(13)
  expect(parseLanguages('kor+eng')).toEqual(['kor', 'eng'])
  expect(parseLanguages('eng+xxx+eng+__proto__+')).toEqual(['eng'])
  expect(parseLanguages('')).toEqual([])
})

test('scripts decide about joining, direction and data', () => {
  expect(hasEastAsian(['eng', 'kor'])).toBe(true)
  expect(hasEastAsian(['eng', 'rus', 'ara'])).toBe(false)
  expect(canBeVertical(['eng', 'jpn'])).toBe(true)
  expect(canBeVertical(['chi_tra'])).toBe(false)
  expect(readsRightToLeft(['ara', 'eng'])).toBe(true)
  expect(readsRightToLeft(['eng', 'ara'])).toBe(false)
  expect(modelsFor(['jpn', 'eng'], true)).toEqual(['jpn_vert', 'eng'])
  expect(modelsFor(['jpn', 'eng'], false)).toEqual(['jpn', 'eng'])
})
