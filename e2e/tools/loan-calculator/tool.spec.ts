import { readFile } from 'node:fs/promises'
import {
  button,
  choose,
  control,
  expect,
  figure,
  figureValue,
  followSharedLink,
  openBeforeScripts,
  openTool,
  test,
} from '@/e2e/support/test'

const SLUG = 'loan-calculator'

test('shows the documented figures for the documented defaults', async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await expect(figure(page, 'monthlyPayment')).toHaveText('$1,516.96')
  await expect(figure(page, 'principalAmount')).toHaveText('$240,000.00')
  await expect(figure(page, 'totalInterest')).toHaveText('$306,106.77')
  await expect(figure(page, 'totalPayment')).toHaveText('$546,106.77')
  await expect(figure(page, 'payoffMonths')).toHaveAttribute('data-value', '360')
  await expect(figure(page, 'downPaymentAmount')).toHaveText('$60,000.00')
  await expect(figure(page, 'downPaymentShare')).toHaveText('20%')
  const facts = page.locator('main dl > div')
  await expect(facts.filter({ hasText: 'Annual rate' }).locator('dd')).toHaveText('6.5%')
  await expect(facts.filter({ hasText: 'Term' }).locator('dd')).toHaveText('30 years')
  await expect.poll(() => figureValue(page, 'monthlyPayment')).toBeCloseTo(1516.9633, 3)
  const rows = page.locator('table[data-name="yearlySummary"] tbody tr')
  await expect(rows).toHaveCount(30)
  await expect(rows.first()).toContainText('18,203.56')
})

test(
  'follows every input as it is typed and writes separators when the field is left',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG)
    await control(page, 'loanAmount').fill('')
    await control(page, 'loanAmount').pressSequentially('120000')
    await expect(control(page, 'loanAmount')).toHaveValue('120000')
    await control(page, 'downPayment').fill('０')
    await expect(control(page, 'loanAmount')).toHaveValue('120,000')
    await control(page, 'annualRate').fill('6')
    await choose(page, 'termUnit', 'months')
    await control(page, 'term').fill('180')
    // numpy_financial.pmt(0.06/12, 180, -120000)
    await expect.poll(() => figureValue(page, 'monthlyPayment')).toBeCloseTo(1012.6282, 3)
    await expect(figure(page, 'payoffMonths')).toHaveText('15년')
  },
)

test('shows an error beside the field and does not compute with it', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { fragment: 'currency=USD&downPayment=60000&term=30' })
  await control(page, 'loanAmount').fill('삼십쯤')
  await expect(figure(page, 'monthlyPayment')).toHaveCount(0)
  await expect(control(page, 'loanAmount')).toHaveAttribute('aria-invalid', 'true')
  await expect(control(page, 'loanAmount')).toHaveAccessibleDescription('숫자로 입력해 주세요.')
  await control(page, 'loanAmount').fill('300000000')
  await control(page, 'annualRate').fill('31')
  await expect(control(page, 'annualRate')).toHaveAccessibleDescription(/^0.?부터 30.?까지 입력할 수 있어요\.$/)
  await expect(figure(page, 'monthlyPayment')).toHaveCount(0)
  await control(page, 'annualRate').fill('6,5')
  await control(page, 'loanAmount').fill('30만')
  await expect(figure(page, 'monthlyPayment')).toHaveText('$1,516.96')
  await control(page, 'extraPayment').fill('조금')
  await expect(figure(page, 'monthlyPayment')).toHaveCount(0)
})

test('the term is converted into the other unit and back', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await control(page, 'term').fill('12.345')
  await choose(page, 'termUnit', 'months')
  await expect(control(page, 'term')).toHaveValue('148.14')
  await choose(page, 'termUnit', 'years')
  await expect(control(page, 'term')).toHaveValue('12.345')
})

test(
  'the bar on a phone names a falling payment, and a term has bounds in its own unit',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openTool(page, SLUG, { locale: 'en' })
    const bar = page.locator('[data-name="keyFigure"]')
    await expect(bar).toContainText('Monthly payment')
    await bar.click()
    await expect(figure(page, 'monthlyPayment')).toBeInViewport()
    await expect(figure(page, 'monthlyPayment')).toBeFocused()
    await page.evaluate(() => scrollTo(0, 0))
    await control(page, 'repayment').selectOption('equalPrincipal')
    await expect(bar).toContainText('First payment')
    await control(page, 'term').fill('0')
    await expect(control(page, 'term')).toHaveAccessibleDescription('Please enter a value from 1 to 50.')
    await control(page, 'term').fill('700')
    await expect(control(page, 'term')).toHaveAccessibleDescription('Please enter a value from 1 to 50.')
    await choose(page, 'termUnit', 'months')
    await expect(control(page, 'term')).toHaveValue('8,400')
    await expect(control(page, 'term')).toHaveAccessibleDescription('Please enter a value from 1 to 600.')
  },
)

test('a down payment is converted into the other unit', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await choose(page, 'downPaymentMode', 'percentage')
  await expect(control(page, 'downPayment')).toHaveValue('20')
  await expect(figure(page, 'principalAmount')).toHaveText('$240,000.00')
  await choose(page, 'downPaymentMode', 'amount')
  await expect(control(page, 'downPayment')).toHaveValue('60,000')
  await control(page, 'downPayment').fill('a fifth')
  await choose(page, 'downPaymentMode', 'percentage')
  await expect(control(page, 'downPayment')).toHaveValue('a fifth')
})

test(
  'reset restores the defaults and clears the result until calculate',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await control(page, 'loanAmount').fill('500000')
    await button(page, 'reset').click()
    await expect(control(page, 'loanAmount')).toHaveValue('300,000')
    await expect(figure(page, 'monthlyPayment')).toHaveCount(0)
    await button(page, 'calculate').click()
    await expect(figure(page, 'monthlyPayment')).toHaveText('$1,516.96')
  },
)

test(
  'an extra payment shows the savings, other repayment methods their cost',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await control(page, 'extraPayment').fill('200')
    await expect(figure(page, 'payoffMonths')).toHaveText('21 years 10 months')
    await expect(figure(page, 'monthsSaved')).toHaveAttribute('data-value', '98')
    await control(page, 'extraPayment').fill('0')
    await control(page, 'repayment').selectOption('equalPrincipal')
    // 240000/360 + 240000 × 0.065/12
    await expect.poll(() => figureValue(page, 'monthlyPayment')).toBeCloseTo(1966.6667, 3)
    // 240000 × 0.065/12 × 361/2
    await expect.poll(() => figureValue(page, 'totalInterest')).toBeCloseTo(234_650, 2)
  },
)

test(
  'what is shown adds up in whole won, and past the digits of a number no rows are shown',
  { tag: '@full' },
  async ({ guarded: page }) => {
    const won = 'currency=KRW&downPaymentMode=percentage&downPayment=50'
    await openTool(page, SLUG, { fragment: `${won}&loanAmount=1000001&annualRate=0&term=1&propertyTax=60010` })
    const shown = async (name: string) => Number((await figure(page, name).textContent())?.replace(/[^0-9]/g, ''))
    await expect(figure(page, 'principalAmount')).toHaveText('₩500,001')
    expect(await shown('downPaymentAmount')).toBe(500_000)
    // 41,666.71 and 5,000.83
    expect([await shown('monthlyPayment'), await shown('taxAndInsurance'), await shown('monthlyOutlay')]).toEqual([
      41_667, 5_001, 46_668,
    ])
    await expect(page.locator('table[data-name="yearlySummary"]')).toBeVisible()
    await control(page, 'loanAmount').fill('1000000000000000000')
    await expect(figure(page, 'monthlyPayment')).toHaveText('₩4.16666666666667E16')
    await expect(page.locator('table[data-name="yearlySummary"]')).toHaveCount(0)
  },
)

test(
  'options stand folded until a link fills them, and other offers are compared',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await expect(control(page, 'gracePeriod')).toBeHidden()
    await openTool(page, SLUG, {
      locale: 'en',
      fragment: 'gracePeriod=12&lumpSum1=20000&lumpSumMonth1=24&prepaymentFeeRate=1.2&annualRate2=6.4&fees2=9000',
    })
    await expect(control(page, 'gracePeriod')).toHaveValue('12')
    // 240000 × 0.065/12, and 20000 × 1.2 % × 12 of 36 months
    await expect(figure(page, 'monthlyPayment')).toHaveText('$1,300.00')
    await expect(figure(page, 'prepaymentFee')).toHaveText('$80.00')
    await expect(page.locator('table[data-name="effects"] tbody tr')).toHaveCount(2)
    const offers = page.locator('table[data-name="offers"]')
    await expect(offers.locator('tbody tr').first()).toContainText('cheapest')
    // Each figure stands below its own heading.
    const columns = await offers.locator('th').evaluateAll((heads) => heads.map((head) => head.dataset.column))
    const second = offers.locator('tbody tr').nth(1).locator('td')
    await expect(second.nth(columns.indexOf('annualRate'))).toHaveText('6.4%')
    await expect(second.nth(columns.indexOf('fees'))).toHaveText('$9,080.00')
    await control(page, 'gracePeriod').fill('360')
    await expect(control(page, 'gracePeriod')).toHaveAccessibleDescription(/359/)
    await expect(figure(page, 'monthlyPayment')).toHaveCount(0)
  },
)

test(
  'the monthly table shows sixty payments and points to the download, which has them all',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await page.getByRole('tab', { name: 'Monthly payments' }).click()
    await expect(page.locator('table[data-name="paymentSchedule"] tbody tr')).toHaveCount(60)
    await expect(page.getByText('300 more payments are in the CSV download.')).toBeVisible()
    const download = page.waitForEvent('download')
    await button(page, 'download').click()
    const file = await download
    expect(file.suggestedFilename()).toBe('loan_payment_schedule.csv')
    await expect(page.getByRole('status').filter({ hasText: 'loan_payment_schedule.csv' })).toBeVisible()
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
    expect(lines[0]).toBe('No.,Payment,Principal,Interest,Balance')
    expect(lines).toHaveLength(361)
    expect(lines[1]).toBe('1,1516.96,216.96,1300,239783.04')
    expect(lines[360]).toMatch(/,0$/)
    const cents = (column: number) =>
      lines.slice(1).reduce((sum, line) => sum + Math.round(Number(line.split(',')[column]) * 100), 0)
    // Payments, principal and interest add up to the totals on the page.
    expect([cents(1), cents(2), cents(3)]).toEqual([54_610_677, 24_000_000, 30_610_677])
  },
)

test(
  'tax, insurance and fees stand apart from the payment, and in the download',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, {
      fragment:
        'loanAmount=300000000&downPayment=0&annualRate=4&term=10&currency=KRW&propertyTax=600000&insurance=120000' +
        '&fees=500000&lumpSum1=10000000&lumpSumMonth1=12&prepaymentFeeRate=1.2',
    })
    const payment = await figureValue(page, 'monthlyPayment')
    await expect.poll(() => figureValue(page, 'taxAndInsurance')).toBe(60_000)
    await expect.poll(() => figureValue(page, 'monthlyOutlay')).toBe(payment + 60_000)
    // 10,000,000 × 1.2 % × 24 of 36 months.
    await expect.poll(() => figureValue(page, 'fees')).toBeCloseTo(580_000, 6)
    const download = page.waitForEvent('download')
    await button(page, 'download').click()
    const lines = (await readFile(await (await download).path(), 'utf8')).split('\r\n')
    expect(lines[0]).toMatch(/,세금·보험료$/)
    expect(lines[1]).toMatch(/,500000,60000$/)
    expect(lines[12]).toMatch(/,80000,60000$/)
    expect(lines[13]).toMatch(/,0,60000$/)
  },
)

test('the columns of the yearly table add up to the totals shown', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, {
    fragment: 'loanAmount=312345678&downPayment=12345679&annualRate=4.13&currency=KRW&extraPayment=77777',
  })
  const won = (text: string) => Number(text.replace(/[^0-9]/g, ''))
  const column = async (name: number) => {
    const cells = await page.locator(`table[data-name="yearlySummary"] td:nth-child(${name})`).allTextContents()
    return cells.reduce((sum, text) => sum + won(text), 0)
  }
  // The figures may be laid out later than the table.
  await expect.poll(async () => won(await figure(page, 'totalPayment').innerText())).toBeGreaterThan(0)
  expect(await column(2)).toBe(won(await figure(page, 'totalPayment').innerText()))
  expect(await column(3)).toBe(299_999_999)
  expect(await column(4)).toBe(won(await figure(page, 'totalInterest').innerText()))
})

test('a shared link restores every input, and a new fragment applies immediately', async ({
  guarded: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTool(page, SLUG, {
    locale: 'en',
    fragment: 'loanAmount=200000&downPayment=10&downPaymentMode=percentage&tab=monthly&annualRate=oops&nonsense=1',
  })
  await expect(figure(page, 'principalAmount')).toHaveText('$180,000.00')
  await expect(control(page, 'annualRate')).toHaveValue('6.5')
  await expect(page.locator('table[data-name="paymentSchedule"]')).toBeVisible()
  await followSharedLink(page)
  await expect(figure(page, 'principalAmount')).toHaveText('$180,000.00')
  // What it does not name is as on a page that is opened with it: 60,000 of own funds.
  await page.evaluate(() => location.assign('#loanAmount=100000'))
  await expect(figure(page, 'principalAmount')).toHaveText('$40,000.00')
})

for (const [locale, unusual, after, required] of [
  ['ko', /흔치 않은 금액/, /120회차에 끝나서/, /값을 입력해/],
  ['en', /amount is unusual/, /ends with payment 120/, /Please enter a value/],
] as const) {
  test(`what is unusual or comes after the end is said in ${locale}`, { tag: '@full' }, async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale, fragment: 'loanAmount=500&annualRate=5&term=10&downPayment=0&currency=USD' })
    await expect(control(page, 'loanAmount')).toHaveAccessibleDescription(unusual)
    await expect(figure(page, 'principalAmount')).toHaveText('$500.00')
    await control(page, 'loanAmount').fill('300000')
    await control(page, 'downPayment').fill('20%')
    await expect(page.locator('input[name="downPaymentMode"][value="percentage"]')).toBeChecked()
    await expect(figure(page, 'principalAmount')).toHaveText('$240,000.00')
    await control(page, 'downPayment').blur()
    await expect(control(page, 'downPayment')).toHaveValue('20')
    await page.evaluate(() =>
      location.assign('#term=10&currency=USD&lumpSum1=5000&lumpSumMonth1=121&rateChangeYears=10&changedRate=7'),
    )
    await expect(control(page, 'lumpSumMonth1')).toHaveAccessibleDescription(after)
    await expect(control(page, 'lumpSumMonth1')).toHaveAttribute('aria-invalid', 'true')
    await expect(control(page, 'rateChangeYears')).toHaveAccessibleDescription(after)
    await control(page, 'lumpSumMonth1').fill('')
    await expect(control(page, 'lumpSumMonth1')).toHaveAccessibleDescription(required)
  })
}

test('input typed before the scripts ran is used', { tag: '@full' }, async ({ guarded: page }) => {
  const release = await openBeforeScripts(page, `/en/tools/${SLUG}`)
  await control(page, 'annualRate').fill('0')
  release()
  await expect(page.locator('main[data-ready="true"]')).toBeVisible()
  await expect(figure(page, 'monthlyPayment')).toHaveText('$666.67')
})

test(
  'Korean and Japanese pages start with amounts of their countries, and a link’s values come first',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG)
    await expect(control(page, 'loanAmount')).toHaveValue('300,000,000')
    await expect(figure(page, 'monthlyPayment')).toHaveText('₩1,432,246')
    await expect(control(page, 'downPayment')).toHaveValue('0')
    await control(page, 'loanAmount').fill('400000000')
    await button(page, 'reset').click()
    await expect(control(page, 'loanAmount')).toHaveValue('300,000,000')
    await openTool(page, SLUG, { locale: 'ja' })
    await expect(control(page, 'term')).toHaveValue('35')
    await expect(figure(page, 'monthlyPayment')).toHaveText('￥91,855')
    await openTool(page, SLUG, { fragment: 'loanAmount=300000&annualRate=6.5&term=30&downPayment=60000&currency=USD' })
    await expect(figure(page, 'monthlyPayment')).toHaveText('$1,516.96')
  },
)

test(
  'a currency chosen in one tool about money is the one of all three',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG)
    await control(page, 'currency').selectOption('EUR')
    for (const slug of ['compound-interest', 'credit-calculator', SLUG]) {
      await openTool(page, slug, { locale: 'en' })
      await expect(control(page, 'currency')).toHaveValue('EUR')
    }
    await button(page, 'reset').click()
    await openTool(page, 'credit-calculator', { locale: 'ja' })
    await expect(control(page, 'currency')).toHaveValue('JPY')
  },
)
