import { readFileSync } from 'node:fs'
import { allPages, htmlOf, needPages, outFile, toolPages } from '@/e2e/support/pages'
import { brotliTotal, KILOBYTE } from '@/e2e/support/weight'

const CSS_LIMIT = 13 * KILOBYTE
const HTML_LIMIT = 18 * KILOBYTE
/** A twentieth below what a page may fetch in all: some parts are fetched as soon as it is there. */
const SCRIPT_LIMIT = 0.95 * 165 * KILOBYTE

/** Every script the page's HTML names: script elements and the preloads of its lazily loaded parts. */
function scriptsOf(page: string): string[] {
  return [...new Set(htmlOf(page).match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g) ?? [])]
}

/** The tool of a page, or of the need that it answers. */
function toolOf(page: string): string {
  return /\/tools\/([^/]+)/.exec(page)?.[1] ?? ''
}

const screens = new Map<string, readonly string[]>()

/** Tools whose screens a script holds: a screen asks for its own words by its slug, and no other code does. */
function screensIn(name: string): readonly string[] {
  const known = screens.get(name)
  if (known) return known
  const source = readFileSync(outFile(name), 'utf8')
  const slugs = [...new Set(toolPages().map(toolOf))].filter((slug) => source.includes(`)("${slug}")`))
  screens.set(name, slugs)
  return slugs
}

test.each([...toolPages(), ...needPages()])("%s loads its own tool's code and no other's", (page) => {
  const slug = toolOf(page)
  expect([...new Set(scriptsOf(page).flatMap(screensIn))]).toEqual([slug])
})

test.each(allPages())('%s stays within its weight', (page) => {
  const html = htmlOf(page)
  expect(brotliTotal([{ name: page, content: html }], HTML_LIMIT)).toBeLessThanOrEqual(HTML_LIMIT)
  expect(html).not.toMatch(/<link[^>]+rel="(prefetch|prerender)"/)
  const code = scriptsOf(page).map((name) => ({ name, content: readFileSync(outFile(name)) }))
  expect(brotliTotal(code, SCRIPT_LIMIT)).toBeLessThanOrEqual(SCRIPT_LIMIT)
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, name = '']) => name)
  const files = styles.map((name) => ({ name, content: readFileSync(outFile(name)) }))
  expect(brotliTotal(files, CSS_LIMIT)).toBeLessThanOrEqual(CSS_LIMIT)
})
