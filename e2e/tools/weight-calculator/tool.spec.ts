import { button, choose, control, expect, figure, figureValue, openTool, test } from '@/e2e/support/test'

const SLUG = 'weight-calculator'

test('gives the published weights for 5 ft 10 in', async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await expect(button(page, 'calculate')).toBeDisabled()
  await choose(page, 'heightUnit', 'ftin')
  await expect(control(page, 'height')).toHaveCount(0)
  await control(page, 'feet').fill('5')
  await expect(button(page, 'calculate')).toBeDisabled()
  await control(page, 'inches').fill('10')
  await expect(button(page, 'calculate')).toBeEnabled()
  // AJ Design, "Ideal Weight": Hamwi 75, Devine 73, Robinson 71, Miller 70.3 kg
  await expect(figure(page, 'hamwi')).toHaveText('75.0 kg')
  await expect(figure(page, 'devine')).toHaveText('73.0 kg')
  await expect(figure(page, 'robinson')).toHaveText('71.0 kg')
  await expect(figure(page, 'miller')).toHaveText('70.3 kg')
  await expect(figure(page, 'lowest')).toHaveText('70.3 kg')
  await expect(figure(page, 'highest')).toHaveText('75.0 kg')
  await expect.poll(() => figureValue(page, 'average')).toBeCloseTo(72.325, 6)
  await expect(page.getByText('160.9 lbs')).toBeVisible()
})

test('follows the height and the sex as one types', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await control(page, 'height').fill('167.64')
  await choose(page, 'gender', 'female')
  // OurDailyCalc, 66 inches: Devine 59.3, Robinson 59.2, Miller 61.26, Hamwi 58.7 kg
  await expect.poll(() => figureValue(page, 'devine')).toBeCloseTo(59.3, 6)
  await expect.poll(() => figureValue(page, 'robinson')).toBeCloseTo(59.2, 6)
  await expect.poll(() => figureValue(page, 'miller')).toBeCloseTo(61.26, 6)
  await expect.poll(() => figureValue(page, 'hamwi')).toBeCloseTo(58.7, 6)
  // 18.5 × 1.6764² and 22.9 × 1.6764²
  await expect(figure(page, 'healthyMin')).toHaveText('52.0 kg')
  await expect(figure(page, 'healthyMax')).toHaveText('64.4 kg')
  // 22 × 1.6764²
  await expect(figure(page, 'standardWeight')).toHaveText('61.8 kg')
  await expect(page.getByRole('img', { name: /공식의 값은 58\.7~61\.3kg/ })).toBeVisible()
})

test('classifies the current weight in kilograms or pounds', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'ja', fragment: 'height=170&weight=75' })
  await expect(figure(page, 'status')).toHaveText('肥満')
  await expect(page.getByText('日本肥満学会の基準')).toBeVisible()
  await page.evaluate(() => location.assign('#height=170&weight=75&standard=who'))
  await expect(page.getByText('WHOの基準')).toBeVisible()
  await page.evaluate(() => location.assign('#height=170&weight=75&standard=japan'))
  await choose(page, 'weightUnit', 'lbs')
  await expect(control(page, 'weight')).toHaveValue('165.35')
  await expect(figure(page, 'status')).toHaveText('肥満')
  await control(page, 'weight').fill('75')
  await expect(figure(page, 'status')).toHaveText('低体重')
  await control(page, 'weight').fill('')
  await expect(figure(page, 'status')).toHaveCount(0)
  await expect(figure(page, 'average')).toBeVisible()
})

test('refuses heights below 100 and above 250 cm with an error', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await control(page, 'height').fill('251')
  await expect(figure(page, 'average')).toHaveCount(0)
  await expect(control(page, 'height')).toHaveAccessibleDescription('Please enter a value from 100 to 250.')
  await choose(page, 'heightUnit', 'ftin')
  await expect(control(page, 'feet')).toHaveValue('8')
  await expect(control(page, 'inches')).toHaveValue('2.82')
  await control(page, 'inches').fill('6')
  await expect(figure(page, 'average')).toHaveCount(0)
  await expect(control(page, 'inches')).toHaveAttribute('aria-invalid', 'true')
  await expect(control(page, 'inches')).toHaveAccessibleDescription('Please enter a value from 0 to 2.4.')
})

test('notes below five feet that the formulas do not apply', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en', fragment: 'height=152.4' })
  const note = page.locator('[data-name="underFiveFeet"]')
  await expect(figure(page, 'robinson')).toHaveText('52.0 kg')
  await expect(note).toHaveCount(0)
  await control(page, 'height').fill('150')
  await expect(note).toContainText('not made for heights under five feet')
})

test(
  'understands a height typed into the first field and asks about one in the wrong unit',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en', fragment: 'heightUnit=ftin' })
    await control(page, 'feet').fill(`5'10"`)
    await expect(figure(page, 'devine')).toHaveText('73.0 kg')
    await control(page, 'inches').focus()
    await expect(control(page, 'feet')).toHaveValue('5')
    await expect(control(page, 'inches')).toHaveValue('10')
    await choose(page, 'heightUnit', 'cm')
    await expect(control(page, 'height')).toHaveValue('177.8')
    await control(page, 'height').fill('1,75')
    await expect(figure(page, 'average')).toHaveCount(0)
    await button(page, 'useHeight').click()
    await expect(control(page, 'height')).toHaveValue('175')
    await expect(figure(page, 'average')).toBeVisible()
  },
)

test(
  'age is validated without changing the result, Reset clears everything',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en', fragment: 'height=180' })
    const before = await figureValue(page, 'average')
    await control(page, 'age').fill('12')
    await expect(control(page, 'age')).toHaveAccessibleDescription('Please enter a value from 16 to 100.')
    await expect.poll(() => figureValue(page, 'average')).toBe(before)
    await button(page, 'reset').click()
    await expect(control(page, 'height')).toHaveValue('')
    await expect(control(page, 'age')).toHaveValue('')
    await expect(figure(page, 'average')).toHaveCount(0)
  },
)

test('a copied link brings the inputs back', { tag: '@full' }, async ({ guarded: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTool(page, SLUG, {
    locale: 'en',
    fragment: 'heightUnit=ftin&feet=6&inches=1&gender=female&weight=160&weightUnit=lbs',
  })
  await button(page, 'share').click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied to clipboard!' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto('about:blank')
  await page.goto(link)
  // 45.5 + 2.3 × 13
  await expect(figure(page, 'devine')).toHaveText('75.4 kg')
  await expect(control(page, 'weight')).toHaveValue('160')
  await expect(figure(page, 'status')).toHaveText('Normal')
})
