/**
 * Lighthouse on the built pages, mobile preset: `npm run lighthouse [-- seo,accessibility,best-practices [pattern]]` takes
 * the categories named (SEO unless given) and the pages of `out/` whose address matches, prints each page and what is below 100 in it,
 * and fails if anything is. Performance is not judged here: one run of it says nothing.
 */
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { builtPages } from './built-pages.mjs'
import { ensureBrowser } from './ensure-browser.mjs'
import { serveFolder } from './static-server.mjs'

const [categories = 'seo', pattern = ''] = process.argv.slice(2)

function shortOf({ categories: scored, audits }) {
  return Object.values(scored).flatMap(({ id, score, auditRefs }) => {
    if (score === 1) return []
    const failed = auditRefs.map((ref) => audits[ref.id]).filter((audit) => audit.score !== null && audit.score < 1)
    return [`${id} ${Math.round(score * 100)}: ${failed.map((audit) => audit.title).join('; ')}`]
  })
}

const site = await serveFolder('out', { isGzip: true })
const chrome = await launch({
  chromePath: ensureBrowser(),
  chromeFlags: ['--headless', '--no-sandbox', '--disable-background-networking', '--disable-component-update'],
})
const pages = builtPages().filter((page) => new RegExp(pattern).test(page))
let below = 0
try {
  for (const page of pages) {
    const flags = { port: chrome.port, onlyCategories: categories.split(','), logLevel: 'error' }
    const { lhr } = await lighthouse(`${site.url}${page}`, flags)
    const short = lhr.runtimeError ? [lhr.runtimeError.message] : shortOf(lhr)
    if (short.length > 0) below += 1
    console.log(`${page}  ${short.join(' | ') || 100}`)
  }
} finally {
  await chrome.kill()
  await site.close()
}
console.log(`${pages.length - below} of ${pages.length} pages at 100 in ${categories}`)
process.exitCode = below > 0 ? 1 : 0
