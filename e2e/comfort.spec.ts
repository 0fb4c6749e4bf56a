import type { Page } from 'playwright/test'
import { addImages, item } from '@/e2e/support/images'
import { button, choose, control, expect, figure, figureValue, openTool, test } from '@/e2e/support/test'

/** Goes on with the page's only result in another tool, and waits until that reacts. */
async function openIn(page: Page, slug: string): Promise<void> {
  await button(page, 'openIn').click()
  await page.locator(`button[name="sendTo"][value="${slug}"]`).click()
  await expect(page).toHaveURL(new RegExp(`/tools/${slug}$`))
  await expect(page.locator('main[data-ready="true"]')).toBeVisible()
}

function handedOver(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('toolbox-shared')))
}

test(
  'a photo is handed from the compressor to the resizer to the color picker',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, 'jpg-compressor', { locale: 'en' })
    await addImages(page, 'astronaut.jpg')
    await expect(figure(page, 'compressedSize')).toBeVisible()
    const compressed = await figureValue(page, 'compressedSize')

    await openIn(page, 'image-resizer')
    await expect(page).toHaveURL(/\/en\/tools/)
    await expect(item(page, 'compressed_astronaut.jpg')).toHaveCount(1)
    await expect(figure(page, 'originalSize')).toHaveAttribute('data-value', String(compressed))
    expect(await handedOver(page)).toEqual([])
    await control(page, 'width').fill('200')
    await expect(figure(page, 'resultWidth')).toHaveText('200')
    const resized = await figureValue(page, 'resultSize')

    await openIn(page, 'color-picker')
    await expect(figure(page, 'fileDimensions')).toHaveText(/200.*200/)
    await expect(figure(page, 'fileSize')).toHaveAttribute('data-value', String(resized))
    await expect(page.locator('li[data-name="color"]').first()).toBeVisible()
    expect(await handedOver(page)).toEqual([])

    // Taken is taken: neither a reload nor the way back brings it again or breaks the page.
    await page.reload()
    await expect(page.locator('main[data-ready="true"]')).toBeVisible()
    await expect(figure(page, 'fileDimensions')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/image-resizer$/)
    await expect(page.locator('main[data-ready="true"]')).toBeVisible()
  },
)

test(
  'several results are handed over together to tools that take several, each tab to its own',
  { tag: '@full' },
  async ({ guarded: page, context }) => {
    await openTool(page, 'jpg-compressor')
    await addImages(page, 'small-photo.jpg', 'orientation-6.jpg')
    await button(page, 'openAllIn').click()
    const targets = page.locator('[popover]:popover-open button[name="sendTo"]')
    await expect(targets.first()).toBeVisible()
    expect(await targets.evaluateAll((all) => all.map((one) => (one as HTMLButtonElement).value))).toEqual([
      'image-resizer',
      'png-to-jpg',
      'exif-viewer',
      'text-extractor',
    ])
    const opened = context.waitForEvent('page')
    await targets.and(page.locator('[value="image-resizer"]')).click({ modifiers: ['Control'] })
    const other = await opened
    await item(page, 'small-photo').locator('button[name="openIn"]').click()
    await page.locator('[popover]:popover-open button[value="exif-viewer"]').click()
    await expect(item(other, 'compressed_')).toHaveCount(2)
    await expect(item(page, 'compressed_')).toHaveCount(1)
    expect(await handedOver(page)).toEqual([])
  },
)

test('an address whose handed-over files are gone shows a notice', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, 'jpg-compressor', { locale: 'ja', fragment: 'shared=mi8x1234-abc' })
  await expect(page.getByRole('status').filter({ hasText: 'ファイル' })).toBeVisible()
  await expect(page).toHaveURL(/jpg-compressor$/)
})

test('settings are restored on the next visit until Reset; Undo restores files, results and settings', async ({
  guarded: page,
}) => {
  await openTool(page, 'image-resizer', { locale: 'en' })
  await choose(page, 'format', 'webp')
  await openTool(page, 'image-resizer')
  await expect(page.locator('input[name="format"]:checked')).toHaveValue('webp')
  await addImages(page, 'small-photo.jpg')
  await control(page, 'width').fill('60')
  await expect(figure(page, 'resultWidth')).toHaveText('60')
  await button(page, 'reset').click()
  await expect(page.locator('li[data-name="item"]')).toHaveCount(0)
  await expect(page.locator('input[name="format"]:checked')).toHaveValue('jpeg')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('settings')))).toEqual([])
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect(figure(page, 'resultWidth')).toHaveText('60')
  await expect(control(page, 'width')).toHaveValue('60')
  await expect(page.locator('input[name="format"]:checked')).toHaveValue('webp')
})

test(
  'Reset of a calculator can be undone, and amounts are not stored as settings',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, 'loan-calculator')
    await control(page, 'loanAmount').fill('123456789')
    await control(page, 'currency').selectOption('USD')
    expect(await page.evaluate(() => localStorage.getItem('toolbox:v1:settings:money'))).toBe('currency=USD')
    await button(page, 'reset').click()
    await expect(figure(page, 'monthlyPayment')).toHaveCount(0)
    await page.getByRole('button', { name: '되돌리기' }).click()
    await expect(control(page, 'loanAmount')).toHaveValue('123,456,789')
    await expect(figure(page, 'monthlyPayment')).toBeVisible()
  },
)

test('a printed calculator has its title, figures and whole table, and no buttons', async ({ guarded: page }) => {
  await openTool(page, 'loan-calculator')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('body > header')).toBeHidden()
  await expect(button(page, 'calculate')).toBeHidden()
  const table = page.locator('table[data-name="yearlySummary"]')
  const [whole, shown] = await table.evaluate((element) => [
    element.scrollHeight,
    element.parentElement?.clientHeight ?? 0,
  ])
  expect(shown).toBeGreaterThanOrEqual(whole ?? Infinity)
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)')
})
