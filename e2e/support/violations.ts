import type { Page } from 'playwright/test'

/** Directives broken on the page from now on, in the order of their reports, through all its navigations. */
export async function reportViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (directive: string) => violations.push(directive))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      void (window as unknown as { reportViolation: (name: string) => Promise<void> }).reportViolation(
        effectiveDirective,
      )
    })
  })
  return violations
}
