import { button, choose, control, expect, figure, figureValue, openTool, test } from '@/e2e/support/test'

const SLUG = 'bac-calculator'

test('estimates by the documented formula as one types', async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await expect(control(page, 'legalLimit')).toHaveValue('0.08')
  await control(page, 'weight').fill('80')
  await control(page, 'drinkCount').fill('3')
  await expect(button(page, 'calculate')).toBeDisabled()
  await control(page, 'hours').fill('1')
  await expect(button(page, 'calculate')).toBeEnabled()
  // 42 g ÷ (0.68 × 80 × 10) − 0.015 = 0.0622059; ÷ 0.015 = 4.147 h, 248.8 minutes
  await expect.poll(() => figureValue(page, 'bac')).toBeCloseTo(0.0622059, 7)
  await expect(figure(page, 'bac')).toHaveText('0.062%')
  await expect(figure(page, 'status')).toHaveText('Mild (do not drive)')
  await expect(figure(page, 'status')).toHaveAttribute('data-value', 'mild')
  await expect.poll(() => figureValue(page, 'timeToSober')).toBeCloseTo(4.14706, 4)
  await expect(figure(page, 'timeToSober')).toHaveText('4 hours 9 minutes')
  // 42 ÷ 544 = 0.0772059; ÷ 0.020 − 1 = 2.86 and ÷ 0.010 − 1 = 6.72, in whole hours around them
  await expect(figure(page, 'timeToSoberMin')).toHaveText('2 hours')
  await expect(figure(page, 'timeToSoberMax')).toHaveText('7 hours')
  await expect.poll(() => figureValue(page, 'timeToSoberMax')).toBeCloseTo(6.72059, 4)
})

test.describe('in New York at ten in the evening', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('shows the clock time of zero and the curve down to it', { tag: '@full' }, async ({ guarded: page }) => {
    await page.clock.setFixedTime(new Date('2026-05-08T22:00:00-04:00'))
    await openTool(page, SLUG, { locale: 'en', fragment: 'weight=80&drinkCount=3&hours=1' })
    // 248.8 minutes later, at the next full minute
    await expect(figure(page, 'soberAt')).toHaveText(/^May 9, 2026, 2:09\sAM$/)
    await expect(figure(page, 'soberAt')).toHaveAttribute('data-value', '2026-05-09T06:09:00.000Z')
    await expect(
      page.getByRole('img', { name: /falls from 0\.062% at 10:00\sPM to zero at May 9, 2026/ }),
    ).toBeVisible()
    await expect(
      page.getByRole('img', { name: 'Estimate 0.062% on a scale from 0 to 0.3%, legal limit 0.08%: Mild' }),
    ).toBeVisible()
  })
})

test('a figure that reads as the limit is not called below it', { tag: '@full' }, async ({ guarded: page }) => {
  // 14 ÷ (6.8 × 69.1) = 0.029794, shown as 0.030; a kilogram more: 0.029368, shown as 0.029
  await openTool(page, SLUG, { locale: 'en', fragment: 'weight=69.1&drinkCount=1&hours=0&legalLimit=0.03' })
  await expect(figure(page, 'bac')).toHaveText('0.030%')
  await expect(page.getByText('This is at or above the legal limit of 0.03%.')).toBeVisible()
  await control(page, 'weight').fill('70.1')
  await expect(figure(page, 'bac')).toHaveText('0.029%')
  await expect(page.getByText('Being below the legal limit of 0.03% does not make driving safe.')).toBeVisible()
})

test('adds up several kinds of drinks and an own one', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en', fragment: 'weight=70&drinkType=wine&drinkCount=2&hours=0' })
  await expect(control(page, 'volume')).toHaveCount(0)
  await button(page, 'addDrink').click()
  await control(page, 'drinkType2').selectOption('custom')
  await expect(figure(page, 'bac')).toHaveCount(0)
  await control(page, 'volume2').fill('500')
  await control(page, 'abv2').fill('5')
  // (28 + 500 × 0.05 × 0.789) ÷ (0.68 × 70 × 10) = 47.725 ÷ 476
  await expect.poll(() => figureValue(page, 'bac')).toBeCloseTo(0.1002626, 7)
  await button(page, 'addDrink').click()
  await button(page, 'addDrink').click()
  await expect(button(page, 'addDrink')).toHaveCount(0)
  // + 28 g of two beers
  await expect.poll(() => figureValue(page, 'bac')).toBeCloseTo(0.1590861, 7)
  await button(page, 'remove').first().click()
  await expect(control(page, 'drinkType2')).toHaveCount(0)
  // 56 ÷ 476
  await expect.poll(() => figureValue(page, 'bac')).toBeCloseTo(0.1176471, 7)
})

test('Korean begins with the soju that is sold most', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  const values = await control(page, 'drinkType')
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value')))
  expect(values.slice(0, 3)).toEqual(['soju-shot-16', 'soju-bottle-16', 'beer'])
})

test('warns against driving at every level, at zero as well', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { fragment: 'weight=70&drinkType=soju-bottle-16&drinkCount=1&hours=0' })
  await expect(control(page, 'legalLimit')).toHaveValue('0.03')
  // 360 × 0.16 × 0.789 ÷ 476 = 0.0955; each further hour takes 0.015
  const levels = [
    ['0', 'moderate'],
    ['2', 'mild'],
    ['4', 'minimal'],
    ['6', 'minimal'],
  ] as const
  for (const [hours, status] of levels) {
    await control(page, 'hours').fill(hours)
    await expect(figure(page, 'status')).toHaveAttribute('data-value', status)
    await expect(figure(page, 'status')).toContainText('운전 금지')
  }
  await control(page, 'hours').fill('7')
  await expect(figure(page, 'status')).toHaveAttribute('data-value', 'sober')
  await expect(page.getByText('0은 추정치일 뿐이에요. 오늘 술을 마셨다면 운전하지 마세요.')).toBeVisible()
  await expect(figure(page, 'timeToSober')).toHaveAttribute('data-value', '0')
  await expect(figure(page, 'timeToSoberMin')).toHaveText('0시간')
  await expect(figure(page, 'timeToSoberMax')).toHaveText('3시간')
  await control(page, 'hours').fill('0')
  await control(page, 'drinkCount').fill('4')
  await expect(figure(page, 'status')).toHaveText('생명 위험 (119 신고, 운전 금지)')
})

test(
  'validates the weight after conversion and refuses a negative count',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'ja', fragment: 'weight=301&weightUnit=lbs&drinkCount=2&hours=0' })
    await expect(control(page, 'weight')).not.toHaveAttribute('aria-invalid')
    await choose(page, 'weightUnit', 'kg')
    await expect(control(page, 'weight')).toHaveValue('136.53')
    await control(page, 'weight').fill('301')
    await expect(control(page, 'weight')).toHaveAccessibleDescription('1〜300の範囲で入力してください。')
    await expect(figure(page, 'bac')).toHaveCount(0)
    await control(page, 'weight').fill('70,5')
    await expect(figure(page, 'bac')).toBeVisible()
    await control(page, 'drinkCount').fill('-1')
    await expect(figure(page, 'bac')).toHaveCount(0)
    await expect(control(page, 'drinkCount')).toHaveAccessibleDescription('0〜20の範囲で入力してください。')
  },
)

test('lists the levels and the alcohol of each drink', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await expect(page.locator('table[data-name="levels"] tbody tr')).toHaveCount(6)
  const drinks = page.locator('table[data-name="drinks"] tbody tr')
  await expect(drinks.filter({ hasText: 'Soju, bottle (16%)' })).toContainText('45.4 g')
  await expect(drinks.filter({ hasText: 'Soju, bottle (20%)' })).toContainText('57.6 g')
  await expect(drinks.filter({ hasText: 'Beer' })).toContainText('355 ml')
  await expect(page.getByText('Never drive after drinking.').first()).toBeVisible()
})

test('Reset clears everything, a copied link restores it', { tag: '@full' }, async ({ guarded: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTool(page, SLUG, {
    locale: 'en',
    fragment:
      'gender=female&weight=120&weightUnit=lbs&drinkCount=1&drinkType3=soju-shot-16&drinkCount3=2&hours=0.5&legalLimit=0.05',
  })
  // (14 + 2 × 6.312) ÷ (0.55 × 54.43104 × 10) − 0.0075 = 0.0814335
  await expect.poll(() => figureValue(page, 'bac')).toBeCloseTo(0.0814335, 6)
  await button(page, 'share').click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied to clipboard!' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await button(page, 'reset').click()
  await expect(control(page, 'weight')).toHaveValue('')
  await expect(control(page, 'drinkType3')).toHaveCount(0)
  await expect(figure(page, 'bac')).toHaveCount(0)
  await page.goto('about:blank')
  await page.goto(link)
  await expect(figure(page, 'bac')).toHaveText('0.081%')
  await expect(control(page, 'drinkType3')).toHaveValue('soju-shot-16')
  await expect(control(page, 'legalLimit')).toHaveValue('0.05')
})
