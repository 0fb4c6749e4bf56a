import { existsSync, readFileSync } from 'node:fs'
import { allPages, fileOf, htmlOf, languageOf, outFile, ownPages, toolPages } from '@/e2e/support/pages'

const LANGUAGES = ['ko', 'en', 'ja']

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

test('every page but those of needs exists in three languages', () => {
  const pages = ownPages()
  expect(new Set(pages).size).toBe(pages.length)
  const neutral = (page: string) => page.replace(/^\/(en|ja)(?=\/|$)/, '') || '/'
  const names = new Set(pages.map(neutral))
  expect(pages.length).toBe(names.size * LANGUAGES.length)
  for (const name of names) expect(pages.filter((page) => neutral(page) === name)).toHaveLength(LANGUAGES.length)
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
  expect(one(html, /<html lang="(\w+)"/g)).toBe(languageOf(page))
  expect(all(main, /<h1[^>]*>(.+?)<\/h1>/g)).toHaveLength(1)

  const canonical = one(head, /<link rel="canonical" href="([^"]+)"/g)
  expect(new URL(canonical).pathname).toBe(page)
  const alternates = new Map(
    [...head.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/gi)].map(([, tag, href]) => [
      tag,
      href,
    ]),
  )
  const languages = [...alternates.keys()].filter((tag = '') => LANGUAGES.includes(tag)) as string[]
  if (ownPages().includes(page)) expect([...alternates.keys()].sort()).toEqual(['en', 'ja', 'ko', 'x-default'])
  expect(alternates.get(languageOf(page))).toBe(canonical)
  expect(alternates.get('x-default')).toBe(alternates.get(languages.includes('ko') ? 'ko' : (languages[0] ?? '')))
  for (const language of languages) {
    const other = htmlOf(new URL(alternates.get(language) ?? '').pathname)
    expect(other).toContain(`hrefLang="${languageOf(page)}" href="${canonical}"`)
  }

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

test.each(toolPages())('the HTML of %s holds its form and its text', (page) => {
  const html = htmlOf(page)
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  expect(main).toMatch(/<(input|textarea|select|button)[^>]* name="/)
  expect(main).toContain('data-name="back"')
  const text = main.replace(/<[^>]+>/g, ' ')
  expect(text.length).toBeGreaterThan(600)
})

test('sitemap, robots and manifest name the same site', () => {
  const sitemap = readFileSync(outFile('sitemap.xml'), 'utf8')
  expect(all(sitemap, /<loc>([^<]+)<\/loc>/g)).toHaveLength(allPages().length)
  expect(all(sitemap, /hreflang="(x-default)"/g)).toHaveLength(allPages().length)
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
