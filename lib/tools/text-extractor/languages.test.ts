import { LOCALES } from '@/lib/i18n/locales'
import { engineFile } from '@/lib/platform/engine-files'
import { readWords } from '@/scripts/jest/messages'
import {
  canBeVertical,
  hasEastAsian,
  LANGUAGES,
  modelsFor,
  needsManyLines,
  parseLanguages,
  readsRightToLeft,
  secondModelsFor,
  tableModelsFor,
} from './languages'

test('there are 13 languages, and a list preserves its order without unknown codes and duplicates', () => {
  expect(LANGUAGES).toHaveLength(13)
  expect(parseLanguages('kor+eng')).toEqual(['kor', 'eng'])
  expect(parseLanguages('eng+xxx+eng+__proto__+')).toEqual(['eng'])
  expect(parseLanguages('')).toEqual([])
})

test('the script of a language determines joining, direction and data', () => {
  expect(hasEastAsian(['eng', 'kor'])).toBe(true)
  expect(hasEastAsian(['eng', 'rus', 'ara'])).toBe(false)
  expect(canBeVertical(['eng', 'jpn'])).toBe(true)
  expect(canBeVertical(['chi_tra'])).toBe(false)
  expect(readsRightToLeft(['ara', 'eng'])).toBe(true)
  expect(readsRightToLeft(['eng', 'ara'])).toBe(false)
  expect(needsManyLines(['eng', 'rus'])).toBe(true)
  expect(needsManyLines(['ara'])).toBe(true)
  expect(needsManyLines(['kor', 'eng', 'hin'])).toBe(false)
  expect(modelsFor(['jpn', 'eng'], true)).toEqual(['jpn_vert', 'eng'])
  expect(modelsFor(['jpn', 'eng'], false)).toEqual(['jpn', 'eng'])
  expect(modelsFor(['eng', 'kor'], false)).toEqual(['eng', 'kor'])
  expect(modelsFor(['eng', 'chi_sim'], false)).toEqual(['chi_sim', 'eng'])
  expect(modelsFor(['eng', 'deu', 'fra'], false)).toEqual(['deu', 'fra', 'eng'])
  expect(modelsFor(['eng', 'ara'], false)).toEqual(['ara', 'eng'])
  expect(tableModelsFor(['ara'])).toEqual(['ara', 'eng'])
  expect(tableModelsFor(['ara', 'eng'])).toEqual([])
  expect(tableModelsFor(['eng'])).toEqual([])
  expect(secondModelsFor(['jpn', 'eng'], false)).toEqual(['jpn_fast', 'eng'])
  expect(secondModelsFor(['jpn'], true)).toEqual([])
  expect(secondModelsFor(['kor', 'eng'], false)).toEqual([])
})

test.each(LANGUAGES)('%s has its data among the engine files and a name in every language', (language) => {
  const models = [...modelsFor([language], true), ...secondModelsFor([language], false), language]
  for (const code of models)
    expect(engineFile('tesseract-languages', `${code}.traineddata.gz`).bytes).toBeGreaterThan(0)
  for (const locale of LOCALES) {
    const { ui } = readWords(locale, 'text-extractor') as { ui: { languages: Record<string, string> } }
    expect(Object.keys(ui.languages)).toContain(language)
  }
})
