import type { Page } from 'playwright/test'

/** Opens a page that has the search and waits until it reacts. */
export async function openHome(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('main[data-ready="true"]').waitFor()
}

export function field(page: Page) {
  return page.locator('input[name="search"]')
}
