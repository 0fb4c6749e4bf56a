/** The documented 13 languages by Tesseract's codes, in the documented order. */
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

/** Those of the site's own pages. */
export const SITE_LANGUAGES = ['kor', 'eng', 'jpn'] as const

export type Language = (typeof LANGUAGES)[number]

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
  return languages.includes('jpn')
}

/**
 * True where lines are read worse among few others: most Russian capitals are the small letters made larger, and Arabic has gaps
 * within words, both of which the engine judges by the lines around.
 */
export function needsManyLines(languages: readonly Language[]): boolean {
  return languages.includes('rus') || languages.includes('ara')
}

/** True if columns are read from right to left. */
export function readsRightToLeft(languages: readonly Language[]): boolean {
  return languages[0] === 'ara'
}

/**
 * Codes of the language data for a second reading of the same picture; none where it has shown no gain. Of Japanese lines the
 * surer of two readings has a quarter fewer letters wrong (docs/decisions/008-text-layout.md).
 */
export function secondModelsFor(languages: readonly Language[], vertical: boolean): string[] {
  if (vertical || !languages.includes('jpn')) return []
  return languages.map((language) => (language === 'jpn' ? 'jpn_fast' : language))
}

/** Codes of the required language data, which for Japanese are different for vertical lines. */
export function modelsFor(languages: readonly Language[], vertical: boolean): string[] {
  return languages.map((language) => (language === 'jpn' && vertical ? 'jpn_vert' : language))
}
