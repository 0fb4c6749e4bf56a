import type { Page } from 'playwright/test'
import { addImages, download, item } from './images'
import { extract, readText, scan } from './scans'
import { button, choose, control, expect, figure } from './test'
import { chooseVideo, convertedGif } from './video'

type Operation = (page: Page) => Promise<void>

async function calculate(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await control(page, name).first().fill(value)
}

async function expectValue(page: Page, name: string, value: string | RegExp): Promise<void> {
  await expect(figure(page, name)).toHaveAttribute('data-value', value)
}

async function expectDownload(page: Page, name: RegExp): Promise<void> {
  const file = await download(page)
  expect(file.name).toMatch(name)
  expect(file.bytes.length).toBeGreaterThan(0)
}

async function pressKeys(page: Page, keys: string): Promise<void> {
  for (const key of keys.split(' ')) await page.locator(`button[name="key"][value="${key}"]`).click()
}

/** What each tool is for, done once on its open page from input to result; on Korean pages. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  'jpg-compressor': async (page) => {
    await addImages(page, 'small-photo.jpg')
    await expect(item(page, 'small-photo').locator('output[name="compressedSize"]')).toBeVisible()
  },
  'png-to-jpg': async (page) => {
    await addImages(page, 'transparent.png')
    await expect(item(page, 'transparent').locator('output[name="convertedSize"]')).toBeVisible()
  },
  'image-resizer': async (page) => {
    await addImages(page, 'small-photo.jpg')
    await expect(item(page, 'small-photo').locator('output[name="resultWidth"]')).toBeVisible()
  },
  'color-picker': async (page) => {
    await addImages(page, 'small-photo.jpg')
    await expect(page.locator('li[data-name="color"]').first()).toBeVisible()
  },
  'exif-viewer': async (page) => {
    await addImages(page, 'metadata-little-endian.jpg')
    await expect(figure(page, 'make')).toHaveText(/NIKON/)
  },
  'favicon-generator': async (page) => {
    await button(page, 'text').click()
    await control(page, 'text').fill('가')
    await button(page, 'generate').click()
    await expect(page.locator('li[data-name="item"]').first()).toBeVisible()
  },
  'mp4-to-gif': async (page) => {
    await chooseVideo(page, 'rotated.mp4')
    expect((await convertedGif(page)).gif.frames.length).toBeGreaterThan(1)
  },
  'text-extractor': async (page) => {
    await extract(page, scan('en.png'), 'eng')
    expect(await readText(page)).not.toBe('')
  },
  'csv-json-converter': async (page) => {
    await button(page, 'sample').click()
    await button(page, 'convert').click()
    await expect(figure(page, 'rowCount')).toBeVisible()
    await expectDownload(page, /\.json$/)
  },
  'markdown-html': async (page) => {
    await control(page, 'input').fill('# 제목\n\n```js\nconst a = 1\n```')
    await expect(page.locator('[data-name="preview"] h1')).toHaveText('제목')
  },
  'word-counter': async (page) => {
    await control(page, 'text').fill('하나 둘 셋')
    await expectValue(page, 'words', '3')
  },
  'lorem-ipsum': async (page) => {
    await button(page, 'generate').click()
    await expect(control(page, 'output')).toHaveValue(/^Lorem ipsum/)
  },
  'loan-calculator': async (page) => {
    await calculate(page, { loanAmount: '240000' })
    await button(page, 'calculate').click()
    await expect(figure(page, 'monthlyPayment')).toBeVisible()
  },
  'compound-interest': async (page) => {
    await button(page, 'calculate').click()
    await expect(figure(page, 'finalAmount')).toHaveText(/20,096\.61/)
  },
  'credit-calculator': async (page) => {
    await calculate(page, { amount: '1000000' })
    await expectValue(page, 'bestDeal', '1')
  },
  'bmi-calculator': async (page) => {
    await calculate(page, { height: '165', weight: '68' })
    await expect(figure(page, 'bmi')).toHaveText('25.0')
  },
  'weight-calculator': async (page) => {
    await calculate(page, { height: '177.8' })
    await expect(figure(page, 'hamwi')).toHaveText(/^75\.0/)
  },
  'bac-calculator': async (page) => {
    await calculate(page, { weight: '80', drinkCount: '3', hours: '1' })
    await expect(figure(page, 'bac')).toHaveText('0.062%')
  },
  'ovulation-calendar': async (page) => {
    await calculate(page, { lastPeriod: '2026-05-01' })
    await expectValue(page, 'ovulationDate', '2026-05-15')
  },
  'pregnancy-calculator': async (page) => {
    await calculate(page, { lastPeriod: '2026-01-01' })
    await expectValue(page, 'dueDate', '2026-10-08')
  },
  'date-calculator': async (page) => {
    await calculate(page, { birthDate: '1990-05-15', asOf: '2026-05-15' })
    await expect(figure(page, 'years')).toHaveText(/^36/)
  },
  'basic-calculator': async (page) => {
    await pressKeys(page, '0 . 1 + 0 . 2 =')
    await expect(figure(page, 'display')).toHaveText('0.3')
  },
  'scientific-calculator': async (page) => {
    await control(page, 'expression').fill('2^3!')
    await button(page, 'equals').click()
    await expect(figure(page, 'result')).toHaveText('64')
  },
  'unit-converter': async (page) => {
    await choose(page, 'category', 'temperature')
    await calculate(page, { value: '100' })
    await expect(figure(page, 'result')).toHaveText('212')
  },
  'white-noise': async (page) => {
    await button(page, 'toggle').click()
    await expectValue(page, 'state', 'playing')
  },
  'pomodoro-timer': async (page) => {
    await button(page, 'toggle').click()
    await expect(figure(page, 'remaining')).not.toHaveAttribute('data-value', '1500')
  },
}
