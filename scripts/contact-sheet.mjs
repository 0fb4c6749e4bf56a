/**
 * Pictures of every built page, side by side, to look at: `npm run contact-sheet [-- pattern]` takes the pages of `out/`
 * whose address matches, in every language, 390 and 1280 px wide, light and dark, and writes one sheet for each language,
 * width and theme into `reports/contact-sheet/`. With `--readme` it takes the two pictures of the README instead.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { builtPages } from './built-pages.mjs'
import { ensureBrowser } from './ensure-browser.mjs'
import { serveFolder } from './static-server.mjs'

const FOLDER = 'reports/contact-sheet'
const LANGUAGES = readdirSync('messages')
const DEFAULT_LANGUAGE = 'ko'
/** Widths of a page and of its picture on the sheet, and pictures per row. */
const WIDTHS = [
  { width: 390, shown: 260, columns: 7, isPhone: true },
  { width: 1280, shown: 600, columns: 3 },
]
const README_FOLDER = 'docs/pictures'
const THEMES = ['light', 'dark']
/** Taller pages are cut: what is below is the guide. */
const TALLEST = 2400

function languageOf(page) {
  return LANGUAGES.find((language) => page.split('/')[1] === language) ?? DEFAULT_LANGUAGE
}

async function shoot(context, page) {
  const tab = await context.newPage()
  await tab.goto(`${site.url}${page}`)
  await tab.locator('main[data-ready="true"]').waitFor()
  const height = await tab.evaluate(() => document.documentElement.scrollHeight)
  // A full-page screenshot would be rendered for a mouse, with other words than for touch.
  await tab.setViewportSize({ ...tab.viewportSize(), height: Math.min(height, TALLEST) })
  const picture = await tab.screenshot({ type: 'jpeg', quality: 80 })
  await tab.close()
  return picture
}

function sheetHtml(pictures, { shown, columns }) {
  const figures = pictures.map(
    ([page, picture]) =>
      `<figure><figcaption>${page}</figcaption><img src="data:image/jpeg;base64,${picture.toString('base64')}"></figure>`,
  )
  return `<style>body{margin:8px;font:12px sans-serif;background:#888;display:grid;gap:8px;
    grid-template-columns:repeat(${columns},${shown}px);align-items:start}figure{margin:0}img{width:100%}</style>${figures.join('')}`
}

async function makeSheet(browser, pages, { language, theme, ...size }) {
  const context = await browser.newContext({
    viewport: { width: size.width, height: 844 },
    isMobile: size.isPhone,
    hasTouch: size.isPhone,
    colorScheme: theme,
    locale: language,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const pictures = []
  for (const page of pages) pictures.push([page, await shoot(context, page)])
  const sheet = await context.newPage()
  await sheet.setViewportSize({ width: size.columns * (size.shown + 8) + 16, height: 800 })
  await sheet.setContent(sheetHtml(pictures, size), { waitUntil: 'load' })
  const file = path.join(FOLDER, `${language}-${size.width}-${theme}.png`)
  writeFileSync(file, await sheet.screenshot({ fullPage: true }))
  await context.close()
  console.log(file)
}

/** The two pictures of the README: the English home page. */
async function takeReadmePictures(browser) {
  mkdirSync(README_FOLDER, { recursive: true })
  for (const colorScheme of THEMES) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, colorScheme, locale: 'en' })
    const tab = await context.newPage()
    await tab.goto(`${site.url}/en`)
    await tab.locator('main[data-ready="true"]').waitFor()
    await tab.screenshot({ path: path.join(README_FOLDER, `home-${colorScheme}.png`) })
    await context.close()
  }
}

const isReadme = process.argv.includes('--readme')
const pages = isReadme ? [] : builtPages().filter((page) => new RegExp(process.argv[2] ?? '').test(page))
mkdirSync(FOLDER, { recursive: true })
const site = await serveFolder('out')
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
try {
  if (isReadme) await takeReadmePictures(browser)
  for (const language of isReadme ? [] : LANGUAGES) {
    const own = pages.filter((page) => languageOf(page) === language)
    for (const size of WIDTHS) for (const theme of THEMES) await makeSheet(browser, own, { language, theme, ...size })
  }
} finally {
  await browser.close()
  await site.close()
}
