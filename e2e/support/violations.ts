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

/**
 * What a page does from now on that it never should: requests to other origins than `home`, breaches of its policy, console
 * errors and uncaught ones.
 */
export async function watchComplaints(page: Page, home: string): Promise<string[]> {
  const complaints = await reportViolations(page)
  page.context().on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(home) && !/^(blob|data):/.test(url)) complaints.push(`request to ${url}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`uncaught ${error.stack ?? error.message}`))
  return complaints
}
