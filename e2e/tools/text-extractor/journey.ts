import { holdWork, showWorking } from '@/e2e/support/held-work'
import type { Journey } from '@/e2e/support/journey'
import { button, control, expect } from '@/e2e/support/test'
import { readFile } from 'node:fs/promises'
import { scan } from './scans'

/** A sheet of paper that lies askew on a brown table. */
const SHEET = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#5a4632"/>
<path d="M120 90 500 130 560 720 60 690z" fill="#eee"/><text x="150" y="300" font-size="40" fill="#111">Sheet of paper</text></svg>`

async function fileOf(name: string, mimeType: string) {
  return { name, mimeType, buffer: await readFile(scan(name)) }
}

export const journey: Journey = {
  byKeys: async (hands) => {
    const { page, keys, state } = hands
    await keys.push('extract')
    await expect(page.locator('[data-sonner-toast]').first()).toBeVisible()
    await state('empty, refused')
    const release = await holdWork(page)
    await keys.files(scan('en.png'))
    await keys.push('extract')
    await showWorking(hands)
    await release()
    await expect(control(page, 'text')).toBeVisible({ timeout: 60_000 })
    await state('done')
  },
  job: [
    { enter: 'language', value: 'eng' },
    { files: ['scans/two-pages.pdf'] },
    { press: 'extract' },
    { see: 'textarea[name="text"]', is: /\w{3}/ },
    { copy: 'copy', gives: /\w{3}/ },
  ],
  keptApart: true,
  otherStates: async (page, look) => {
    const window = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 480 })
    await page.locator('input[name="file"]').setInputFiles(scan('en.png'))
    await button(page, 'extract').click()
    await expect(control(page, 'text')).toBeVisible({ timeout: 60_000 })
    await control(page, 'text').evaluate((area) => area.scrollIntoView())
    await expect(page.locator('button[name="barAction"][value="copy"]')).toBeVisible()
    await look()
    await button(page, 'reset').click()
    if (window) await page.setViewportSize(window)
    // Japanese read as English is full of doubt.
    const others = await Promise.all([
      fileOf('two-pages.pdf', 'application/pdf'),
      ...['ja-lines.png', 'table.png'].map((name) => fileOf(name, 'image/png')),
    ])
    const sheet = { name: 'sheet.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SHEET) }
    await control(page, 'language').selectOption('eng')
    await page.locator('input[name="file"]').setInputFiles([sheet, ...others])
    await button(page, 'extract').click()
    await expect(page.locator('[data-name="item"][data-status="done"]')).toHaveCount(4, { timeout: 80_000 })
    await look()
    for (const crop of await button(page, 'crop').all()) await crop.click()
    await look()
  },
}
