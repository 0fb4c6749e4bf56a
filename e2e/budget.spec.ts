import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { allPages, htmlOf, outFile, toolPages } from '@/e2e/support/pages'

const KILOBYTE = 1024
const JAVASCRIPT_LIMIT = 145 * KILOBYTE
const CSS_LIMIT = 12 * KILOBYTE
const HTML_LIMIT = 16 * KILOBYTE
const REQUEST_LIMIT = 15

function brotliSize(content: Buffer | string): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

const sizes = new Map<string, number>()
function brotliFileSize(name: string): number {
  const known = sizes.get(name) ?? brotliSize(readFileSync(outFile(name)))
  sizes.set(name, known)
  return known
}

/** Every script the page's HTML names: script elements and the preloads of its lazily loaded parts. */
function scriptsOf(page: string): string[] {
  return [...new Set(htmlOf(page).match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g) ?? [])]
}

/** A tool's screen asks for its own words by its slug; no other code does. */
function holdsScreenOf(slug: string, source: string): boolean {
  return source.includes(`)("${slug}")`)
}

for (const page of toolPages()) {
  const slug = page.split('/').at(-1) ?? ''
  test(`${page} loads its own tool's code and no other's`, () => {
    const sources = scriptsOf(page).map((name) => readFileSync(outFile(name), 'utf8'))
    expect(sources.some((source) => holdsScreenOf(slug, source))).toBe(true)
    const others = toolPages().map((other) => other.split('/').at(-1) ?? '')
    const found = others.filter((other) => other !== slug && sources.some((source) => holdsScreenOf(other, source)))
    expect(found).toEqual([])
  })
}

for (const page of allPages()) {
  test(`${page} stays within its weight`, () => {
    const html = htmlOf(page)
    expect(brotliSize(html)).toBeLessThanOrEqual(HTML_LIMIT)
    expect(html).not.toMatch(/<link[^>]+rel="(prefetch|prerender)"/)
    const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href ?? '')
    expect(styles.reduce((sum, name) => sum + brotliFileSize(name), 0)).toBeLessThanOrEqual(CSS_LIMIT)
  })
}

for (const page of ['/', ...toolPages()]) {
  test(`${page} asks for little before anybody touches it`, async ({ page: tab }) => {
    const requested: string[] = []
    tab.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await tab.goto(page, { waitUntil: 'networkidle' })
    expect(requested.length).toBeLessThanOrEqual(REQUEST_LIMIT)
    const scripts = requested.filter((name) => name.endsWith('.js'))
    const javascript = scripts.reduce((sum, name) => sum + brotliFileSize(name), 0)
    test.info().annotations.push({ type: 'javascript', description: `${(javascript / KILOBYTE).toFixed(1)} KB` })
    expect(javascript).toBeLessThanOrEqual(JAVASCRIPT_LIMIT)
    expect(requested.filter((name) => /\.(woff2?|ttf|otf)$/.test(name))).toEqual([])
  })
}
