import type { Page } from 'playwright/test'
import { control } from './test'

/** A long text of 250 sections in two scripts. */
export const LONG_TEXT =
  '## 제목 title\n\nSome words, **bold** and `code`, 몇 마디 말 and a [link](https://example.com).\n\n'.repeat(250)

/** Pastes `LONG_TEXT` as a visitor does: Playwright's own `fill` types line by line, which takes the browser seconds. */
export async function pasteLongText(page: Page, name: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((text) => navigator.clipboard.writeText(text), LONG_TEXT)
  await control(page, name).focus()
  await page.keyboard.press('Control+V')
}
