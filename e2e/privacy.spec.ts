import { expect, test, type Page } from 'playwright/test'
import { ATTEMPTS } from '@/e2e/support/exfiltration'
import { reportViolations } from '@/e2e/support/violations'

/**
 * Every way out is blocked. That no page of its own accord asks anybody else or breaks the policy is seen on all pages except those of
 * needs by `every-page.spec.ts` and `states.spec.ts`, and with every tool in use by `offline.spec.ts`.
 */
const ELSEWHERE = 'https://collector.example'
/** A document of the site without a policy: every attempt leaves from there, or its being blocked elsewhere proves nothing. */
const WITHOUT_POLICY = '/robots.txt'

async function recordSent(page: Page): Promise<string[]> {
  const sent: string[] = []
  await page.context().route(`${ELSEWHERE}/**`, (route) => {
    sent.push(route.request().url())
    return route.abort()
  })
  return sent
}

test('every attempt to send something leaves a page that has no policy', { tag: '@full' }, async ({ page }) => {
  const sent = await recordSent(page)
  for (const [name, { control, run }] of Object.entries(ATTEMPTS)) {
    if (!control) continue
    // Again for each, since some attempts navigate to where nobody answers.
    await page.goto(WITHOUT_POLICY)
    sent.length = 0
    await page.evaluate(run, ELSEWHERE)
    await expect.poll(() => sent.length, name).toBeGreaterThan(0)
  }
})

test('every attempt to send something is blocked by the policy', async ({ page }) => {
  const sent = await recordSent(page)
  const violations = await reportViolations(page)
  await page.goto('/tools/loan-calculator')
  await expect(page.locator('main[data-ready="true"]')).toBeVisible()
  for (const [name, { directive, run }] of Object.entries(ATTEMPTS)) {
    violations.length = 0
    // Trusted Types throw where other directives only refuse.
    await page.evaluate(run, ELSEWHERE).catch(() => {})
    await expect.poll(() => violations, name).toContain(directive)
    expect(new URL(page.url()).pathname, name).toBe('/tools/loan-calculator')
    expect(sent, name).toEqual([])
  }
})
