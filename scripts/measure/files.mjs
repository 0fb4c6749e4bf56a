/**
 * A folder of any files through every tool of the built site that takes files, compared with exiftool, ImageMagick, ffprobe
 * and tesseract where they are installed: `npm run measure:files -- <folder> [--only image-resizer] [--any]`. A tool gets the
 * files that it is for, with `--any` all others too, which it has to refuse in words. Prints one table;
 * every file that is refused, lost or differs stands in reports/files.tsv.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { ensureBrowser } from '../ensure-browser.mjs'
import { serveFolder } from '../static-server.mjs'
import { difference, exifOf, FOLDER, leftIn, movieOf, pixelsOf, truthOf, wordSet, wordsOf } from './references.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    any: { type: 'boolean', default: false },
  },
})
const PATIENCE = 120_000
/** Levels that decoders may differ by: in the mean, and in 99 % of the values. */
const [MEAN, PERCENTILE] = [1, 4]
const CMYK_MEAN = 4

const PICTURES = /\.(jpe?g|png|gif|webp|avif|hei[cf]|tiff?|bmp|ico|svg)$/i
/** Formats of which the EXIF viewer makes clean copies; of others its button says that it does not. */
const CLEANED = /\.(jpe?g|png|webp|hei[cf]|avif|tiff?)$/i
const MOVIES = /\.(mp4|mov|avi|mkv|webm)$/i
const SCANS = /\/scans\/[^/]*\.(jpe?g|png|tiff?)$/i

const figure = (page, name) => page.locator(`output[name="${name}"]`)
const valueOf = async (page, name) => Number(await figure(page, name).first().getAttribute('data-value'))

const textOf = async (page, name) => Number((await figure(page, name).first().textContent()).replace(/\D/g, ''))

async function saved(page, name = 'download') {
  const coming = page.waitForEvent('download')
  await page.locator(`button[name="${name}"]`).first().click()
  const download = await coming
  const target = path.join(FOLDER, `saved-${download.suggestedFilename()}`)
  await download.saveAs(target)
  return target
}

async function comparePixels(page, file) {
  const theirs = /\.svg$/i.test(file) ? null : pixelsOf(file)
  if (!theirs) return null
  const apart = difference(pixelsOf(await saved(page)), theirs)
  if (!apart) return { agrees: false, said: 'another size' }
  const isCmyk = exifOf(file)?.ColorSpaceData === 'CMYK'
  const agrees = apart.mean <= (isCmyk ? CMYK_MEAN : MEAN) && apart.percentile <= PERCENTILE
  return { agrees, said: `mean ${apart.mean.toFixed(2)}, 99 % within ${apart.percentile}` }
}

/** The clean copy, where the format has one: what is left in it, and whether it shows the same pixels. */
async function cleanCopyFaults(page, file) {
  const button = page.locator('button[name="removeMetadata"]:enabled')
  if (!CLEANED.test(file) || (await button.count()) === 0) return []
  const clean = await saved(page, 'removeMetadata').catch(() => null)
  if (!clean) return ['no clean copy']
  const [before, after] = [pixelsOf(file), pixelsOf(clean)]
  const apart = before && (after ? difference(before, after) : null)
  return [
    ...(leftIn(clean) ?? []).map((name) => `left ${name}`),
    ...(before && apart?.mean !== 0 ? ['other pixels'] : []),
  ]
}

async function compareMetadata(page, file) {
  const theirs = exifOf(file)
  if (!theirs) return null
  const wrong = await cleanCopyFaults(page, file)
  for (const [name, value] of [
    ['make', theirs.Make],
    ['model', theirs.Model],
    ['iso', theirs.ISO],
  ]) {
    const ours = (await figure(page, name).count()) > 0 ? await figure(page, name).first().textContent() : ''
    const plain = (text) =>
      String(text ?? '')
        .toLowerCase()
        .replace(/[^a-z0-9]/g, '')
    if (value !== undefined && !plain(ours).includes(plain(value))) wrong.push(`${name} ${value} | ${ours}`)
  }
  return { agrees: wrong.length === 0, said: wrong.join('; ') }
}

async function compareMovie(page, file) {
  const theirs = movieOf(file)
  const [width, height] = await Promise.all(['videoWidth', 'videoHeight'].map((name) => textOf(page, name)))
  const seconds = await valueOf(page, 'videoDuration')
  await figure(page, 'estimatedSize').waitFor({ timeout: PATIENCE })
  const estimate = await valueOf(page, 'estimatedSize')
  await page.locator('button[name="convert"]').click()
  await figure(page, 'gifSize').waitFor({ timeout: PATIENCE })
  const share = estimate / (await valueOf(page, 'gifSize'))
  const isSame =
    !theirs || (width === theirs.width && height === theirs.height && Math.abs(seconds - theirs.seconds) < 0.5)
  const said = `${width} × ${height}, ${seconds} s, estimate × ${share.toFixed(2)}`
  return { agrees: isSame && share > 0.8 && share < 1.25, said }
}

async function compareText(page, file) {
  const text = page.locator('textarea[name="text"]')
  const ours = wordSet((await text.count()) > 0 ? await text.first().inputValue() : '')
  const theirs = truthOf(file) ?? wordsOf(file)
  if (!theirs || theirs.size === 0) return null
  const share = [...theirs].filter((word) => ours.has(word)).length / theirs.size
  return { agrees: share >= 0.9, said: `${Math.round(share * 100)} % of ${theirs.size} words` }
}

const BATCH = { takes: PICTURES, done: 'li[data-name="item"][data-status="done"]' }
const TOOLS = {
  'image-resizer': {
    ...BATCH,
    link: 'sizeUnit=percent&width=100&height=100&format=png',
    compare: comparePixels,
  },
  'jpg-compressor': BATCH,
  'png-to-jpg': BATCH,
  'exif-viewer': { ...BATCH, compare: compareMetadata },
  'color-picker': { takes: PICTURES, done: 'output[name="fileDimensions"]' },
  'favicon-generator': { takes: PICTURES, press: 'generate', done: 'li[data-name="item"]' },
  'text-extractor': {
    takes: SCANS,
    link: 'language=eng',
    done: 'li[data-name="item"][data-status="done"]',
    compare: compareText,
  },
  'mp4-to-gif': { takes: MOVIES, link: 'duration=3', done: 'output[name="videoWidth"]', compare: compareMovie },
  'csv-json-converter': { takes: /\.(csv|tsv)$/i, press: 'convert', done: 'output[name="rowCount"]' },
}

/** What became of a file: used, refused in words, or lost, and how it compares with the other program. */
async function tryFile(page, slug, tool, file) {
  await page.goto(`${site.url}/en/tools/${slug}#${tool.link ?? ''}`)
  await page.reload()
  await page.locator('main[data-ready="true"]').waitFor()
  await page.locator('input[name="file"]').setInputFiles(file)
  const refusal = page.locator('[role="alert"]:visible').filter({ hasText: /\w/ })
  const settled = page.locator(tool.done).or(refusal).first()
  if (tool.press) {
    const isRefused = await refusal
      .first()
      .waitFor({ timeout: 1500 })
      .then(
        () => true,
        () => false,
      )
    if (!isRefused) await page.locator(`button[name="${tool.press}"]`).first().click()
  }
  await settled.waitFor({ timeout: PATIENCE })
  if ((await page.locator('button[name="retry"]').count()) > 0) return { outcome: 'lost', said: 'error boundary' }
  if ((await page.locator(tool.done).count()) === 0) {
    return { outcome: 'refused', said: (await refusal.first().textContent()).trim() }
  }
  return { outcome: 'used', ...(await tool.compare?.(page, file)) }
}

function filesIn(folder, pattern) {
  const names = readdirSync(folder, { recursive: true }).map((name) => path.join(folder, name))
  return names.filter((name) => pattern.test(name)).sort()
}

async function measure(browser, slug, tool) {
  const rows = []
  for (const file of filesIn(positionals[0], values.any ? /\.\w+$/ : tool.takes)) {
    const page = await browser.newPage({ acceptDownloads: true, serviceWorkers: 'block' })
    const result = await tryFile(page, slug, tool, file).catch(({ message }) => ({
      outcome: 'lost',
      said: message.split('\n')[0],
    }))
    await page.close()
    rows.push({ slug, file, ...result })
    console.error(
      [slug, path.relative(positionals[0], file), result.outcome, result.agrees ?? '', result.said].join('\t'),
    )
  }
  return rows
}

function count(rows, test) {
  return rows.filter(test).length
}

if (!positionals[0]) throw new Error('npm run measure:files -- <folder>')
const site = await serveFolder('out')
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
const rows = []
try {
  for (const [slug, tool] of Object.entries(TOOLS))
    if (slug.includes(values.only)) rows.push(...(await measure(browser, slug, tool)))
} finally {
  await browser.close()
  await site.close()
  rmSync(FOLDER, { recursive: true })
}
console.table(
  Object.fromEntries(
    Object.keys(TOOLS)
      .map((slug) => [slug, rows.filter((row) => row.slug === slug)])
      .filter(([, own]) => own.length > 0)
      .map(([slug, own]) => [
        slug,
        {
          files: own.length,
          ...Object.fromEntries(
            ['used', 'refused', 'lost'].map((name) => [name, count(own, ({ outcome }) => outcome === name)]),
          ),
          compared: count(own, ({ agrees }) => agrees !== undefined),
          agree: count(own, ({ agrees }) => agrees === true),
        },
      ]),
  ),
)
const worth = rows.filter(({ outcome, agrees }) => outcome !== 'used' || agrees === false)
mkdirSync('reports', { recursive: true })
writeFileSync(
  'reports/files.tsv',
  worth.map(({ slug, file, outcome, said = '' }) => [slug, file, outcome, said].join('\t')).join('\n'),
)
