import { ibmFindings } from '@/e2e/support/accessibility'
import { ownPages } from '@/e2e/support/pages'
import { expect, test } from '@/e2e/support/test'

async function checkPages(page: Parameters<typeof ibmFindings>[0], paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator('main[data-ready="true"]')).toBeVisible()
    expect.soft(await ibmFindings(page), path).toEqual([])
  }
}

test('IBM’s accessibility checker finds nothing on the home page and a calculator', async ({ page }) => {
  await checkPages(page, ['/', '/tools/loan-calculator'])
})

test('IBM’s accessibility checker finds nothing on any page', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(300_000)
  await checkPages(page, [...ownPages(), '/no-such-page'])
})
