import { button, control, expect, figure, figureValue, followSharedLink, openTool, test } from '@/e2e/support/test'

const SLUG = 'credit-calculator'
const plans = 'table[data-name="plans"]'

test('compares the documented plans once there is an amount', async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en', fragment: 'currency=KRW' })
  await expect(figure(page, 'principal')).toHaveCount(0)
  await control(page, 'amount').fill('1000000')
  await control(page, 'amount').blur()
  await expect(control(page, 'amount')).toHaveValue('1,000,000')
  await expect(figure(page, 'principal')).toHaveText('₩1,000,000')
  await expect(figure(page, 'bestDeal')).toHaveText('1 month')
  await expect(figure(page, 'bestDeal')).toHaveAttribute('data-value', '1')
  await expect(figure(page, 'bestWithInterest')).toHaveAttribute('data-value', '2')
  await expect(figure(page, 'mostPopular')).toHaveAttribute('data-value', '12')
  // numpy_financial.pmt(0.125/12, 12, -1000000)
  await expect.poll(() => figureValue(page, 'popularPayment')).toBeCloseTo(89_082.8627, 3)
  await expect(page.locator(`${plans} th`).first()).toHaveAttribute('data-column', 'months')
  const rows = page.locator(`${plans} tbody tr`)
  await expect(rows).toHaveCount(8)
  await expect(rows.nth(0).locator('td')).toHaveText(['1 month', 'Interest-free', '1,000,000', '1,000,000', '0'])
  await expect(rows.nth(7).locator('td')).toHaveText(['36 months', '22.5%', '38,450', '1,384,186', '384,186'])
  await expect(rows.nth(7).locator('td').nth(1)).toHaveAttribute('data-value', '22.5')
  await expect(page.getByRole('img', { name: 'The highest, ₩384,186, is at 36 months.' })).toBeVisible()
})

test('shows what paying the rest off early saves', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en', fragment: 'amount=1000000&currency=KRW&feeMethod=cardFee' })
  await expect(page.locator(`${plans} th[data-column="earlySaving"]`)).toHaveCount(0)
  await control(page, 'payOffAfter').fill('5')
  const twelve = page.locator(`${plans} tbody tr`).nth(4).locator('td').last()
  // 1,000,000 / 12 × 12.5 % / 12 × (7 × 8 / 2)
  await expect(twelve).toHaveText('24,306')
  await control(page, 'payOffAfter').fill('0')
  await expect(control(page, 'payOffAfter')).toHaveAttribute('aria-invalid', 'true')
})

test('keeps the rates of a card on the device only when asked', { tag: '@full' }, async ({ guarded: page }) => {
  const stored = () => page.evaluate(() => localStorage.getItem('toolbox:v1:settings:card-rates'))
  await openTool(page, SLUG, { locale: 'en' })
  await control(page, 'rate-12').fill('9.9')
  expect(await stored()).toBeNull()
  await control(page, 'keepRates').check()
  await control(page, 'rate-24').fill('14')
  await page.reload()
  await expect(control(page, 'keepRates')).toBeChecked()
  await button(page, 'reset').click()
  await expect(control(page, 'rate-12')).toHaveValue('9.9')
  await expect(control(page, 'rate-24')).toHaveValue('14')
  await control(page, 'keepRates').uncheck()
  await expect(control(page, 'rate-24')).toHaveValue('14')
  expect(await stored()).toBeNull()
})

test(
  'offers an example, accepts full-width digits, and Reset clears the amount',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG)
    await button(page, 'sample').click()
    await expect(figure(page, 'principal')).toHaveText('₩1,000,000')
    await control(page, 'amount').fill('５０，０００원')
    await expect(figure(page, 'principal')).toHaveText('₩50,000')
    await expect(figure(page, 'bestDeal')).toHaveText('일시불')
    await button(page, 'reset').click()
    await expect(control(page, 'amount')).toHaveValue('')
    await expect(page.locator(plans)).toHaveCount(0)
    await expect(control(page, 'amount')).not.toHaveAttribute('aria-invalid', 'true')
  },
)

test('shows an error beside the field, and only that plan disappears', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await control(page, 'amount').fill('많이')
  await expect(control(page, 'amount')).toHaveAccessibleDescription('숫자로 입력해 주세요.')
  await expect(page.locator(plans)).toHaveCount(0)
  await control(page, 'amount').fill('999')
  await expect(control(page, 'amount')).toHaveAccessibleDescription(/흔치 않은 금액/)
  await expect(control(page, 'amount')).not.toHaveAttribute('aria-invalid')
  await expect(figure(page, 'principal')).toHaveText('₩999')
  for (const [text, message] of [
    ['0', /0보다 큰 금액/],
    ['(1,000)', /0보다 큰 금액/],
    ['20%', /숫자로/],
    ['1e80', /이하로/],
  ] as const) {
    await control(page, 'amount').fill(text)
    await expect(control(page, 'amount')).toHaveAccessibleDescription(message)
    await expect(control(page, 'amount')).toHaveAttribute('aria-invalid', 'true')
    await expect(figure(page, 'principal')).toHaveCount(0)
  }
  await expect(control(page, 'amount')).toHaveValue('1e80')
  for (const [text, principal] of [
    ['삼백만', '₩3,000,000'],
    ['이백만 원', '₩2,000,000'],
    ['1.5 million', '₩1,500,000'],
    ['٣٠٠٬٠٠٠', '₩300,000'],
    ['\u202d1,234,000\u202c', '₩1,234,000'],
  ] as const) {
    await control(page, 'amount').fill(text)
    await expect(figure(page, 'principal')).toHaveText(principal)
  }
  await control(page, 'amount').fill('백만')
  await expect(figure(page, 'principal')).toHaveText('₩1,000,000')
  await control(page, 'rate-12').fill('')
  await expect(control(page, 'rate-12')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator(`${plans} tbody tr`)).toHaveCount(7)
  await expect(figure(page, 'popularPayment')).toHaveCount(0)
})

test('the card’s own rates and interest-free months count', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'ja' })
  await expect(control(page, 'currency')).toHaveValue('JPY')
  await control(page, 'amount').fill('100000')
  await control(page, 'rate-12').fill('15')
  // numpy_financial.pmt(0.15/12, 12, -100000)
  await expect.poll(() => figureValue(page, 'popularPayment')).toBeCloseTo(9_025.8312, 3)
  await expect(figure(page, 'popularPayment')).toHaveText('￥9,026')
  await control(page, 'interestFree-2').check()
  await expect(control(page, 'rate-2')).toHaveCount(0)
  await expect(control(page, 'interestFree-2')).toBeFocused()
  await expect(figure(page, 'bestWithInterest')).toHaveText('3回')
  const second = page.locator(`${plans} tbody tr`).nth(1).locator('td')
  await expect(second).toHaveText(['2回', '手数料なし', '50,000', '100,000', '0'])
})

test('the card fee falls from the first bill to the last', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { fragment: 'amount=1200000&feeMethod=cardFee&rate-12=12' })
  const twelve = page.locator(`${plans} tbody tr`).nth(4).locator('td')
  // 1,200,000 × 0.12 × 13 / 24, and a twelfth of 12 % on what is left.
  await expect(twelve).toHaveText(['12개월', '12%', '106,500', '1,278,000', '78,000', '112,000', '101,000'])
  await expect(page.locator(`${plans} th[data-column="firstPayment"]`)).toHaveText('첫 달 ₩')
  await expect(page.getByText('첫 달 ₩112,000, 마지막 달 ₩101,000')).toBeVisible()
})

test('a shared link restores amount, rates and choices', { tag: '@full' }, async ({ guarded: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTool(page, SLUG, {
    locale: 'en',
    fragment: 'amount=900&currency=USD&interestFree-6=true&rate-3=9.9&rate-36=oops',
  })
  await expect(figure(page, 'principal')).toHaveText('$900.00')
  await expect(control(page, 'rate-36')).toHaveValue('22.5')
  await followSharedLink(page)
  await expect(figure(page, 'principal')).toHaveText('$900.00')
  await expect(control(page, 'rate-3')).toHaveValue('9.9')
  await expect(control(page, 'interestFree-6')).toBeChecked()
})
