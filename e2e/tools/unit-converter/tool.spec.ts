import { button, choose, control, expect, figure, figureValue, openTool, test } from '@/e2e/support/test'
import { glued } from '@/lib/i18n/glue'

const SLUG = 'unit-converter'

test(
  'starts with the first two units, and shows the first six and on demand every unit',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await expect(control(page, 'from')).toHaveValue('mm')
    await expect(control(page, 'to')).toHaveValue('cm')
    await expect(figure(page, 'result')).toHaveText('0.1')
    const rows = page.locator('table[data-name="reference"] tbody tr')
    await expect(rows).toHaveCount(6)
    await button(page, 'moreUnits').click()
    await expect(rows).toHaveCount(11)
    await expect(rows.nth(4).locator('td').first()).toHaveAttribute('data-value', 'in')
    await expect(rows.nth(4).locator('td').last()).toHaveText('0.0394')
    // 1 mm in miles: 6.21371e-7, which four decimals would show as 0.
    await expect(rows.nth(7).locator('td').last()).toHaveText('0.000000621371')
  },
)

test('weighs an ingredient by the cup', async ({ guarded: page }) => {
  await openTool(page, SLUG, { fragment: 'category=volume&from=kcup&to=mL&value=2' })
  await control(page, 'ingredient').selectOption('flour')
  await expect(figure(page, 'grams')).toHaveText('203 g')
  await control(page, 'from').selectOption('cup')
  await expect(figure(page, 'grams')).toHaveText('240 g')
})

test('follows value and units, in every category', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  // GNU units 2.22.
  const conversions = [
    ['length', '10', 'mi', 'km', '16.09344'],
    ['weight', '1', 'ton', 'kg', '907.18474'],
    ['temperature', '98.6', 'fahrenheit', 'celsius', '37'],
    ['area', '25', 'pyeong', 'm2', '82.644628'],
    ['volume', '1', 'impgal', 'L', '4.54609'],
    ['speed', '100', 'knot', 'kmh', '185.2'],
    ['time', '2', 'wk', 'h', '336'],
    ['data', '1', 'GiB', 'MB', '1,073.741824'],
    ['pressure', '32', 'psi', 'kPa', '220.632233'],
    ['energy', '100', 'kcal', 'kJ', '418.4'],
    ['fuel', '30', 'mpg', 'l100km', '7.840486'],
  ] as const
  for (const [category, value, from, to, result] of conversions) {
    await choose(page, 'category', category)
    await control(page, 'value').fill(value)
    await control(page, 'from').selectOption(from)
    await control(page, 'to').selectOption(to)
    await expect(figure(page, 'result')).toHaveText(result)
  }
})

test('a new category starts with its first two units', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await control(page, 'from').selectOption('mi')
  await choose(page, 'category', 'weight')
  await expect(control(page, 'from')).toHaveValue('mg')
  await expect(control(page, 'to')).toHaveValue('g')
})

test(
  'swap shows the value rounded, keeps the exact one, and back again the first',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en', fragment: 'value=1&from=m&to=ft' })
    await expect(figure(page, 'result')).toHaveText('3.28084')
    await button(page, 'swap').click()
    await expect(control(page, 'from')).toHaveValue('ft')
    await expect(control(page, 'value')).toHaveValue('3.28084')
    await expect(figure(page, 'result')).toHaveText('1')
    await expect.poll(() => figureValue(page, 'result')).toBeCloseTo(1, 12)
    await control(page, 'to').selectOption('mm')
    await expect(figure(page, 'result')).toHaveText('1,000')
    await control(page, 'to').selectOption('m')
    await button(page, 'swap').click()
    await expect(control(page, 'value')).toHaveValue('1')
    await expect(control(page, 'from')).toHaveValue('m')
  },
)

test('refuses text and temperatures below absolute zero', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await control(page, 'value').fill('스물다섯')
  await expect(figure(page, 'result')).toHaveCount(0)
  await expect(control(page, 'value')).toHaveAccessibleDescription('숫자로 입력해 주세요.')
  await choose(page, 'category', 'temperature')
  await control(page, 'value').fill('-273.16')
  await expect(figure(page, 'result')).toHaveCount(0)
  await expect(control(page, 'value')).toHaveAttribute('aria-invalid', 'true')
  await expect(control(page, 'value')).toHaveAccessibleDescription('-273.15 이상으로 입력해 주세요.')
  await expect(page.getByText(glued('절대영도(−273.15°C)보다 낮은 온도는 없어요.'))).toBeVisible()
  await control(page, 'value').fill('-273.15')
  await expect(figure(page, 'result')).toHaveText('-459.67')
})

test('accepts measurements pasted with their unit', { tag: '@full' }, async ({ guarded: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTool(page, SLUG, { locale: 'en', fragment: 'to=cm&from=m' })
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await control(page, 'value').selectText()
    await page.keyboard.press('Control+V')
  }
  await paste('5 ft 11 in')
  await expect(control(page, 'from')).toHaveValue('ft')
  await expect(figure(page, 'result')).toHaveText('180.34')
  await paste('180cm')
  await expect(control(page, 'value')).toHaveValue('180')
  await expect(control(page, 'from')).toHaveValue('cm')
  await control(page, 'to').selectOption('ft')
  await expect(figure(page, 'feetInches')).toHaveText('5′ 10 7/8″')
  await paste(`5'11"`)
  await expect(control(page, 'from')).toHaveValue('ft')
  await paste('25평')
  await expect(page.locator('input[name="category"][value="area"]')).toBeChecked()
  await expect(control(page, 'from')).toHaveValue('pyeong')
  await expect(control(page, 'value')).toHaveValue('25')
})

test(
  'follows a unit typed after the number and leaves the number when one moves on',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { fragment: 'category=length&from=m&to=cm' })
    await control(page, 'value').fill('')
    await control(page, 'value').pressSequentially('6 ft 2 in')
    await expect(figure(page, 'result')).toHaveText('187.96')
    await expect(control(page, 'from')).toHaveValue('ft')
    await control(page, 'to').focus()
    await expect(control(page, 'value')).toHaveValue('6.166666666666667')
  },
)

test(
  'a unit that is typed keeps the target, whatever its first letters mean',
  { tag: '@full' },
  async ({ guarded: page }) => {
    const typed = [
      ['from=cm&to=ft', '180cm', 'cm', 'ft', '5.905512'],
      ['from=lb&to=kg', '150 lb', 'lb', 'kg', '68.038856'],
    ] as const
    for (const [fragment, text, from, to, result] of typed) {
      await openTool(page, SLUG, { fragment })
      await control(page, 'value').fill('')
      await control(page, 'value').pressSequentially(text)
      await expect(control(page, 'from')).toHaveValue(from)
      await expect(control(page, 'to')).toHaveValue(to)
      await expect(figure(page, 'result')).toHaveText(result)
      await control(page, 'value').blur()
      await expect(control(page, 'value')).toHaveValue(text.slice(0, 3))
      // What the device remembers: a visit without a link.
      await page.goto('about:blank')
      await openTool(page, SLUG)
      await expect(control(page, 'from')).toHaveValue(from)
      await expect(control(page, 'to')).toHaveValue(to)
    }
  },
)

test('a value in the target’s own unit turns the conversion round', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { fragment: 'from=kg&to=lb' })
  await control(page, 'value').fill('')
  await control(page, 'value').pressSequentially('5 lb')
  await expect(figure(page, 'result')).toHaveText('2.267962')
  await control(page, 'value').blur()
  await expect(control(page, 'value')).toHaveValue('5')
  await expect(control(page, 'from')).toHaveValue('lb')
  await expect(control(page, 'to')).toHaveValue('kg')
})

test('fuel economy has no rate for one unit, and is above 0', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { fragment: 'from=mpg&to=kmpl' })
  await control(page, 'value').fill('7.5 L/100km')
  await expect(control(page, 'from')).toHaveValue('l100km')
  await expect(figure(page, 'result')).toHaveText('13.333333')
  await expect(page.getByText('1 km/L =')).toHaveCount(0)
  for (const text of ['0 mpg', '-5 mpg', '0']) {
    await control(page, 'value').fill(text)
    await expect(figure(page, 'result')).toHaveCount(0)
    await expect(control(page, 'value')).toHaveAttribute('aria-invalid', 'true')
    await expect(control(page, 'value')).toHaveAccessibleDescription(/연비는 0보다 커야 해요/)
  }
})

for (const [locale, said] of [
  ['ko', [/어떤 단위인지/, /여기에 없어요/, /다른 것을 재는/, /숫자가 여러 개/]],
  ['en', [/more than one unit/, /not a unit this converter knows/, /different things/, /several numbers/]],
] as const) {
  test(
    `letters that decide about the size are asked about in ${locale}`,
    { tag: '@full' },
    async ({ guarded: page }) => {
      const [which, unknown, kinds, several] = said
      await openTool(page, SLUG, { locale, fragment: 'category=length&from=m&to=cm' })
      const value = control(page, 'value')
      for (const [text, answers] of [
        ['5 mj', ['5 MJ', '5 mJ']],
        ['36.5도', ['36.5 °C', '36.5 °F']],
        ['5 nm', ['5 nmi', '5 nanometer']],
      ] as const) {
        await value.fill(text)
        await expect(value).toHaveAttribute('aria-invalid', 'true')
        await expect(value).toHaveAccessibleDescription(which)
        await expect(figure(page, 'result')).toHaveCount(0)
        await expect(button(page, 'useUnit')).toHaveText([...answers])
      }
      await value.fill('36.5도')
      await button(page, 'useUnit').first().click()
      await expect(control(page, 'from')).toHaveValue('celsius')
      await expect(value).toHaveValue('36.5')
      await expect(figure(page, 'result')).toHaveText('97.7')
      for (const [text, message] of [
        ['5 parsecs', unknown],
        ['5 ft 3 kg', kinds],
        ['5 kg to cm', kinds],
        ['120/80 mmHg', several],
      ] as const) {
        await value.fill(text)
        await expect(value).toHaveAccessibleDescription(message)
        await expect(figure(page, 'result')).toHaveCount(0)
      }
      for (const [text, from, result] of [
        ['5 mJ', 'J', '0.005'],
        ['5 MJ', 'MJ', '5,000,000'],
        ['5 dL', 'mL', '500'],
      ] as const) {
        await value.fill(text)
        await expect(control(page, 'from')).toHaveValue(from)
        const base = { J: 'J', MJ: 'J', mL: 'mL' }[from]
        await control(page, 'to').selectOption(base)
        await expect(figure(page, 'result')).toHaveText(result)
      }
      await value.fill('5 kg to lb')
      await expect(control(page, 'to')).toHaveValue('lb')
      await expect(figure(page, 'result')).toHaveText('11.023113')
      await value.fill('\u202a5\u00ad kg\u202c')
      await expect(control(page, 'from')).toHaveValue('kg')
      await value.fill('1e80 m')
      await expect(value).toHaveValue('1e80')
      await expect(control(page, 'from')).toHaveValue('m')
    },
  )
}

test('feet with inches and fractions are typed as they are written', { tag: '@full' }, async ({ guarded: page }) => {
  const typed = [
    [`5'11"`, 'ft', '180.34'],
    [`5'11`, 'ft', '180.34'],
    ['5 1/2 in', 'in', '13.97'],
    [`1'234`, 'cm', '1,234'],
    ['70,5 cm', 'cm', '70.5'],
    ['3만 m', 'm', '3,000,000'],
  ] as const
  for (const [text, from, result] of typed) {
    await openTool(page, SLUG, { fragment: 'from=cm&to=cm' })
    await control(page, 'value').fill('')
    await control(page, 'value').pressSequentially(text)
    await expect(control(page, 'from')).toHaveValue(from)
    await expect(control(page, 'to')).toHaveValue('cm')
    await expect(figure(page, 'result')).toHaveText(result)
    await expect(control(page, 'value')).toHaveValue(text)
    await page.goto('about:blank')
  }
})

test('names Korean and Japanese units in the page’s language', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'ja', fragment: 'from=pyeong&to=m2&value=30' })
  await expect(control(page, 'from').locator('option[value="pyeong"]')).toHaveText('坪')
  await expect(figure(page, 'result')).toHaveText('99.173554')
  await openTool(page, SLUG, { fragment: 'from=pyeong&to=m2&value=30' })
  await expect(control(page, 'from').locator('option[value="pyeong"]')).toHaveText('평')
})

test('a shared link restores the conversion; copy and reset', { tag: '@full' }, async ({ guarded: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTool(page, SLUG, { locale: 'en' })
  await choose(page, 'category', 'speed')
  await control(page, 'value').fill('55')
  await control(page, 'from').selectOption('mph')
  await control(page, 'to').selectOption('kmh')
  await button(page, 'copy').click()
  await expect(page.getByRole('status').filter({ hasText: 'Result copied to clipboard!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('88.51392 km/h')
  await button(page, 'share').click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied to clipboard!' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).search).toBe('')
  await button(page, 'reset').click()
  await expect(control(page, 'value')).toHaveValue('1')
  await expect(figure(page, 'result')).toHaveText('0.1')
  await page.goto('about:blank')
  await page.goto(link)
  await expect(figure(page, 'result')).toHaveText('88.51392')
  await expect(control(page, 'from')).toHaveValue('mph')
})
