import { FALLBACK_LOCALE } from '@/lib/i18n/locales'
import type { SearchEntry, SearchNeed } from './rank'
import { hepburnToKunrei, romanizeHangul, romanizeKana } from './romanize'
import { searchForm } from './normalize'

/** The searchable messages of a tool in one language. */
export interface ToolTexts {
  readonly name: string
  readonly short: string
  /** Keywords for search engines, separated by commas. */
  readonly keywords: string
  /** Other names of the tool, including readings of Chinese characters, separated by commas. */
  readonly aliases: string
}

interface Tool {
  readonly slug: string
  readonly category: string
  readonly icon: string
  readonly featured?: true
  readonly disclaimer?: string
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}

const LATIN = /^[\p{ASCII}]+$/u

/** Romanizations of names in Hangul or kana. */
function inLatin(names: readonly string[]): string[] {
  const readings = names
    .filter((name) => !LATIN.test(name))
    .flatMap((name) => [romanizeHangul(name), romanizeKana(name), hepburnToKunrei(romanizeKana(name))])
  return readings.filter((reading) => LATIN.test(reading))
}

function without(texts: readonly string[], known: ReadonlySet<string>): string[] {
  const seen = new Set(known)
  return texts.filter((text) => {
    const form = searchForm(text)
    if (form === '' || seen.has(form)) return false
    seen.add(form)
    return true
  })
}

/** Creates the search entry of a need from its messages. */
export function searchNeed(slug: string, { name, short, aliases, keywords }: ToolTexts): SearchNeed {
  const others = [...listOf(aliases), ...listOf(keywords), slug.replaceAll('-', ' ')]
  return { slug, name, short, near: without(others, new Set([searchForm(name)])) }
}

/**
 * Creates the search entry of a tool for pages in `locale`, with the names of that language before those of the others.
 */
export function searchEntry<Language extends string>(
  locale: Language,
  tool: Tool,
  texts: Readonly<Record<Language, ToolTexts>>,
  needs: readonly SearchNeed[] = [],
): SearchEntry {
  const locales = Object.keys(texts) as Language[]
  const { name, short, aliases, keywords } = texts[locale]
  const near = without(listOf(aliases), new Set([searchForm(name)]))
  const own = without(listOf(keywords), new Set([name, ...near].map(searchForm)))
  const others = locales.filter((other) => other !== locale)
  const far = [
    tool.slug.replaceAll('-', ' '),
    ...others.flatMap((other) => [texts[other].name, ...listOf(texts[other].aliases)]),
    ...others
      .filter((other) => other === (FALLBACK_LOCALE as string))
      .flatMap((other) => listOf(texts[other].keywords)),
    ...locales.flatMap((other) => inLatin([texts[other].name, ...listOf(texts[other].aliases)])),
  ]
  return {
    slug: tool.slug,
    category: tool.category,
    icon: tool.icon,
    ...(tool.featured && { featured: true }),
    ...((!tool.disclaimer || tool.disclaimer === 'finance') && { learnable: true }),
    name,
    short,
    near,
    keywords: own,
    far: without(far, new Set([name, ...near, ...own].map(searchForm))),
    ...(needs.length > 0 && { needs }),
  }
}
