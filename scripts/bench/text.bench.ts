import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { button, expect, figure, figureValue, openTool, test } from '@/e2e/support/test'
import { median, writeRows } from './rows.mjs'

/**
 * The text tools against their parsers alone on the same text in the same run: CSV to JSON against papaparse and
 * JSON.stringify in a bare worker, Markdown against marked without numbering of lines, sanitizing and highlighting; and a key
 * in a long text against a textarea of the same size on an empty page.
 */
const RUNS = 5
const ROWS = 100_000
const CSV = `id,name,note,date\n${Array.from({ length: ROWS }, (_, index) => `${index},이름 ${index},"quoted, ${index}",2026-01-01`).join('\n')}`
const SECTION =
  '# Title\n\nSome **bold** words, `code`, [a link](https://example.com) and\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n'
const MARKDOWN = SECTION.repeat(1000)

const sourceOf = (file: string) => readFileSync(`node_modules/${file}`, 'utf8')

/** Milliseconds a worker of nothing but a library takes for a text, the message there and back included. */
async function bare(page: Page, library: string, expression: string, text: string): Promise<number> {
  const code = `${library};postMessage('ready');onmessage = ({ data }) => postMessage(${expression})`
  return page.evaluate(
    async ([source, data]) => {
      const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })))
      const answer = () =>
        new Promise((resolve, reject) => {
          worker.onmessage = resolve
          worker.onerror = reject
        })
      await answer()
      const started = performance.now()
      worker.postMessage(data)
      await answer()
      worker.terminate()
      return performance.now() - started
    },
    [code, text] as const,
  )
}

async function several(measure: () => Promise<number>): Promise<number[]> {
  const values: number[] = []
  for (let run = 0; run < RUNS; run++) values.push(await measure())
  return values
}

function report(what: string, name: string, values: readonly number[], others: readonly number[]): void {
  writeRows('text', [{ what, unit: 'ms', values, against: { name, values: others } }])
  console.log(`${what}\t${median(values).toFixed(0)} ms\t${name} ${median(others).toFixed(0)} ms`)
}

test('CSV to JSON', async ({ page, browser }) => {
  const own = await several(async () => {
    await openTool(page, 'csv-json-converter')
    const file = { name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) }
    await page.locator('input[name="file"]').setInputFiles(file)
    await expect(page.getByText('rows.csv')).toBeVisible()
    await page.evaluate(() => {
      performance.mark('pressed')
      new MutationObserver((_, observer) => {
        if (!document.querySelector('output[name="rowCount"]')) return
        performance.measure('converted', 'pressed')
        observer.disconnect()
      }).observe(document.body, { subtree: true, childList: true })
    })
    await button(page, 'convert').click()
    await expect(figure(page, 'rowCount')).toHaveAttribute('data-value', String(ROWS))
    return page.evaluate(() => performance.getEntriesByName('converted')[0]?.duration ?? NaN)
  })
  const blank = await browser.newPage()
  const papaparse = sourceOf('papaparse/papaparse.min.js')
  const expression = 'JSON.stringify(Papa.parse(data, { header: true }).data, null, 2)'
  report(`CSV to JSON, ${ROWS} rows`, 'papaparse', own, await several(() => bare(blank, papaparse, expression, CSV)))
})

test('Markdown to HTML', async ({ page, browser }) => {
  const own = await several(async () => {
    await openTool(page, 'markdown-html')
    await page.evaluate((last) => {
      performance.mark('pressed')
      new MutationObserver((_, observer) => {
        if (document.querySelectorAll('[data-name="preview"] h1').length < last) return
        performance.measure('converted', 'pressed')
        observer.disconnect()
      }).observe(document.body, { subtree: true, childList: true })
    }, 1000)
    const file = { name: 'long.md', mimeType: 'text/markdown', buffer: Buffer.from(MARKDOWN) }
    await page.locator('input[name="file"]').setInputFiles(file)
    await expect(page.locator('[data-name="preview"] h1')).toHaveCount(1000)
    return page.evaluate(() => performance.getEntriesByName('converted')[0]?.duration ?? NaN)
  })
  const blank = await browser.newPage()
  const marked = sourceOf('marked/lib/marked.umd.js')
  report(
    'Markdown to HTML, 1000 sections, shown',
    'marked',
    own,
    await several(() => bare(blank, marked, 'marked.parse(data)', MARKDOWN)),
  )
})

test('a key in 3.6 million characters', async ({ page, browser }) => {
  const blank = await browser.newPage()
  const line = 'The quick brown fox jumps over the lazy dog. 다람쥐 헌 쳇바퀴에 타고파요.\n'
  const text = line.repeat(3_600_000 / line.length)
  /** Milliseconds from a key to the frame that shows it, the middle of ten keys. */
  const typing = async (on: Page) => {
    await on.locator('textarea').evaluate((area: HTMLTextAreaElement, long) => {
      area.value = long
      area.dispatchEvent(new Event('input', { bubbles: true }))
      area.focus()
      const seen: number[] = Object.assign(window, { seen: [] }).seen
      const afterFrame = (run: () => void) => requestAnimationFrame(() => setTimeout(run))
      area.addEventListener('keydown', (key) => afterFrame(() => seen.push(performance.now() - key.timeStamp)))
    }, text)
    // The first count is of the paste, not of a key.
    if (on === page) await expect.poll(() => figureValue(page, 'characters')).toBeGreaterThan(3_000_000)
    const seen = () => on.evaluate(() => (window as unknown as { seen: number[] }).seen)
    for (let key = 1; key <= 10; key++) {
      await on.keyboard.press('a')
      await expect.poll(async () => (await seen()).length).toBe(key)
    }
    return median(await seen())
  }
  const own: number[] = []
  const bareArea: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await openTool(page, 'word-counter')
    const { width, height } = (await page.locator('textarea').boundingBox())!
    own.push(await typing(page))
    await blank.setContent(`<textarea style="font: 16px/1.6 sans-serif; width: ${width}px; height: ${height}px">`)
    bareArea.push(await typing(blank))
  }
  report('a key in 3.6 million characters', 'bare textarea', own, bareArea)
})
