import type { Statistics } from './statistics'

/** Capacity of a manuscript page: 200 characters of Korean 원고지, 400 of Japanese 原稿用紙, 250 English words. */
const PAGE_CAPACITY: Readonly<Record<string, { readonly unit: 'characters' | 'words'; readonly amount: number }>> = {
  ko: { unit: 'characters', amount: 200 },
  ja: { unit: 'characters', amount: 400 },
  en: { unit: 'words', amount: 250 },
}

/**
 * Manuscript pages of a text by the convention of the page's language, unrounded and without line ends; undefined for
 * other languages and while the count is incomplete.
 */
export function manuscriptPages(locale: string, { figures, unicode }: Statistics): number | undefined {
  const sheet = PAGE_CAPACITY[locale]
  if (!sheet || !unicode) return undefined
  return (sheet.unit === 'words' ? figures.words : unicode.manuscriptCharacters) / sheet.amount
}
