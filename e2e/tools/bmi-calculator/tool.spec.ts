import { button, choose, control, expect, figure, figureValue, openTool, test } from '@/e2e/support/test'

const SLUG = 'bmi-calculator'

test('gives the published BMI in metric units as one types', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await expect(figure(page, 'bmi')).toHaveCount(0)
  await control(page, 'height').fill('165')
  await control(page, 'weight').fill('68')
  // CDC, "Calculating BMI": 24.98
  await expect.poll(() => figureValue(page, 'bmi')).toBeCloseTo(24.98, 2)
  await expect(figure(page, 'bmi')).toHaveText('25.0')
  await expect(figure(page, 'category')).toHaveText('Overweight')
  await expect(figure(page, 'category')).toHaveAttribute('data-value', 'overweight')
  await expect(page.locator('li[aria-current="true"]')).toContainText('Overweight')
  await expect(page.getByRole('img', { name: 'BMI 25.0 on a scale from 15 to 40: Overweight.' })).toBeVisible()
})

test('gives the published BMI in imperial units, with healthy weights in pounds', async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await choose(page, 'unit', 'imperial')
  await control(page, 'height').fill('65')
  await control(page, 'weight').fill('150')
  // CDC: 24.96; 18.5 × 65² ÷ 703 and 24.9 × 65² ÷ 703
  await expect.poll(() => figureValue(page, 'bmi')).toBeCloseTo(24.96, 2)
  await expect(figure(page, 'healthyMin')).toHaveText('111.2 lb')
  await expect(figure(page, 'healthyMax')).toHaveText('149.6 lb')
})

test('starts with the Asian cut-offs in Korean and follows the switch', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await control(page, 'height').fill('１７０')
  await control(page, 'weight').fill('69.4')
  await expect(figure(page, 'bmi')).toHaveText('24.0')
  await expect(figure(page, 'category')).toHaveText('과체중')
  await expect(figure(page, 'healthyMax')).toHaveText('66.2 kg')
  await expect(figure(page, 'checkupCategory')).toHaveText('정상')
  await choose(page, 'standard', 'who')
  await expect(figure(page, 'category')).toHaveText('정상')
  await expect(figure(page, 'healthyMax')).toHaveText('72.0 kg')
  await expect(figure(page, 'checkupCategory')).toHaveCount(0)
})

test('starts with the classes of the Japanese society in Japanese', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'ja', fragment: 'height=160&weight=77' })
  // 77 ÷ 1.6² = 30.08
  await expect(figure(page, 'category')).toHaveText('肥満（2度）')
  await expect(figure(page, 'category')).toHaveAttribute('data-value', 'obese2')
  await expect(page.locator('li[aria-current="true"]')).toContainText('30.0〜34.9')
  await control(page, 'weight').fill('103')
  await expect(figure(page, 'category')).toHaveText('肥満（4度）')
  await choose(page, 'standard', 'who')
  await expect(figure(page, 'category')).toHaveText('肥満')
})

test(
  'clearing either field clears the result, and values out of bounds get a note',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'ja', fragment: 'height=170&weight=65' })
    await expect(figure(page, 'category')).toHaveText('普通体重')
    await control(page, 'height').fill('301')
    await expect(control(page, 'height')).toHaveAttribute('aria-invalid', 'true')
    await expect(control(page, 'height')).toHaveAccessibleDescription(
      '身長を確認し、50〜280cmの範囲で入力してください。',
    )
    await expect(figure(page, 'bmi')).toHaveCount(0)
    await control(page, 'height').fill('')
    await expect(figure(page, 'bmi')).toHaveCount(0)
    await expect(control(page, 'height')).toHaveAccessibleDescription('値を入力してください。')
    await control(page, 'height').fill('0')
    await expect(figure(page, 'bmi')).toHaveCount(0)
  },
)

test(
  'asks about a height that people do not have before it shows a figure',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await control(page, 'height').fill('1.75')
    await control(page, 'weight').fill('70')
    await expect(control(page, 'height')).toHaveAttribute('aria-invalid', 'true')
    await expect(figure(page, 'bmi')).toHaveCount(0)
    await button(page, 'useHeight').click()
    await expect(control(page, 'height')).toHaveValue('175')
    // 70 ÷ 1.75²
    await expect(figure(page, 'bmi')).toHaveText('22.9')
    await expect(button(page, 'useHeight')).toHaveCount(0)
  },
)

test(
  'feet and inches have two fields, and both may be typed into the first',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await choose(page, 'unit', 'imperial')
    await control(page, 'weight').fill('154')
    await control(page, 'height').fill('')
    await control(page, 'height').pressSequentially(`5'11"`)
    // 154 ÷ 71² × 703
    await expect.poll(() => figureValue(page, 'bmi')).toBeCloseTo(21.476, 3)
    await control(page, 'weight').focus()
    await expect(control(page, 'height')).toHaveValue('5')
    await expect(control(page, 'inches')).toHaveValue('11')
    await expect.poll(() => figureValue(page, 'bmi')).toBeCloseTo(21.476, 3)
    await control(page, 'inches').fill('5 1/2')
    await expect.poll(() => figureValue(page, 'bmi')).toBeCloseTo((154 / 65.5 ** 2) * 703, 3)
  },
)

test(
  'a decimal comma is read, and a switch of units converts and restores',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en', fragment: 'height=170' })
    await control(page, 'weight').fill('')
    await control(page, 'weight').pressSequentially('70,5')
    await expect(control(page, 'weight')).toHaveValue('70,5')
    // 70.5 ÷ 1.7²
    await expect(figure(page, 'bmi')).toHaveText('24.4')
    await choose(page, 'unit', 'imperial')
    await expect(control(page, 'height')).toHaveValue('5')
    await expect(control(page, 'inches')).toHaveValue('6.93')
    await expect(control(page, 'weight')).toHaveValue('155.43')
    await expect(figure(page, 'bmi')).toHaveText('24.4')
    await choose(page, 'unit', 'metric')
    await expect(control(page, 'height')).toHaveValue('170')
    await expect(control(page, 'weight')).toHaveValue('70.5')
  },
)

test('Calculate asks for missing values, Reset clears the fields', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await button(page, 'calculate').click()
  await expect(control(page, 'weight')).toHaveAccessibleDescription('Please enter a value.')
  await control(page, 'height').fill('180')
  await control(page, 'weight').fill('100')
  await expect(figure(page, 'category')).toHaveText('Obese')
  await button(page, 'reset').click()
  await expect(control(page, 'height')).toHaveValue('')
  await expect(figure(page, 'bmi')).toHaveCount(0)
})

test(
  'a copied link restores the inputs, and nothing is stored',
  { tag: '@full' },
  async ({ guarded: page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openTool(page, SLUG, { locale: 'en' })
    const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie)
    const before = await kept()
    await choose(page, 'standard', 'asian')
    await control(page, 'height').fill('160')
    await control(page, 'weight').fill('60')
    await button(page, 'share').click()
    await expect(
      page.getByRole('status').filter({ hasText: 'Link copied to clipboard! It contains what you entered' }),
    ).toBeVisible()
    expect(await kept()).toBe(before)
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(link).search).toBe('')
    await page.goto('about:blank')
    await page.goto(link)
    await expect(figure(page, 'bmi')).toHaveText('23.4')
    await expect(figure(page, 'category')).toHaveText('Overweight')
  },
)
