import models from './ocr-models.json'

/** A language by Tesseract's code, which is also that of its data. */
export type Language = keyof typeof models

/**
 * Further data of each language. A new language is a row there, its package in package.json (or its data in `data/ocr`) and
 * its name in the messages; `npm run engines -- --update` and `npm run licenses` write the rest.
 */
const MODELS: Readonly<
  Record<Language, { readonly vertical?: string; readonly second?: string; readonly tables?: string }>
> = models

/** The documented 13 languages, in the documented order. */
export const LANGUAGES = Object.keys(MODELS) as readonly Language[]

/** Those of the site's own pages. */
export const SITE_LANGUAGES = ['kor', 'eng', 'jpn'] as const

/** Direction of lines; `auto` detects it from the picture. */
export const LINE_DIRECTIONS = ['auto', 'horizontal', 'vertical'] as const
export type LineDirection = (typeof LINE_DIRECTIONS)[number]

/** Written without spaces between words. */
const UNSPACED: readonly Language[] = ['jpn', 'chi_sim', 'chi_tra']

/** Parses codes such as `kor+eng`, preserving their order, without unknown codes and duplicates. */
export function parseLanguages(raw: string): Language[] {
  const codes = new Set(raw.split('+'))
  return [...codes].filter((code): code is Language => LANGUAGES.some((known) => known === code))
}

/** True with Chinese, Japanese or Korean, for which stray spaces are removed and lines may be joined. */
export function hasEastAsian(languages: readonly Language[]): boolean {
  return languages.some((language) => language === 'kor' || UNSPACED.includes(language))
}

/** True if vertical lines can be recognized, for which there is only Japanese data. */
export function canBeVertical(languages: readonly Language[]): boolean {
  return languages.some((language) => MODELS[language].vertical !== undefined)
}

/**
 * True where lines are read worse among few others: most Russian capitals are the small letters made larger, and Arabic has gaps
 * within words, both of which the engine judges by the lines around.
 */
export function needsManyLines(languages: readonly Language[]): boolean {
  return languages.includes('rus') || languages.includes('ara')
}

/** True if the letters of a word are joined, so that a word may be one mark. */
export function joinsLetters(languages: readonly Language[]): boolean {
  return languages.includes('hin') || languages.includes('ara')
}

/** True if columns are read from right to left, as far as that is known before they are read. */
export function readsRightToLeft(languages: readonly Language[]): boolean {
  return languages[0] === 'ara'
}

/** Read worse behind English: English data is sure of letters without their accents, and of Latin letters in place of others. */
const BEFORE_ENGLISH: readonly Language[] = ['spa', 'fra', 'deu', 'ita', 'por', 'ara', ...UNSPACED]

/** Of two readings that are sure enough, the engine takes that of the language that comes first. */
function inOrder(languages: readonly Language[]): readonly Language[] {
  if (!languages.some((language) => BEFORE_ENGLISH.includes(language))) return languages
  return languages.toSorted((one, other) => Number(one === 'eng') - Number(other === 'eng'))
}

/**
 * Codes of the data for a second reading of the same picture; [] for languages in which it showed no gain. Keeping the more
 * confident of two readings leaves a quarter fewer errors in Japanese (docs/decisions/008-text-layout.md).
 */
export function secondModelsFor(languages: readonly Language[], vertical: boolean): string[] {
  if (vertical || !languages.some((language) => MODELS[language].second !== undefined)) return []
  return inOrder(languages).map((language) => MODELS[language].second ?? language)
}

/** Codes of the data for tables, where it is other data: Arabic data alone is sure that 86 is 6, and with English data misreads prose. */
export function tableModelsFor(languages: readonly Language[]): string[] {
  const [language, ...others] = languages
  const more = language && MODELS[language].tables
  return more && others.length === 0 ? [language, more] : []
}

/** Codes of the required language data, which for Japanese are different for vertical lines. */
export function modelsFor(languages: readonly Language[], vertical: boolean): string[] {
  return inOrder(languages).map((language) => (vertical && MODELS[language].vertical) || language)
}
