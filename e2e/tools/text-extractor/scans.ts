import path from 'node:path'
import type { Page } from 'playwright/test'
import { button, control, expect } from '@/e2e/support/test'
import { paragraphsOf } from '@/scripts/scan-page.mjs'

/** Path of a scan fixture. */
export function scan(name: string): string {
  return path.join(process.cwd(), 'e2e/fixtures/scans', name)
}

/** The text that a scan was drawn from, paragraphs [first, last). */
export function textOf(language: 'en' | 'ko' | 'ja', first: number, last: number): string {
  return paragraphsOf(language).slice(first, last).join('\n')
}

/** A white picture of this size made in the page and chosen there: handing it over would hold up the page itself. */
export async function choosePaper(page: Page, width: number, height: number, text: string) {
  const transfer = await page.evaluateHandle(
    async ({ width, height, text }) => {
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.fillStyle = '#fff'
      context.fillRect(0, 0, width, height)
      context.fillStyle = '#000'
      context.font = '120px DejaVu Sans'
      context.fillText(text, 400, 600)
      const files = new DataTransfer()
      files.items.add(new File([await canvas.convertToBlob({ type: 'image/png' })], 'paper.png', { type: 'image/png' }))
      return files
    },
    { width, height, text },
  )
  await page.locator('[data-name="dropzone"]').dispatchEvent('drop', { dataTransfer: transfer })
}

/** Chooses files and languages and presses Extract. */
export async function extract(page: Page, files: string | string[], languages: string | string[]): Promise<void> {
  await control(page, 'language').selectOption(languages)
  await page.locator('input[name="file"]').setInputFiles(files)
  await button(page, 'extract').click()
}

/** What the page read, once it has. */
export async function extractedText(page: Page): Promise<string> {
  await expect(control(page, 'text')).toBeVisible({ timeout: 80_000 })
  return control(page, 'text').inputValue()
}

/** Steps it takes to make one text of the other, by letters (V. I. Levenshtein, 1965). */
function editDistance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [row, letter] of [...from].entries()) {
    const next = [row + 1]
    for (let column = 1; column <= to.length; column++) {
      const replaced = (above[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1)
      next.push(Math.min(replaced, (above[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1))
    }
    above = next
  }
  return above[to.length] ?? 0
}

/** The share of characters read wrong; quotation marks of either form are the same, `spaces` says whether spaces count. */
export function characterErrorRate(expected: string, read: string, { spaces }: { spaces: boolean }): number {
  const plain = (text: string) => {
    const straight = text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'")
    return straight.replace(/\s+/g, spaces ? ' ' : '').trim()
  }
  return editDistance(plain(expected), plain(read)) / plain(expected).length
}
