import { expect, test, type Page } from 'playwright/test'
import { ATTEMPTS } from '@/e2e/support/exfiltration'
import { allPages, htmlOf } from '@/e2e/support/pages'
import { reportViolations } from '@/e2e/support/violations'

/**
 * Every way out is blocked. That no page of its own accord asks anybody else or breaks the policy is seen on all pages by
 * `every-page.spec.ts`, and with every tool in use by `offline.spec.ts`.
 */
const ELSEWHERE = 'https://collector.example'
// A document of the site that carries no policy of its own: there every attempt goes out, or the attempt proves nothing.
const WITHOUT_POLICY = '/robots.txt'

async function recordSent(page: Page): Promise<string[]> {
  const sent: string[] = []
  await page.context().route(`${ELSEWHERE}/**`, (route) => {
    sent.push(route.request().url())
    return route.abort()
  })
  return sent
}

test('every page carries the policy before anything else in its head', () => {
  for (const page of allPages()) {
    expect(htmlOf(page)).toMatch(/<head><meta http-equiv="Content-Security-Policy" content="default-src 'none';/)
  }
})

for (const [name, { directive, control, run }] of Object.entries(ATTEMPTS)) {
  test(`sending by ${name} is blocked`, async ({ page }) => {
    const sent = await recordSent(page)
    const violations = await reportViolations(page)
    if (control) {
      // In a page of its own: some attempts leave for where nobody answers.
      const open = await page.context().newPage()
      await open.goto(WITHOUT_POLICY)
      await open.evaluate(run, ELSEWHERE)
      await expect.poll(() => sent.length).toBeGreaterThan(0)
      await open.close()
    }
    await page.goto('/tools/loan-calculator')
    await expect(page.locator('main[data-ready="true"]')).toBeVisible()
    sent.length = 0
    await page.evaluate(run, ELSEWHERE)
    await expect.poll(() => violations).toContain(directive)
    expect(new URL(page.url()).pathname).toBe('/tools/loan-calculator')
    expect(sent).toEqual([])
  })
}

test('a worker made by a script in the page is bound by the page’s policy', async ({ page }) => {
  const sent = await recordSent(page)
  await page.goto('/tools/loan-calculator')
  await expect(page.locator('main[data-ready="true"]')).toBeVisible()
  const outcome = await page.evaluate((target) => {
    const text = `fetch('${target}', { mode: 'no-cors' }).then(() => postMessage('sent'), () => postMessage('blocked'))`
    return new Promise((resolve) => {
      const worker = new Worker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })))
      worker.onmessage = ({ data }) => resolve(data)
    })
  }, ELSEWHERE)
  expect(outcome).toBe('blocked')
  expect(sent).toEqual([])
})
