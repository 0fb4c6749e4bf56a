import { readFileSync } from 'node:fs'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'

interface Checkers extends Window {
  axe: { run(context: string | Document, options: RunOptions): Promise<AxeResults> }
  ace: {
    Checker: new () => {
      check(
        context: Document,
        rulesets: string[],
      ): Promise<{ results: { ruleId: string; value: string[]; snippet: string; message: string }[] }>
    }
  }
}

/** The rules that other colors can break. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block']

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

const IBM_CHECKER = readFileSync('node_modules/accessibility-checker-engine/ace-window.js', 'utf8')

/** What axe finds on the page in its present state, by every rule unless some are named: `rule: markup | markup`. */
export async function findings(page: Page, scope?: string, rules?: string[]): Promise<string[]> {
  // Once for each page: reading its half a megabyte takes the browser as long as a run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(
    async ({ scope: within, rules: only }) => {
      const { violations } = await (window as unknown as Checkers).axe.run(within ?? document, {
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

/** Violations of WCAG 2.2 that IBM's checker is sure of, as `rule: message: markup`. */
export async function ibmFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(IBM_CHECKER)
  return page.evaluate(async () => {
    const { ace } = window as unknown as Checkers
    // It takes what a closed `<details>` holds for visible, and the labels in it for hidden.
    const folded = [...document.querySelectorAll('details:not([open])')]
    for (const details of folded) details.toggleAttribute('open', true)
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
    for (const details of folded) details.toggleAttribute('open', false)
    return results
      .filter(({ value }) => value.join() === 'VIOLATION,FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}: ${snippet}`)
  })
}
