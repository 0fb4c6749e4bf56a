import type { Page } from 'playwright/test'
import { CALCULATORS } from './support/calculators'
import { longestTask, RESPONSIVE_MILLISECONDS, watchLongTasks } from './support/long-tasks'
import { button, control, expect, figure, openTool, test } from './support/test'

/*
 * No tool holds the page up while it works. Here: what works in the page itself; tools that take files are watched with
 * large ones in image-files.spec.ts and in their own specs.
 */

const TEXT =
  '## 제목 title\n\nSome words, **bold** and `code`, 몇 마디 말 and a [link](https://example.com).\n\n'.repeat(250)

/** As a visitor does: Playwright's own `fill` types line by line, which takes the browser seconds. */
async function paste(page: Page, name: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((text) => navigator.clipboard.writeText(text), TEXT)
  await control(page, name).focus()
  await page.keyboard.press('Control+V')
}

const WORKS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'word-counter': async (page) => {
    await paste(page, 'text')
    await expect(figure(page, 'characters')).toHaveAttribute('data-value', String(TEXT.length))
  },
  'markdown-html': async (page) => {
    await paste(page, 'input')
    // Not a locator's retries: each walks through the page in a task that would be measured too.
    await page.waitForFunction(() => document.querySelectorAll('[data-name="preview"] h2').length === 250)
  },
  'lorem-ipsum': async (page) => {
    await control(page, 'count').fill('100')
    await button(page, 'generate').click()
    await expect(figure(page, 'countSummary')).toHaveAttribute('data-value', '100')
  },
  'white-noise': async (page) => {
    await button(page, 'toggle').click()
    await expect(figure(page, 'state')).toHaveAttribute('data-value', 'playing')
    await button(page, 'toggle').click()
  },
  'pomodoro-timer': async (page) => {
    await button(page, 'toggle').click()
    await button(page, 'toggle').click()
  },
}

for (const [slug, work] of Object.entries(WORKS)) {
  test(`${slug} keeps the page responsive`, async ({ guarded: page }) => {
    await openTool(page, slug)
    await watchLongTasks(page)
    await work(page)
    expect(await longestTask(page)).toBeLessThan(RESPONSIVE_MILLISECONDS)
  })
}

test('no key holds a calculator up', async ({ guarded: page }) => {
  for (const { slug, field, values } of CALCULATORS) {
    await openTool(page, slug, { fragment: values })
    if (field) await control(page, field).focus()
    await page.keyboard.press('End')
    await watchLongTasks(page)
    for (const key of ['8', 'Backspace', '9']) await page.keyboard.press(key)
    expect.soft(await longestTask(page), slug).toBeLessThan(RESPONSIVE_MILLISECONDS)
  }
})
