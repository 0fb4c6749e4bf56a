import { readFileSync } from 'node:fs'
import { allPages, htmlOf, needPages, outFile, toolPages } from '@/e2e/support/pages'
import { brotliSize, KILOBYTE } from '@/e2e/support/weight'

const CSS_LIMIT = 12 * KILOBYTE
const HTML_LIMIT = 17 * KILOBYTE

/** Every script the page's HTML names: script elements and the preloads of its lazily loaded parts. */
function scriptsOf(page: string): string[] {
  return [...new Set(htmlOf(page).match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g) ?? [])]
}

/** A tool's screen asks for its own words by its slug; no other code does. */
function holdsScreenOf(slug: string, source: string): boolean {
  return source.includes(`)("${slug}")`)
}

/** The tool of a page, or of the need that it answers. */
function toolOf(page: string): string {
  return /\/tools\/([^/]+)/.exec(page)?.[1] ?? ''
}

test.each([...toolPages(), ...needPages()])("%s loads its own tool's code and no other's", (page) => {
  const slug = toolOf(page)
  const sources = scriptsOf(page).map((name) => readFileSync(outFile(name), 'utf8'))
  expect(sources.some((source) => holdsScreenOf(slug, source))).toBe(true)
  const others = toolPages().map(toolOf)
  const found = others.filter((other) => other !== slug && sources.some((source) => holdsScreenOf(other, source)))
  expect(found).toEqual([])
})

test.each(allPages())('%s stays within its weight', (page) => {
  const html = htmlOf(page)
  expect(brotliSize(page, html, HTML_LIMIT)).toBeLessThanOrEqual(HTML_LIMIT)
  expect(html).not.toMatch(/<link[^>]+rel="(prefetch|prerender)"/)
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href ?? '')
  expect(styles.reduce((sum, name) => sum + brotliSize(name, readFileSync(outFile(name))), 0)).toBeLessThanOrEqual(
    CSS_LIMIT,
  )
})
