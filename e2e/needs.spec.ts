import { findings } from '@/e2e/support/accessibility'
import { openHome } from '@/e2e/support/home-search'
import { addImages } from '@/e2e/support/images'
import { button, control, expect, figure, test } from '@/e2e/support/test'

test(
  'the palette opens a need, which starts set to it and returns to that',
  { tag: '@full' },
  async ({ guarded: page }) => {
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
  },
)

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

/** What a phone shows of needs before anything is done, and what is folded. */
const LEADS = [
  [
    '/tools/compound-interest/installment-savings-interest',
    ['contribution', 'annualRate', 'tax'],
    ['principal', 'method'],
  ],
  ['/tools/date-calculator/lunar-birthday', ['lunarMonth', 'lunarDay', 'lunarName'], []],
  ['/tools/mp4-to-gif/gif-under-8mb', ['targetSize'], ['width', 'fps']],
  ['/ja/tools/loan-calculator/mortgage-refinancing', ['loanAmount', 'annualRate2', 'fees2'], ['downPayment']],
  ['/en/tools/image-resizer/photo-under-20kb', ['targetSize'], ['width']],
] as const

test('the page of a need leads with its task, and folds the rest of its tool', async ({ guarded: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [path, shown, folded] of LEADS) {
    await page.goto(path)
    await page.locator('main[data-ready="true"]').waitFor()
    // Not by `control`, which opens folds.
    for (const name of shown)
      await expect(page.locator(`main [name="${name}"]`).first(), `${path} ${name}`).toBeVisible()
    for (const name of folded)
      await expect(
        page.locator(`main select[name="${name}"], main input[name="${name}"]`).first(),
        `${path} ${name}`,
      ).toBeHidden()
  }
  await expect(control(page, 'targetSize')).toHaveValue('20')
})

test('Excel to JSON takes a workbook by its own button and converts it at once', async ({ guarded: page }) => {
  await page.goto('/en/tools/csv-json-converter/excel-to-json')
  await page.locator('main[data-ready="true"]').waitFor()
  const file = page.locator('label', { hasText: 'Choose an Excel file' }).locator('input[name="file"]')
  await expect(file).toHaveAttribute('accept', /^\.xlsx/)
  await file.setInputFiles('e2e/fixtures/sheets/libreoffice.xlsx')
  await expect(page.locator('textarea[name="output"]')).toHaveValue(/^\[/)
})

test('the page about a document shows how its photo is to look', async ({ guarded: page }) => {
  await page.goto('/tools/image-resizer/korean-passport-photo')
  await page.locator('main[data-ready="true"]').waitFor()
  await expect(control(page, 'document')).toHaveValue('koreanPassport')
  await expect(page.locator('[data-name="documentPicture"] [data-name="guides"]')).toBeVisible()
})
