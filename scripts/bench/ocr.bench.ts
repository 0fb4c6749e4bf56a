import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { characterErrorRate, extract, extractedText } from '@/e2e/tools/text-extractor/scans'
import { button, expect, figureValue, openTool, test } from '@/e2e/support/test'
import { CHAT_PAGES } from './chat-pages'
import { drawRealPage, REAL_PAGES, type RealPage } from './real-pages'
import { cutTable, REAL_TABLES } from './real-tables'
import { median, writeRows, type Row } from './rows.mjs'
import { COLUMN_PAGES, TABLE_PAGES, type LaidPage } from './table-pages'
import { drawScan, paragraphsOf, type Scan } from '@/scripts/scan-page.mjs'

/**
 * Text extraction against native Tesseract (Debian's tesseract-ocr, -kor, -jpn) on the same pages, drawn from public-domain
 * texts: wrong characters, ignoring spaces in Korean and Japanese, and seconds. Native Tesseract runs with its own layout
 * analysis and, since that breaks up Korean and Japanese pages, with lines only (`--psm 4`); the better result counts. Each
 * page is read five times in alternation (BENCH_RUNS); only times vary.
 */
const RUNS = Number(process.env.BENCH_RUNS ?? 5)
const NATIVE_LAYOUTS = ['3', '4']
const LANGUAGES = { en: 'eng', ko: 'kor', ja: 'jpn' } as const
const FONTS = {
  en: ['DejaVu Sans', 'DejaVu Serif'],
  ko: ['Noto Sans CJK KR', 'Noto Serif CJK KR'],
  ja: ['Noto Sans CJK JP', 'Noto Serif CJK JP'],
} as const
/** Capital letters of about 20 pixels: print at 200 dots per inch. */
const SIZE = 28

type Language = keyof typeof LANGUAGES

interface Case {
  readonly name: string
  readonly scan: Scan
}

function cases(language: Language, columns: number): Case[] {
  const paragraphs = paragraphsOf(language)
  const measure = columns === 2 ? 60 : 42
  return FONTS[language].map((font) => ({
    name: `${language} ${font}${columns === 2 ? ', two columns' : ''}`,
    scan: { language, paragraphs, font, size: SIZE, measure, columns },
  }))
}

interface Reading {
  readonly text: string
  readonly seconds: number
}

/** `language` is a code of Tesseract's. */
function readNatively(file: string, language: string, layout: string): Reading {
  const started = performance.now()
  const options = [file, '-', '-l', language, '--psm', layout]
  const text = execFileSync('tesseract', options, { encoding: 'utf8', stdio: 'pipe' })
  return { text, seconds: (performance.now() - started) / 1000 }
}

/** The layout analysis with which native Tesseract reads a page better. */
function nativeLayout(file: string, language: Language, wrong: (text: string) => number): string {
  const rates = NATIVE_LAYOUTS.map((layout) => wrong(readNatively(file, LANGUAGES[language], layout).text))
  return NATIVE_LAYOUTS[rates.indexOf(Math.min(...rates))]!
}

async function readHere(page: Page, file: string, language: Language): Promise<Reading> {
  await extract(page, file, LANGUAGES[language])
  const read = { text: await extractedText(page), seconds: await figureValue(page, 'processingTime') }
  await button(page, 'reset').click()
  return read
}

const percent = (share: number) => `${(share * 100).toFixed(2)} %`

for (const [language, columns, limit] of [
  ['en', 1, 0.003],
  ['ko', 1, 0.005],
  ['ja', 1, 0.007],
  ['en', 2, 0.006],
  ['ko', 2, 0.006],
  ['ja', 2, 0.006],
] as const) {
  test(`${language}, ${columns === 2 ? 'two columns' : 'one column'}: at most ${percent(limit)} of characters wrong`, async ({
    page,
    browser,
  }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'scans-'))
    const drawing = await browser.newPage()
    const rates: number[] = []
    await openTool(page, 'text-extractor', { locale: 'en' })
    for (const { name, scan } of cases(language, columns)) {
      const file = path.join(folder, `${name.replaceAll(/\W+/g, '-')}.png`)
      writeFileSync(file, await drawScan(drawing, scan))
      const expected = scan.paragraphs.join('\n')
      const rate = (text: string) => characterErrorRate(expected, text, { spaces: language === 'en' })
      const layout = nativeLayout(file, language, rate)
      const [here, native]: [Reading[], Reading[]] = [[], []]
      for (let run = 0; run < RUNS; run++) {
        here.push(await readHere(page, file, language))
        native.push(readNatively(file, LANGUAGES[language], layout))
      }
      const both = (figure: (reading: Reading) => number) => ({
        values: here.map(figure),
        against: { name: 'native', values: native.map(figure) },
      })
      const wrong = both(({ text }) => rate(text) * 100)
      const time = both(({ seconds }) => seconds)
      rates.push(median(wrong.values) / 100)
      writeRows('text from images', [
        { what: `${name}, characters wrong`, unit: '%', ...wrong },
        { what: `${name}, time`, unit: 's', ...time },
      ])
      const texts = [wrong.values, wrong.against.values, time.values, time.against.values].map((values) =>
        median(values).toFixed(2),
      )
      console.log(
        `${name.padEnd(34)}\twrong: ours ${texts[0]} %, native ${texts[1]} %\tours ${texts[2]} s, native ${texts[3]} s`,
      )
    }
    const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length
    console.log(`${language}, ${columns}: mean ${percent(mean)}, limit ${percent(limit)}`)
    expect(mean).toBeLessThanOrEqual(limit)
  })
}

/** Share of characters that may be wrong where native Tesseract has so many wrong. */
const besideNative = (native: number) => native * 1.1 + 0.002

/** The row of a page with its shares of wrong characters. */
function wrongCharacters(name: string, { ours, native, most }: Record<'ours' | 'native' | 'most', number>): Row {
  const against = { name: 'native', values: [native * 100] }
  return { what: `${name}, characters wrong`, unit: '%', values: [ours * 100], against, most: most * 100 }
}

/** Native Tesseract's own page segmentation, without and with its detection of turned pages. */
const NATIVE_SEGMENTATIONS = ['3', '1']
/** Share of wrong characters above which no page may be rated good, and the confidence of that rating. */
const BADLY_READ = 0.2
const CALLED_GOOD = 70

/** The shares of wrong characters of pages, here, natively and at most, each written as a row of the results. */
async function compare(
  page: Page,
  drawing: Page,
  pages: readonly RealPage[],
  limitOf: (native: number, language: Language) => number,
) {
  test.setTimeout(pages.length * 120_000)
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'))
  const rates: { name: string; ours: number; native: number; most: number; confidence: number }[] = []
  await openTool(page, 'text-extractor', { locale: 'en' })
  for (const real of pages) {
    const { name, language, text } = real
    const file = path.join(folder, `${name.replaceAll(/\W+/g, '-')}.png`)
    writeFileSync(file, await drawRealPage(drawing, real))
    const rate = (read: string) => characterErrorRate(text, read, { spaces: language === 'en' })
    const native = Math.min(
      ...NATIVE_SEGMENTATIONS.map((layout) => rate(readNatively(file, LANGUAGES[language], layout).text)),
    )
    await extract(page, file, LANGUAGES[language])
    const ours = rate(await extractedText(page))
    const confidence = await figureValue(page, 'confidence')
    await button(page, 'reset').click()
    const most = limitOf(native, language)
    rates.push({ name, ours, native, most, confidence })
    writeRows('text from images', [wrongCharacters(name, { ours, native, most })])
    console.log(
      `${name.padEnd(50)}\tours ${percent(ours)}, native ${percent(native)}, confidence ${Math.round(confidence)}`,
    )
  }
  const mean = (of: 'ours' | 'native') => rates.reduce((sum, each) => sum + each[of], 0) / rates.length
  console.log(`mean ours ${percent(mean('ours'))}, native ${percent(mean('native'))}`)
  return { rates, mean }
}

test('pages as they really are: never more than 1.1 times the errors of native Tesseract', async ({
  page,
  browser,
}) => {
  const { rates, mean } = await compare(page, await browser.newPage(), REAL_PAGES, besideNative)
  for (const { name, ours, most, confidence } of rates) {
    expect.soft(ours, name).toBeLessThanOrEqual(most)
    if (ours > BADLY_READ) expect.soft(confidence, name).toBeLessThan(CALLED_GOOD)
  }
  expect(mean('ours')).toBeLessThan(mean('native') / 2)
})

/** Share of characters of a chat that may be wrong. */
const CHAT_LIMITS = { en: 0.05, ko: 0.1, ja: 0.1 } as const

test('chats: every message in order', async ({ page, browser }) => {
  const limitOf = (_: number, language: Language) => CHAT_LIMITS[language]
  const { rates } = await compare(page, await browser.newPage(), CHAT_PAGES, limitOf)
  for (const { name, ours, most } of rates) expect.soft(ours, name).toBeLessThanOrEqual(most)
})

/** Those of native Tesseract that read tables: its own, one column, one block. */
const TABLE_LAYOUTS = ['3', '4', '6']
/** Share of the letters of a row that may be wrong and the row still be found. */
const SAME_ROW = 0.3

/** How many rows of a table stand whole in a text: a line with as many cells, the same of them empty, and the same letters. */
function wholeRows({ rows }: LaidPage, text: string): number {
  const lines = text.split('\n').map((line) => line.split('\t').map((cell) => cell.trim()))
  const shape = (cells: readonly string[]) => cells.map((cell) => Number(cell !== '')).join('')
  return rows.filter((row) =>
    lines.some(
      (cells) =>
        shape(cells) === shape(row) && characterErrorRate(row.join(' '), cells.join(' '), { spaces: false }) < SAME_ROW,
    ),
  ).length
}

interface Picture {
  readonly name: string
  readonly language: LaidPage['language']
  readonly file: string
  readonly text: string
}

/** What is read in a picture of known text, of which not many more letters are wrong than natively. */
async function readBesideNative(page: Page, { name, language, file, text }: Picture): Promise<string> {
  const rate = (read: string) => characterErrorRate(text, read, { spaces: false })
  const native = Math.min(...TABLE_LAYOUTS.map((layout) => rate(readNatively(file, language, layout).text)))
  await extract(page, file, language)
  const read = await extractedText(page)
  await button(page, 'reset').click()
  const [ours, most] = [rate(read), besideNative(native)]
  writeRows('text from images', [wrongCharacters(name, { ours, native, most })])
  console.log(`${name.padEnd(60)}\tours ${percent(ours)}, native ${percent(native)}`)
  expect.soft(ours, name).toBeLessThanOrEqual(most)
  return read
}

async function compareLaid(page: Page, drawing: Page, pages: readonly LaidPage[]) {
  test.setTimeout(pages.length * 60_000)
  const folder = mkdtempSync(path.join(tmpdir(), 'laid-'))
  await openTool(page, 'text-extractor', { locale: 'en' })
  for (const laid of pages) {
    const file = path.join(folder, `${laid.name.replaceAll(/\W+/g, '-')}.png`)
    writeFileSync(file, await drawRealPage(drawing, laid))
    const read = await readBesideNative(page, { ...laid, file })
    expect.soft(wholeRows(laid, read), laid.name).toBe(laid.rows.length)
  }
}

test('tables: every row whole, never more than 1.1 times the errors of native Tesseract', async ({ page, browser }) => {
  await compareLaid(page, await browser.newPage(), TABLE_PAGES)
})

test('columns: read down, never more than 1.1 times the errors of native Tesseract', async ({ page, browser }) => {
  await compareLaid(page, await browser.newPage(), COLUMN_PAGES)
})

test('real tables: every row whole, never more than 1.1 times the errors of native Tesseract', async ({ page }) => {
  test.setTimeout(REAL_TABLES.length * 120_000)
  await openTool(page, 'text-extractor', { locale: 'en' })
  for (const place of REAL_TABLES) {
    const [name, , number, , , language] = place
    const table = cutTable(place, mkdtempSync(path.join(tmpdir(), 'table-')))
    const read = await readBesideNative(page, { ...table, language, name: `${name}, table of page ${number}` })
    const lines = read.split('\n').filter((line) => line.includes('\t'))
    const isRead = (row: string) => lines.some((line) => characterErrorRate(row, line, { spaces: false }) < SAME_ROW)
    const lost = table.text.split('\n').filter((row) => row.trim() !== '' && !isRead(row))
    expect.soft(lost, name).toEqual([])
  }
})
