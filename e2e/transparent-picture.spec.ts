import { button, expect, openTool, test } from '@/e2e/support/test'

for (const [slug, press] of [
  ['favicon-generator', 'generate'],
  ['color-picker', null],
] as const) {
  test(`${slug} refuses a picture that is transparent everywhere, in words that stay`, async ({ guarded: page }) => {
    await openTool(page, slug, { locale: 'en' })
    const base64 = await page.evaluate(
      () => document.createElement('canvas').toDataURL('image/png').split(',')[1] ?? '',
    )
    const buffer = Buffer.from(base64, 'base64')
    await page.locator('input[name="file"]').setInputFiles({ name: 'clear.png', mimeType: 'image/png', buffer })
    if (press) await button(page, press).click()
    await expect(page.locator('[data-name="refused"]')).toContainText('completely transparent')
    await expect(page.locator('li[data-name="item"], output[name="fileDimensions"]')).toHaveCount(0)
  })
}
