import type { Locator, Page } from 'playwright/test'
import { download } from '@/e2e/support/images'
import { control, expect, figure } from '@/e2e/support/test'

export const SLUG = 'color-picker'

/** A picture of 40 × 20: the left half #C81E3C, the right half transparent but for #4F46E5 at the far right. */
export async function openHalves(page: Page, name = 'halves.svg'): Promise<void> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" shape-rendering="crispEdges">' +
    '<rect width="20" height="20" fill="#C81E3C"/><rect x="32" width="8" height="20" fill="#4F46E5"/></svg>'
  await page.locator('input[name="file"]').setInputFiles({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
  await expect(figure(page, 'fileDimensions')).toHaveText('40 × 20')
}

export function colors(page: Page): Locator {
  return page.locator('li[data-name="color"]')
}

/** Clicks the middle of a pixel of the picture. */
export async function clickPixel(
  page: Page,
  x: number,
  y: number,
  size: { width: number; height: number },
): Promise<void> {
  const picture = page.locator('[data-name="picture"]')
  await picture.scrollIntoViewIfNeeded()
  const box = await picture.boundingBox()
  if (!box) throw new Error('no picture')
  await picture.click({
    position: { x: ((x + 0.5) / size.width) * box.width, y: ((y + 0.5) / size.height) * box.height },
  })
}

export async function savePalette(page: Page, format: string): Promise<{ name: string; bytes: Buffer }> {
  await control(page, 'format').selectOption(format)
  return download(page)
}
