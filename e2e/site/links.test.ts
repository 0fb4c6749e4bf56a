import { existsSync, readFileSync } from 'node:fs'
import { allPages, fileOf, htmlOf, languageOf, needPages, outFile, ownPages, toolPages } from '@/e2e/support/pages'
import { PREFIXED_LOCALES } from '@/lib/i18n/locales'

const RELATED = 3
const PREFIXES = ['', ...PREFIXED_LOCALES.map((locale) => `/${locale}`)]

test('every internal link and its fragment exist', () => {
  const identifiers = new Map(
    allPages().map((page) => [page, new Set([...htmlOf(page).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))]),
  )
  const broken = allPages().flatMap((page) =>
    [...htmlOf(page).matchAll(/<a [^>]*href="([/#][^"]*)"/g)]
      .map(([, href = '']) => new URL(href, `https://toolbox.example${page}`))
      .filter(({ pathname, hash }) => {
        if (/\.\w+$/.test(pathname)) return !existsSync(outFile(pathname))
        if (!existsSync(fileOf(pathname))) return true
        // What a page begins with, as fields: `#q=34평`.
        if (/^#\w+=/.test(hash)) return false
        return hash !== '' && !identifiers.get(pathname)?.has(decodeURIComponent(hash.slice(1)))
      })
      .map(({ pathname, hash }) => `${page} → ${pathname}${hash}`),
  )
  expect(broken).toEqual([])
})

test.each(PREFIXES)('every tool of “%s” links to three others and is linked to from the home page', (prefix) => {
  const pages = toolPages(prefix)
  for (const page of pages) {
    const html = htmlOf(page)
    const after = html.slice(html.indexOf('data-name="related"'), html.indexOf('</main>'))
    const links = [...after.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href)
    expect({ page, others: new Set(links.filter((link) => link !== page)).size }).toEqual({ page, others: RELATED })
  }
  const home = htmlOf(prefix || '/')
  expect(pages.filter((page) => !home.includes(`href="${page}"`))).toEqual([])
})

function linksIn(page: string, part: 'header' | 'footer'): string[] {
  const html = htmlOf(page)
  const inner = html.slice(html.indexOf(`<${part}`), html.indexOf(`</${part}>`))
  return [...inner.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href)
}

test.each(ownPages())(
  'the header of %s leads to the documented pages, its footer to every page but the tools',
  (page) => {
    const prefix = languageOf(page) === 'ko' ? '' : `/${languageOf(page)}`
    const others = ownPages().filter((other) => languageOf(other) === languageOf(page) && !other.includes('/tools/'))
    expect(linksIn(page, 'header')).toEqual(
      expect.arrayContaining([prefix || '/', `${prefix}/about`, `${prefix}/contact`]),
    )
    expect(linksIn(page, 'footer')).toEqual(expect.arrayContaining(others))
  },
)

test('llms.txt links to every tool and need', () => {
  const links = [...readFileSync(outFile('llms.txt'), 'utf8').matchAll(/\]\(([^)]+)\)/g)]
  const paths = links.map(([, href = '']) => new URL(href).pathname)
  expect(paths).toEqual(expect.arrayContaining([...toolPages('/en'), ...needPages()]))
  for (const path of paths) expect(existsSync(fileOf(path))).toBe(true)
})
