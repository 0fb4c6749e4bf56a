import { download, unzipStored } from '@/e2e/support/images'
import { button, control, expect, openTool, test, toast, unfolding } from '@/e2e/support/test'

test('shows a note while the icons do not match the settings', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, 'favicon-generator', { locale: 'en' })
  await page.locator('button[role="tab"][name="text"]').click()
  await control(page, 'text').fill('A')
  await button(page, 'generate').click()
  await expect(page.locator('li[data-name="item"]')).toHaveCount(4)
  const said = page.getByRole('region', { name: 'Results' }).getByText('before you changed the settings')
  await expect(said).toHaveCount(0)
  const size = unfolding(page.locator('input[name="size"][value="64"]'))
  await size.check()
  await expect(said).toBeVisible()
  await size.uncheck()
  await expect(said).toHaveCount(0)
  await control(page, 'text').fill('')
  await expect(said).toBeVisible()
  await control(page, 'text').fill('B')
  const svg = async () => {
    const { bytes } = await download(page, button(page, 'downloadAll'))
    return String(unzipStored(bytes).get('favicon.svg'))
  }
  expect(await svg()).toContain('>A</text>')
  await expect(toast(page, 'before you changed the settings')).toBeVisible()
  await button(page, 'generate').click()
  await expect(said).toHaveCount(0)
  expect(await svg()).toContain('>B</text>')
})
