import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { allPages, fileOf, htmlOf, languageOf, neutralPath, outFile } from '@/e2e/support/pages'
import { plainText } from '@/e2e/support/words'
import { LOCALES } from '@/lib/i18n/locales'
import pageDates from '@/lib/seo/page-dates.json'
import { NEEDS } from '@/lib/tools/catalog'
import { NEED_GUIDES, TOOL_GUIDES } from '@/scripts/jest/guides'

function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, found]) => found ?? '')
}

function one(html: string, pattern: RegExp): string {
  const found = all(html, pattern)
  expect({ pattern, found }).toEqual({ pattern, found: [expect.any(String)] })
  return found[0] ?? ''
}

interface JsonLdGraph {
  '@context': string
  '@graph': { '@type': string; [key: string]: unknown }[]
}

const ORIGIN = new URL(one(htmlOf('/'), /<link rel="canonical" href="([^"]+)"/g)).origin

function pathIn(language: string, path: string): string {
  return language === 'ko' ? path : `/${language}${path === '/' ? '' : path}`
}

/** Every page that the site should have, from the folders of routes and tools and from the list of needs. */
function expectedPages(): string[] {
  const routes = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => path.join('/', path.dirname(file)))
    .filter((route) => !route.startsWith('/tools/') && route !== '/offline')
  const tools = readdirSync('lib/tools').filter((slug) => existsSync(`lib/tools/${slug}/tool.ts`))
  return [
    ...[...routes, ...tools.map((slug) => `/tools/${slug}`)].flatMap((page) => LOCALES.map((one) => pathIn(one, page))),
    ...NEEDS.flatMap(({ tool, slug, locales }) => locales.map((one) => pathIn(one, `/tools/${tool}/${slug}`))),
  ].sort()
}

/** The address of a page in each language for which there is a built file, the first of them for all other languages. */
function alternatesOf(page: string): Record<string, string> {
  const own = LOCALES.map((language) => [language, pathIn(language, neutralPath(page))] as const)
  const built = own.filter(([, other]) => allPages().includes(other))
  const addresses = [...built, ['x-default', built[0]?.[1] ?? ''] as const]
  return Object.fromEntries(addresses.map(([language, other]) => [language, new URL(other, ORIGIN).href]))
}

/** The languages that a text names with `hrefLang` or `hreflang`, each with its address. */
function linkedLanguages(text: string): Record<string, string> {
  const links = [...text.matchAll(/rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/gi)]
  return Object.fromEntries(links.map(([, language, href = '']) => [language, new URL(href).href]))
}

test('the built pages are those of the routes, tools and needs', () => {
  expect(allPages()).toEqual(expectedPages())
})

test('titles and descriptions are unique', () => {
  const heads = allPages().map((page) => {
    const html = htmlOf(page)
    return [one(html, /<title>([^<]+)<\/title>/g), one(html, /<meta name="description" content="([^"]+)"/g)]
  })
  expect(new Set(heads.map(([title]) => title)).size).toBe(heads.length)
  expect(new Set(heads.map(([, description]) => description)).size).toBe(heads.length)
})

test.each(allPages())('the HTML of %s has what search engines and link previews need', (page) => {
  const html = htmlOf(page)
  const head = html.slice(0, html.indexOf('</head>'))
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  expect(one(html, /<html lang="([\w-]+)"/g)).toBe(languageOf(page))
  expect(all(main, /<h1[^>]*>(.+?)<\/h1>/g)).toHaveLength(1)

  const canonical = one(head, /<link rel="canonical" href="([^"]+)"/g)
  expect(new URL(canonical).href).toBe(new URL(page, ORIGIN).href)
  expect(linkedLanguages(head)).toEqual(alternatesOf(page))

  for (const property of ['og:title', 'og:description', 'og:url', 'og:site_name', 'og:locale', 'og:type']) {
    expect(one(head, new RegExp(`<meta property="${property}" content="([^"]+)"`, 'g'))).not.toBe('')
  }
  for (const name of ['keywords', 'twitter:card', 'twitter:title', 'twitter:description', 'twitter:image']) {
    expect(one(head, new RegExp(`<meta name="${name}" content="([^"]+)"`, 'g'))).not.toBe('')
  }
  const picture = new URL(one(head, /<meta property="og:image" content="([^"]+)"/g))
  expect(existsSync(outFile(picture.pathname))).toBe(true)

  const graph = JSON.parse(one(html, /<script type="application\/ld\+json">(.+?)<\/script>/g)) as JsonLdGraph
  expect(graph['@context']).toBe('https://schema.org')
  const types = graph['@graph'].map((node) => node['@type'])
  if (page.includes('/tools/')) {
    expect(types).toEqual(expect.arrayContaining(['WebApplication', 'BreadcrumbList', 'FAQPage']))
  }
})

test.each([...TOOL_GUIDES, ...NEED_GUIDES])('the HTML of $name holds its form and every text of its guide', (guide) => {
  const html = htmlOf(pathIn(guide.locale, guide.path))
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  expect(main).toMatch(/<(input|textarea|select|button)[^>]* name="/)
  expect(main).toContain('data-name="back"')
  const shown = plainText(main)
  expect(guide.texts.filter((text) => !shown.includes(text.trim()))).toEqual([])
})

test('the sitemap lists every page with its languages and the day it last changed', () => {
  const dates: Readonly<Record<string, Readonly<Record<string, string>>>> = pageDates
  const entries = readFileSync(outFile('sitemap.xml'), 'utf8').split('<url>').slice(1)
  const listed = entries.map((entry) => ({
    page: new URL(one(entry, /<loc>([^<]+)<\/loc>/g)).pathname,
    languages: linkedLanguages(entry),
    date: all(entry, /<lastmod>([^<]+)<\/lastmod>/g)[0],
  }))
  const expected = allPages().map((page) => ({
    page,
    languages: alternatesOf(page),
    date: dates[languageOf(page)]?.[neutralPath(page)],
  }))
  expect(listed.sort((a, b) => (a.page < b.page ? -1 : 1))).toEqual(expected)
})

test('robots and manifest name files of the site', () => {
  expect(readFileSync(outFile('robots.txt'), 'utf8')).toMatch(/Sitemap: https?:\/\/.+\/sitemap\.xml/)
  const manifest = JSON.parse(readFileSync(outFile('manifest.webmanifest'), 'utf8')) as {
    name: string
    icons: { src: string }[]
    shortcuts: { url: string }[]
  }
  expect(manifest.name).toBe('도구상자')
  for (const { src } of manifest.icons) expect(existsSync(outFile(src))).toBe(true)
  for (const { url } of manifest.shortcuts) expect(existsSync(fileOf(url))).toBe(true)
})

test('every page has its security policy before anything else in its head', () => {
  for (const page of allPages()) {
    expect(htmlOf(page)).toMatch(/<head><meta http-equiv="Content-Security-Policy" content="default-src 'none';/)
  }
})
