import type { Page } from 'playwright/test'
import { field, openHome } from '@/e2e/support/home-search'
import { control, expect, figure as output, test } from '@/e2e/support/test'

const card = (page: Page) => page.locator('[data-name="answer"]')
const figure = (page: Page) => page.locator('output[name="answer"]')
const link = (page: Page) => page.locator('a[data-name="openAnswer"]')

/** Sentences with the tool that opens, and its output that says the same. */
const QUESTIONS = [
  ['/', '34평', 'unit', 'unit-converter', 'result'],
  ['/', '5억 4% 30년', 'loan', 'loan-calculator', 'monthlyPayment'],
  ['/', '월 50만 3.5% 2년 적금', 'savings', 'compound-interest', 'finalAmount'],
  ['/', '크리스마스까지', 'days', 'date-calculator', 'totalDays'],
  ['/en', '5ft 9 160lb', 'bmi', 'bmi-calculator', 'bmi'],
  ['/en', '15% of 84.50', 'percent', 'scientific-calculator', 'result'],
  ['/en', 'born May 3, 1990', 'age', 'date-calculator', 'years'],
  ['/ja', '3000万円 1.5% 35年', 'loan', 'loan-calculator', 'monthlyPayment'],
  ['/', '간장 2큰술 ml', 'unit', 'unit-converter', 'result'],
  ['/en', '£45 plus vat', 'percent', 'scientific-calculator', 'result'],
  ['/ja', '3500万 35年 0.5% 毎月いくら', 'loan', 'loan-calculator', 'monthlyPayment'],
  ['/ja', '旧暦8月15日', 'lunar', 'date-calculator', 'lunarNext'],
] as const

for (const [home, question, kind, tool, name] of QUESTIONS) {
  test(
    `the box answers ${question}, and the tool says the same`,
    question === '34평' ? {} : { tag: '@full' },
    async ({ guarded: page }) => {
      await openHome(page, home)
      await field(page).fill(question)
      await expect(figure(page)).toHaveAttribute('data-kind', kind)
      const value = await figure(page).getAttribute('data-value')
      await expect(page.locator('[data-name="noResults"]')).toHaveCount(0)
      await link(page).click()
      await expect(page).toHaveURL(new RegExp(`/tools/${tool}#`))
      await expect(output(page, name)).toHaveAttribute('data-value', value!)
    },
  )
}

test('the box says nothing to what is no question', async ({ guarded: page }) => {
  await openHome(page, '/')
  await field(page).fill('34평')
  await expect(card(page)).toBeVisible()
  for (const search of ['압축', 'gif', '2026', '100kb']) {
    await field(page).fill(search)
    await expect(page.locator('a[data-name="firstMatch"], [data-name="noResults"]').first()).toBeAttached()
    await expect(card(page)).toHaveCount(0)
  }
})

test(
  'a tap copies the figure, and screen readers hear the answer once',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await openHome(page, '/en')
    await field(page).pressSequentially('72 f')
    await expect(figure(page)).toHaveText('22.22 °C')
    await expect(page.getByRole('status').filter({ hasText: '22.22 °C' })).toHaveCount(1)
    await page.locator('button[name="copyAnswer"]').click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('22.22 °C')
  },
)

test(
  'the palette answers too, and Enter opens the answer where no tool matches',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await page.goto('/en/tools/jpg-compressor')
    await page.locator('main[data-ready="true"]').waitFor()
    await page.keyboard.press('Control+k')
    await control(page, 'paletteSearch').fill('12*8')
    await expect(figure(page)).toHaveText('96')
    await expect(page.locator('[data-name="noTools"]')).toHaveCount(0)
    await control(page, 'paletteSearch').press('Enter')
    await expect(page).toHaveURL(/\/tools\/scientific-calculator#expression=12\*8/)
    await expect(output(page, 'result')).toHaveAttribute('data-value', '96')
  },
)

test(
  'the link of a timer starts it, which the same address from outside does not',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openHome(page, '/en')
    await field(page).fill('25 min')
    await link(page).click()
    await expect(page.locator('output[name="remaining"]').first()).not.toHaveText('25:00')
    await page.locator('button[name="reset"]').first().click()
    await page.reload()
    await expect(page.locator('main[data-ready="true"]')).toBeVisible()
    await expect(page.locator('output[name="remaining"]').first()).toHaveText('25:00')
  },
)

test('the link of a color opens the picker with that color', { tag: '@full' }, async ({ guarded: page }) => {
  await openHome(page, '/en')
  await field(page).fill('#ff8800')
  await link(page).click()
  await expect(page.locator('[data-name="color"] output[name="hex"]').first()).toHaveText('#FF8800')
})
