import { ibmFindings } from '@/e2e/support/accessibility'
import { ownPages } from '@/e2e/support/pages'
import { expect, test } from '@/e2e/support/test'

test('IBM’s accessibility checker finds nothing on any page', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(300_000)
  for (const path of [...ownPages(), '/no-such-page']) {
    await page.goto(path)
    await expect(page.locator('main[data-ready="true"]')).toBeVisible()
    expect.soft(await ibmFindings(page), path).toEqual([])
  }
})
