import 'server-only'
import type { Locale } from '@/lib/i18n/locales'
import type { ToolPageWords } from '@/lib/i18n/messages'
import { toolPath } from '@/lib/i18n/paths'
import { site } from '@/lib/site'
import type { Category, ToolRow } from '@/lib/tools/catalog'
import { absoluteUrl } from './metadata'

export type JsonLd = Readonly<Record<string, unknown>>

/** schema.org applicationCategory: the values that Google's documentation of WebApplication names. */
const APPLICATION_CATEGORIES: Readonly<Record<Category, string>> = {
  image: 'MultimediaApplication',
  text: 'BusinessApplication',
  calculator: 'UtilitiesApplication',
  utility: 'UtilitiesApplication',
}

export function organization(): JsonLd {
  return {
    '@type': 'Organization',
    '@id': `${site.url}/#organization`,
    name: site.company,
    url: site.website,
    email: site.email,
    address: site.address,
  }
}

export function webSite(locale: Locale, name: string, description: string): JsonLd {
  return {
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    name,
    description,
    url: absoluteUrl(locale, '/'),
    inLanguage: locale,
    publisher: { '@id': `${site.url}/#organization` },
  }
}

export function webApplication(locale: Locale, tool: ToolRow, words: ToolPageWords): JsonLd {
  return {
    '@type': 'WebApplication',
    name: words.name,
    description: words.description,
    url: absoluteUrl(locale, toolPath(tool.slug)),
    inLanguage: locale,
    applicationCategory: APPLICATION_CATEGORIES[tool.category],
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    featureList: Object.values(words.features),
    publisher: { '@type': 'Organization', name: site.company, url: site.website },
  }
}

/** Trail of [name, site path] from home to the page itself. */
export function breadcrumbs(locale: Locale, trail: readonly (readonly [string, string])[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(locale, path),
    })),
  }
}

export function faqPage(entries: readonly { q: string; a: string }[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ q, a }) => ({
      '@type': 'Question',
      name: q,
      acceptedAnswer: { '@type': 'Answer', text: a },
    })),
  }
}
