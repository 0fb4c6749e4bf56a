import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { button } from '@/e2e/support/test'

export const SLUG = 'exif-viewer'
export const FIXTURES = path.join(process.cwd(), 'e2e/fixtures')

export async function addFiles(page: Page, ...names: string[]): Promise<void> {
  await page.locator('input[name="file"]').setInputFiles(names.map((name) => path.join(FIXTURES, name)))
}

export function item(page: Page, name: string) {
  return page.locator('li[data-name="item"]').filter({ hasText: name })
}

export function tagRow(page: Page, tag: string) {
  return page
    .locator('table[data-name="tags"] tbody tr')
    .filter({ has: page.getByRole('cell', { name: tag, exact: true }) })
}

export async function saved(page: Page, name: string) {
  const download = page.waitForEvent('download')
  await button(page, name).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** A hash of the pixels as a browser shows them, orientation applied, and their size. */
export async function pixels(page: Page, bytes: Buffer, type: string) {
  return page.evaluate(
    async ({ data, mime }) => {
      const blob = new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type: mime })
      const bitmap = await createImageBitmap(blob)
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      if (!context) throw new Error('no canvas')
      context.drawImage(bitmap, 0, 0)
      const { data: rgba } = context.getImageData(0, 0, bitmap.width, bitmap.height)
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', rgba))
      return `${bitmap.width}x${bitmap.height} ${[...digest].join(' ')}`
    },
    { data: bytes.toString('base64'), mime: type },
  )
}
