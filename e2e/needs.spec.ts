import { findings } from '@/e2e/support/accessibility'
import { openHome } from '@/e2e/support/home-search'
import { addImages } from '@/e2e/support/images'
import { button, control, expect, figure, test } from '@/e2e/support/test'

test('the palette opens a need, which starts set to it and returns to that', async ({ guarded: page }) => {
  await openHome(page, '/en')
  await page.keyboard.press('Control+k')
  const field = page.locator('dialog[data-name="palette"]').getByRole('combobox')
  await field.fill('heic to jpg')
  const options = page.getByRole('option')
  await expect(options.nth(0)).toHaveAttribute('data-option', 'png-to-jpg/heic-to-jpg')
  await expect(options.nth(0)).toHaveAttribute('data-name', 'firstMatch')
  await field.press('Enter')
  await page.waitForURL('**/en/tools/png-to-jpg/heic-to-jpg')
  await page.locator('main[data-ready="true"]').waitFor()
  await expect(control(page, 'quality')).toHaveValue('95')
  expect(await findings(page)).toEqual([])
  await control(page, 'quality').fill('70')
  await button(page, 'reset').click()
  await expect(control(page, 'quality')).toHaveValue('95')
})

test(
  'a need about a document cuts a photo to it at once, with its guides',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await page.goto('/en/tools/image-resizer/us-2x2-photo')
    await page.locator('main[data-ready="true"]').waitFor()
    await addImages(page, 'astronaut.jpg')
    await expect(page.locator('[data-name="guides"]')).toContainText('Crown')
    await expect(control(page, 'document')).toHaveValue('us')
    await expect(figure(page, 'resultWidth')).toHaveText('600')
    await expect(control(page, 'cropHeight')).toHaveValue(await control(page, 'cropWidth').inputValue())
  },
)
