import type { Page } from 'playwright/test'
import type { Driver } from './steps'

/** A page of Playwright as a driver of steps. */
export function playwrightDriver(page: Page): Driver {
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    run: (script, ...args) => page.evaluate(`(${script})(...${JSON.stringify(args)})`),
    click: (selector) => page.locator(selector).first().click(),
    type: async (selector, text) => {
      await page.locator(selector).first().focus()
      await page.keyboard.insertText(text)
    },
    choose: (selector, files) => page.locator(selector).setInputFiles([...files]),
  }
}
