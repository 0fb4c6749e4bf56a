/**
 * Lighthouse performance of the built pages, mobile preset, simulated throttling: `node scripts/lighthouse-performance.mjs
 * [pattern …] [--runs 6] [--minutes 5] [--fresh]`. Patterns select pages by part of their address (`=/x`: exactly that). Runs
 * of a build are stored in reports/lighthouse.json and continued on the next start; it stops after the given minutes. Of six
 * runs, the three on the quietest machine count, according to Lighthouse's own benchmark.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { builtPages } from './built-pages.mjs'
import { ensureBrowser } from './ensure-browser.mjs'
import { serveFolder } from './static-server.mjs'
import { writeRows } from './bench/rows.mjs'

const KEPT = 'reports/lighthouse.json'
const LIMITS = { performance: { least: 97 }, lcp: { most: 1600 }, cls: { most: 0 } }
const UNITS = { performance: 'points', lcp: 'ms', cls: '' }

const { values: asked, positionals: patterns } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '6' },
    minutes: { type: 'string', default: '60' },
    fresh: { type: 'boolean' },
  },
})

const isAsked = (page) =>
  patterns.length === 0 ||
  patterns.some((text) => (text.startsWith('=') ? page === text.slice(1) : page.includes(text)))

/** Runs that count: of more than three the half during which the machine was quietest. */
function cleanest(runs) {
  const byQuiet = [...runs].sort((a, b) => b.quiet - a.quiet)
  return byQuiet.slice(0, runs.length > 3 ? Math.ceil(runs.length / 2) : runs.length)
}

async function measure(page, port) {
  const { lhr } = await lighthouse(`${site.url}${page}`, {
    port,
    onlyCategories: ['performance'],
    logLevel: 'error',
  })
  if (lhr.runtimeError) throw new Error(`${page}: ${lhr.runtimeError.message}`)
  const { audits } = lhr
  return {
    performance: Math.round(lhr.categories.performance.score * 100),
    lcp: Math.round(audits['largest-contentful-paint'].numericValue),
    cls: audits['cumulative-layout-shift'].numericValue,
    blocked: Math.round(audits['total-blocking-time'].numericValue),
    quiet: lhr.environment.benchmarkIndex,
  }
}

// The service worker's script holds the checksums of all files.
const build = createHash('sha256').update(readFileSync('out/sw.js')).digest('hex')
const before = existsSync(KEPT) && !asked.fresh ? JSON.parse(readFileSync(KEPT, 'utf8')) : {}
const kept = before.build === build ? before.pages : {}
const end = Date.now() + Number(asked.minutes) * 60_000
const pages = builtPages().filter(isAsked)
mkdirSync('reports', { recursive: true })
const site = await serveFolder('out', { isGzip: true })
const chrome = await launch({
  chromePath: ensureBrowser(),
  chromeFlags: ['--headless', '--no-sandbox', '--disable-background-networking', '--disable-component-update'],
})
try {
  for (let run = 1; run <= Number(asked.runs); run++) {
    for (const page of pages) {
      const runs = (kept[page] ??= [])
      if (runs.length >= run || Date.now() > end) continue
      const result = await measure(page, chrome.port)
      runs.push(result)
      writeFileSync(KEPT, JSON.stringify({ build, pages: kept }))
      console.log(`${page}\t${result.performance}\tLCP ${result.lcp}\tCLS ${result.cls}\tblocked ${result.blocked}`)
    }
  }
} finally {
  await chrome.kill()
  await site.close()
}
for (const [page, runs] of Object.entries(kept)) {
  const counted = cleanest(runs)
  writeRows(
    'lighthouse',
    Object.keys(LIMITS).map((name) => ({
      what: `${page}, ${name}`,
      unit: UNITS[name],
      values: counted.map((run) => run[name]),
      ...LIMITS[name],
    })),
  )
}
