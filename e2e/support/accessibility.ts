import { readFileSync } from 'node:fs'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'

type Theme = 'light' | 'dark'

interface Checkers extends Window {
  axe: { run(context: { include: string[]; exclude: string[] } | Document, options: RunOptions): Promise<AxeResults> }
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
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

const IBM_CHECKER = readFileSync('node_modules/accessibility-checker-engine/ace-window.js', 'utf8')

/**
 * What axe finds on the page in its present state, or in a part of it without the guide, which no state changes; by every rule
 * unless some are named: `rule: markup | markup`.
 */
export async function findings(page: Page, scope?: string, rules?: string[]): Promise<string[]> {
  // Once per page, because parsing half a megabyte takes the browser as long as a run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(
    async ({ scope: within, rules: only }) => {
      const context = within ? { include: [within], exclude: ['[data-name="guide"]'] } : document
      const { violations } = await (window as unknown as Checkers).axe.run(context, {
        resultTypes: ['violations'],
        ...(only && { runOnly: { type: 'rule', values: only } }),
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    { scope, rules },
  )
}

/** Changes the theme without transitions: axe would measure a color halfway. */
async function turnTheme(page: Page, colorScheme: Theme): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets = [still]
  })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

/** The theme in which one of many alike is read. */
export function themeOf(index: number): Theme {
  return index % 2 === 0 ? 'light' : 'dark'
}

/** Violations of all rules in a theme, on the page or in a part of it; `test:full` also checks colors in the other theme. */
export async function findingsIn(page: Page, theme: Theme, part?: string): Promise<string[]> {
  await turnTheme(page, theme)
  const found = await findings(page, part)
  if (!process.env.TEST_FULL) return found
  await turnTheme(page, theme === 'light' ? 'dark' : 'light')
  found.push(...(await findings(page, part, COLOR_RULES)))
  await turnTheme(page, theme)
  return found
}

/** Violations of WCAG 2.2 that IBM's checker is sure of, as `rule: message: markup`. */
export async function ibmFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(IBM_CHECKER)
  return page.evaluate(async () => {
    const { ace } = window as unknown as Checkers
    // axe treats the content of a closed `<details>` as visible, and labels in it as hidden.
    const folded = [...document.querySelectorAll('details:not([open])')]
    for (const details of folded) details.toggleAttribute('open', true)
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
    for (const details of folded) details.toggleAttribute('open', false)
    return results
      .filter(({ value }) => value.join() === 'VIOLATION,FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}: ${snippet}`)
  })
}
