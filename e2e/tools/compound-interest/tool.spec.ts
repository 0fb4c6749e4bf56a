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

const SLUG = 'compound-interest'
const rows = 'table[data-name="yearlyBreakdown"] tbody tr'

test('contributions grow from 0, and a term may be in months', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en', fragment: 'principal=0&contribution=100&years=10&annualRate=7' })
  // numpy_financial.fv(0.07 / 12, 120, -100, 0)
  await expect(figure(page, 'finalAmount')).toHaveText('$17,308.48')
  await control(page, 'contribution').fill('0')
  await expect(control(page, 'principal')).toHaveAccessibleDescription(
    'Please enter a contribution if you start from 0.',
  )
  await expect(figure(page, 'finalAmount')).toHaveCount(0)
  await expect(page.getByText('These figures give no result.')).toBeVisible()
  await control(page, 'principal').fill('10000')
  await control(page, 'years').fill('6 months')
  await expect(page.locator('input[name="termUnit"][value="months"]')).toBeChecked()
  // 10000 × (1 + 0.07 / 12)^6
  await expect(figure(page, 'finalAmount')).toHaveText('$10,355.14')
})

test('waits for Calculate, and then shows the documented figures for the documented defaults', async ({
  guarded: page,
}) => {
  await openTool(page, SLUG, { locale: 'en' })
  await expect(figure(page, 'finalAmount')).toHaveCount(0)
  await button(page, 'calculate').click()
  await expect(figure(page, 'finalAmount')).toHaveText('$20,096.61')
  await expect(figure(page, 'totalContributions')).toHaveText('$10,000.00')
  await expect(figure(page, 'interestEarned')).toHaveText('$10,096.61')
  await expect(figure(page, 'returnOnInvestment')).toHaveText('100.97%')
  await expect(figure(page, 'effectiveAnnualRate')).toHaveText('7.23%')
  await expect.poll(() => figureValue(page, 'returnOnInvestment')).toBeCloseTo(100.9661, 3)
  await expect.poll(() => figureValue(page, 'effectiveAnnualRate')).toBeCloseTo(7.229, 3)
  await expect(page.locator(rows)).toHaveCount(10)
  await expect(page.locator(rows).first().locator('td')).toHaveText([
    '1',
    '10,000.00',
    '722.90',
    '10,722.90',
    '10,000.00',
  ])
  await expect(
    page.getByRole('img', {
      name: 'Over 10 years, contributions of $10,000.00 and interest of $10,096.61 add up to $20,096.61.',
    }),
  ).toBeVisible()
})

test(
  'shows the result with the first change, follows every input, and reset clears it',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await expect(figure(page, 'finalAmount')).toHaveCount(0)
    await control(page, 'contribution').fill('200')
    // A balance carried month by month with 40 decimals of Python's decimal: 10,000 at 7 %, 200 a month.
    await expect.poll(() => figureValue(page, 'finalAmount')).toBeCloseTo(54_713.5753, 3)
    await choose(page, 'timing', 'beginning')
    await expect.poll(() => figureValue(page, 'finalAmount')).toBeCloseTo(54_915.5075, 3)
    await choose(page, 'timing', 'end')
    await control(page, 'principal').fill('１０，０００')
    await control(page, 'contribution').fill('100')
    await control(page, 'years').fill('20')
    await control(page, 'compoundingFrequency').selectOption('1')
    await expect.poll(() => figureValue(page, 'finalAmount')).toBeCloseTo(89_450.4823, 3)
    await expect(page.locator(rows)).toHaveCount(20)
    await button(page, 'reset').click()
    await expect(figure(page, 'finalAmount')).toHaveCount(0)
    await expect(control(page, 'years')).toHaveValue('10')
    await expect(control(page, 'contribution')).toHaveValue('0')
  },
)

test('shows an error beside the field', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'ja' })
  await button(page, 'calculate').click()
  await control(page, 'principal').fill('0')
  await expect(control(page, 'principal')).toHaveAccessibleDescription('元本が0のときは、積立額を入力してください。')
  await expect(figure(page, 'finalAmount')).toHaveCount(0)
  await control(page, 'principal').fill('10000')
  await control(page, 'annualRate').fill('51')
  await expect(control(page, 'annualRate')).toHaveAccessibleDescription('0〜50の範囲で入力してください。')
  await expect(figure(page, 'finalAmount')).toHaveCount(0)
  await control(page, 'annualRate').fill('5')
  await expect(figure(page, 'finalAmount')).toBeVisible()
  await control(page, 'contribution').fill('-1')
  await expect(control(page, 'contribution')).toHaveAttribute('aria-invalid', 'true')
  await expect(figure(page, 'finalAmount')).toHaveCount(0)
})

test(
  'a link calculates immediately, and a shared link restores every input',
  { tag: '@full' },
  async ({ guarded: page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openTool(page, SLUG, { locale: 'en', fragment: 'principal=800&annualRate=12&years=1&currency=EUR' })
    // GnuCash, fin.c: 800 at 12 % a month is 901.46 after a year.
    await expect(figure(page, 'finalAmount')).toHaveText('€901.46')
    await choose(page, 'timing', 'beginning')
    await followSharedLink(page)
    await expect(figure(page, 'finalAmount')).toHaveText('€901.46')
    await expect(page.locator('input[name="timing"][value="beginning"]')).toBeChecked()
  },
)

test('the table downloads as CSV, rounded to the currency', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en', fragment: 'years=2.5' })
  const download = page.waitForEvent('download')
  await button(page, 'download').click()
  const file = await download
  expect(file.suggestedFilename()).toBe('compound_interest_breakdown.csv')
  await expect(page.getByRole('status').filter({ hasText: 'compound_interest_breakdown.csv' })).toBeVisible()
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toBe('Year,Start,Interest,End,Contributions')
  expect(lines[1]).toBe('1,10000,722.9,10722.9,10000')
  // 10000 × (1 + 0.07/12)^30 = 11906.41
  expect(lines[3]).toMatch(/^2\.5,.+,11906\.41,10000$/)
  expect(lines).toHaveLength(4)
  const interest = lines.slice(1).reduce((sum, line) => sum + Math.round(Number(line.split(',')[2]) * 100), 0)
  await expect(figure(page, 'interestEarned')).toHaveText(`$${(interest / 100).toLocaleString('en-US')}`)
})

test('a hundred years at 50 % a day stay inside a phone’s page', { tag: '@full' }, async ({ guarded: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openTool(page, SLUG, {
    fragment:
      'principal=5000&annualRate=50&years=100&compoundingFrequency=365&contribution=100&contributionFrequency=52',
  })
  // A balance carried week by week with 40 decimals of Python's decimal.
  expect((await figureValue(page, 'finalAmount')) / 7.694433570893279e25).toBeCloseTo(1, 10)
  // Of 26 digits a number holds 15.
  await expect(page.locator(rows)).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test(
  'the examples below are computed: an early start and the doubling time',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await expect(figure(page, 'earlyBalance')).toHaveText('$280,968.48')
    await expect(figure(page, 'lateBalance')).toHaveText('$243,994.20')
    await expect(page.getByRole('img', { name: /ends at \$280,968\.48; saving from 35 to 65 ends at/ })).toBeVisible()
    await expect(figure(page, 'ruleOf72')).toHaveText('10.3 years')
    await expect(figure(page, 'doublingTime')).toHaveText('9.9 years')
    await control(page, 'annualRate').fill('0')
    await expect(figure(page, 'ruleOf72')).toHaveCount(0)
  },
)

test(
  'Calculate pressed before the scripts ran does not submit the form',
  { tag: '@full' },
  async ({ guarded: page }) => {
    const release = await openBeforeScripts(page, `/en/tools/${SLUG}`)
    await control(page, 'years').fill('1')
    await button(page, 'calculate').click()
    release()
    await expect(page.locator('main[data-ready="true"]')).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    await expect(control(page, 'years')).toHaveValue('1')
  },
)

test(
  'finds the contribution for a goal after tax, counts simple interest, and says what is out of reach',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, {
      locale: 'en',
      fragment: 'method=simple&principal=0&contribution=1000000&annualRate=3.5&years=1&tax=korea&currency=KRW',
    })
    await expect(figure(page, 'interestEarned')).toHaveText('₩227,500')
    await expect(figure(page, 'tax')).toHaveText('₩35,035')
    await expect(figure(page, 'afterTax')).toHaveText('₩12,192,465')
    await expect(control(page, 'timing')).toHaveCount(0)
    await control(page, 'solveFor').selectOption('contribution')
    await control(page, 'goal').fill('12192465')
    await expect(figure(page, 'needed')).toHaveText('₩1,000,000')
    await control(page, 'solveFor').selectOption('years')
    await control(page, 'goal').fill('1e15')
    await expect(control(page, 'goal')).toHaveAccessibleDescription(/out of reach/)
    await expect(figure(page, 'finalAmount')).toHaveCount(0)
  },
)
