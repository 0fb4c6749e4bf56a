/**
 * Redraws the scans of e2e/fixtures/scans: `node scripts/make-scans.mjs`. Needs a Chromium, Debian's fonts-dejavu and
 * fonts-noto-cjk, and qpdf for the encrypted PDF; what it draws is committed.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { findBrowser } from './ensure-browser.mjs'
import { drawScan, paragraphsOf, scanHtml } from './scan-page.mjs'

const FOLDER = 'e2e/fixtures/scans'
const SANS = { en: 'DejaVu Sans', ko: 'Noto Sans CJK KR', ja: 'Noto Sans CJK JP' }

function scan(language, first, last, options = {}) {
  const paragraphs = paragraphsOf(language).slice(first, last)
  return { language, paragraphs, font: SANS[language], size: 24, measure: 30, ...options }
}

const SCANS = {
  'en.png': scan('en', 0, 1),
  'ko.png': scan('ko', 4, 5),
  'ja.png': scan('ja', 3, 4),
  'ja-vertical.png': scan('ja', 3, 4, { vertical: true, measure: 20 }),
  'two-columns.png': scan('en', 0, 2, { columns: 2, measure: 44, size: 20 }),
  'upside-down.png': scan('en', 1, 2, { rotate: 180, measure: 34 }),
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
const page = await browser.newPage()
for (const [name, each] of Object.entries(SCANS)) writeFileSync(path.join(FOLDER, name), await drawScan(page, each))

const sheets = ['en', 'ko'].map((language) => scanHtml(scan(language, 1, 2, { measure: 26 })))
await page.setContent(sheets.join('<div style="break-after:page"></div>'))
writeFileSync(path.join(FOLDER, 'two-pages.pdf'), await page.pdf({ format: 'A5' }))
await browser.close()
const [plain, encrypted] = ['two-pages.pdf', 'encrypted.pdf'].map((name) => path.join(FOLDER, name))
execFileSync('qpdf', ['--encrypt', 'secret', 'secret', '256', '--', plain, encrypted])
