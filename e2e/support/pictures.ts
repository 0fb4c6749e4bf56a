import type { Locator, Page } from 'playwright/test'
import type { PictureTool } from './journey'
import { button, expect, figure } from './test'

export interface Upload {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

function itemOf(page: Page, name: string): Locator {
  return page.locator('li[data-name="item"]').filter({ has: page.getByTitle(name, { exact: true }) })
}

/** A tool that lists its files and works on each. */
export const BATCH: PictureTool = {
  batch: true,
  result: (page, name) => itemOf(page, name).and(page.locator('[data-status="done"]')),
}

export async function addFiles(page: Page, ...files: readonly Upload[]): Promise<void> {
  await page.locator('input[name="file"]').setInputFiles([...files])
}

/** Waits until this many files of the list have a result. */
export function expectDone(page: Page, count: number): Promise<void> {
  return expect(page.locator('li[data-name="item"][data-status="done"]')).toHaveCount(count)
}

/** The comparison of the only picture is loaded with its first result. */
export function expectComparison(page: Page): Promise<void> {
  return expect(page.locator('input[name="zoom"]')).toHaveCount(3)
}

/** Has the tool do all its work on a picture that is chosen, and waits for it. */
export async function finish(page: Page, { start, output }: PictureTool, timeout: number): Promise<void> {
  if (start) await button(page, start).click()
  // A phone folds the table of colors.
  if (output) await expect(figure(page, output).first()).toHaveText(/\S/, { timeout })
}

/** Forgets all files. */
export async function reset(page: Page): Promise<void> {
  await button(page, 'reset').click()
}
