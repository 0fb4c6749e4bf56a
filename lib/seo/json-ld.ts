import 'server-only'
import type {
  BreadcrumbList,
  FAQPage,
  HowTo,
  Organization,
  SearchAction,
  Thing,
  WebApplication,
  WebSite,
} from 'schema-dts'
import type { Locale } from '@/lib/i18n/locales'
import type { ToolPageWords } from '@/lib/i18n/messages'
import { BASE_PATH } from '@/lib/i18n/paths'
import { site } from '@/lib/site'
import type { Category, ToolDescription } from '@/lib/tools/description'
import { absoluteUrl, socialPictureUrl } from './metadata'

/** A node of a page's graph, typed by schema.org's definitions and validated in e2e/site/structured-data.test.ts. */
export type JsonLd = Exclude<Thing, string>

/** Values of schema.org's applicationCategory that Google's documentation of WebApplication lists. */
const APPLICATION_CATEGORIES: Readonly<Record<Category, string>> = {
  image: 'MultimediaApplication',
  text: 'BusinessApplication',
  calculator: 'UtilitiesApplication',
  utility: 'UtilitiesApplication',
}

const ORGANIZATION_ID = `${site.url}/#organization`

/** Search engines read from this property which part of the URL is the query; schema.org defines it only in prose. */
type SiteSearch = SearchAction & { 'query-input': string }

export function organization(): Exclude<Organization, string> {
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
    name: site.company,
    url: site.website,
    logo: `${site.url}${BASE_PATH}/icon-512.png`,
    email: site.email,
    address: site.address,
  }
}

/** The site in one language, searchable at the home page with the query in `?q=`. */
export function webSite(locale: Locale, name: string, description: string): Exclude<WebSite, string> {
  const home = absoluteUrl(locale, '/')
  const search: SiteSearch = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${home}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name,
    description,
    url: home,
    inLanguage: locale,
    publisher: { '@id': ORGANIZATION_ID },
    potentialAction: search,
  }
}

/** The tool as it is described at a site path: on its own page or on that of a need, which lists no features. */
export function webApplication(
  locale: Locale,
  tool: ToolDescription,
  path: string,
  words: Pick<ToolPageWords, 'name' | 'description'> & Partial<ToolPageWords>,
): Exclude<WebApplication, string> {
  return {
    '@type': 'WebApplication',
    name: words.name,
    description: words.description,
    url: absoluteUrl(locale, path),
    image: socialPictureUrl(locale, path),
    inLanguage: locale,
    applicationCategory: APPLICATION_CATEGORIES[tool.category],
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    ...(words.features && { featureList: Object.values(words.features) }),
    publisher: { '@id': ORGANIZATION_ID },
  }
}

/** Breadcrumbs from a list of [name, site path], from the home page to the page itself. */
export function breadcrumbs(
  locale: Locale,
  trail: readonly (readonly [string, string])[],
): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: absoluteUrl(locale, path),
    })),
  }
}

export function howTo(name: string, steps: readonly string[]): Exclude<HowTo, string> {
  return {
    '@type': 'HowTo',
    name,
    step: steps.map((text, index) => ({ '@type': 'HowToStep' as const, position: index + 1, text })),
  }
}

export function faqPage(entries: readonly { q: string; a: string }[]): Exclude<FAQPage, string> {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ q, a }) => ({
      '@type': 'Question' as const,
      name: q,
      acceptedAnswer: { '@type': 'Answer' as const, text: a },
    })),
  }
}
