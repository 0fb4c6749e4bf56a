import { readFile } from 'node:fs/promises'
import { button, expect, test } from '@/e2e/support/test'

test('what is kept is listed, taken along as a file, erased and brought back', async ({ guarded: page }) => {
  await page.goto('/en/about')
  await page.evaluate(() => {
    localStorage.setItem('toolbox:v1:dates', '[{"name":"Trip","repeat":"once","date":"2027-01-02"}]')
    localStorage.setItem('toolbox:v1:favorites', 'white-noise')
  })
  await page.reload()
  const kept = page.locator('[data-name="kept"]')
  await expect(kept).toHaveText(['Favorites and recent tools1 item', 'Saved dates1 item'])
  const waiting = page.waitForEvent('download')
  await button(page, 'exportData').click()
  const text = await readFile(await (await waiting).path(), 'utf8')
  await page.locator('[data-name="deviceData"] button[name="clearData"]').click()
  await expect(kept).toHaveCount(0)
  await expect(page.getByText('Cleared. Choices')).toBeVisible()
  const choose = (content: string) =>
    page.locator('input[name="file"]').setInputFiles({
      name: 'data.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    })
  const status = page.locator('[data-name="deviceData"] > [role="status"]')
  await choose(text.replace('"white-noise"', '"<img src=x>"'))
  await expect(status).toContainText('Nothing was changed')
  await expect(kept).toHaveCount(0)
  await choose(text)
  await expect(status).toContainText('Imported')
  await expect(kept).toHaveCount(2)
  // Nothing is erased any more.
  await expect(page.getByText('Cleared. Choices')).toHaveCount(0)
  await page.goto('/en/tools/date-calculator#tab=saved')
  await expect(page.getByText('Trip')).toBeVisible()
})
