import type { Statistics } from './statistics'

/** What fills a sheet: 200 characters of Korean 원고지, 400 of Japanese 原稿用紙, 250 words of an English manuscript. */
const SHEETS: Readonly<Record<string, { readonly unit: 'characters' | 'words'; readonly amount: number }>> = {
  ko: { unit: 'characters', amount: 200 },
  ja: { unit: 'characters', amount: 400 },
  en: { unit: 'words', amount: 250 },
}

/** Sheets the text fills by the custom of the page's language, unrounded; line ends take no room. */
export function manuscriptPages(locale: string, { figures, unicode }: Statistics): number | undefined {
  const sheet = SHEETS[locale]
  if (!sheet || !unicode) return undefined
  return (sheet.unit === 'words' ? figures.words : unicode.sheetCharacters) / sheet.amount
}
