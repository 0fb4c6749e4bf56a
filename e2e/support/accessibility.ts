import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/** What axe finds on the page as it stands, by every rule unless some are named: `rule: markup | markup`. */
export async function findings(page: Page, scope?: string, rules?: string[]): Promise<string[]> {
  // In the page's own window: the other way opens a second page for each run, for frames of other origins, and there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  if (rules) axe.withRules(rules)
  const { violations } = await (scope ? axe.include(scope) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** Turns the theme under the page, every colour at once: a colour on its way would be measured halfway. */
export async function turnTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets = [still]
  })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

/** Findings in the light theme and then in the dark one. */
export async function findingsInBothThemes(page: Page, scope?: string): Promise<string[]> {
  await turnTheme(page, 'light')
  const light = await findings(page, scope)
  await turnTheme(page, 'dark')
  return [...light, ...(await findings(page, scope))]
}
