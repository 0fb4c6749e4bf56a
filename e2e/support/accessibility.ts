import { readFileSync } from 'node:fs'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'

interface WindowWithAxe extends Window {
  axe: { run(context: string | Document, options: RunOptions): Promise<AxeResults> }
}

/** The rules that other colors can break. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block']

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** What axe finds on the page in its present state, by every rule unless some are named: `rule: markup | markup`. */
export async function findings(page: Page, scope?: string, rules?: string[]): Promise<string[]> {
  // Once for each page: reading its half a megabyte takes the browser as long as a run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(
    async ({ scope: within, rules: only }) => {
      const { violations } = await (window as unknown as WindowWithAxe).axe.run(within ?? document, {
        resultTypes: ['violations'],
        ...(only && { runOnly: { type: 'rule', values: only } }),
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    { scope, rules },
  )
}

/** Changes the theme without transitions: axe would measure a color halfway. */
export async function turnTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets = [still]
  })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

/** Findings by every rule in the light theme and by color in the dark one. */
export async function findingsByTheme(page: Page): Promise<string[]> {
  await turnTheme(page, 'light')
  const light = await findings(page)
  await turnTheme(page, 'dark')
  return [...light, ...(await findings(page, undefined, COLOR_RULES))]
}
