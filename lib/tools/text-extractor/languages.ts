/** The documents' 13 languages by Tesseract's codes, in the documents' order. */
export const LANGUAGES = [
  'eng',
  'spa',
  'fra',
  'deu',
  'ita',
  'por',
  'rus',
  'jpn',
  'kor',
  'chi_sim',
  'chi_tra',
  'ara',
  'hin',
] as const

export type Language = (typeof LANGUAGES)[number]

/** How lines run; `auto` looks at the picture. */
export const DIRECTIONS = ['auto', 'horizontal', 'vertical'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Written without spaces between words. */
const UNSPACED: readonly Language[] = ['jpn', 'chi_sim', 'chi_tra']

/** `kor+eng` → the languages in the order they were chosen, unknown codes and repeats left out. */
export function parseLanguages(raw: string): Language[] {
  const codes = new Set(raw.split('+'))
  return [...codes].filter((code): code is Language => LANGUAGES.some((known) => known === code))
}

/** Chinese, Japanese or Korean is among them: stray spaces have to be joined, lines can be. */
export function hasEastAsian(languages: readonly Language[]): boolean {
  return languages.some((language) => language === 'kor' || UNSPACED.includes(language))
}

/** Lines may run from top to bottom: the data for that is Japanese. */
export function canBeVertical(languages: readonly Language[]): boolean {
  return languages.includes('jpn')
}

/** Columns are read from right to left. */
export function readsRightToLeft(languages: readonly Language[]): boolean {
  return languages[0] === 'ara'
}

/** Codes of the data that reading needs: for vertical lines Japanese has data of its own. */
export function modelsFor(languages: readonly Language[], vertical: boolean): string[] {
  return languages.map((language) => (language === 'jpn' && vertical ? 'jpn_vert' : language))
}
