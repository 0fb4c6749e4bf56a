import { button, expect, openTool, test } from '@/e2e/support/test'

test('a picture that is transparent everywhere makes no icon, in words that stay', async ({ guarded: page }) => {
  await openTool(page, 'favicon-generator', { locale: 'en' })
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  const buffer = Buffer.from(base64, 'base64')
  await page.locator('input[name="file"]').setInputFiles({ name: 'clear.png', mimeType: 'image/png', buffer })
  await button(page, 'generate').click()
  await expect(page.locator('[data-name="refused"]')).toContainText('transparent everywhere')
  await expect(page.locator('li[data-name="item"]')).toHaveCount(0)
})
