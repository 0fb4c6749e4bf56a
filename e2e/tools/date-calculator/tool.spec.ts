import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import {
  button,
  choose,
  control,
  expect,
  figure,
  figureValue,
  followSharedLink,
  openTool,
  test,
  toast,
} from '@/e2e/support/test'

const SLUG = 'date-calculator'

/** Opens the tool with the visitor's clock at a moment, the same moment all over the world. */
async function openAt(page: Page, moment: string, options: Parameters<typeof openTool>[2] = {}): Promise<void> {
  await page.clock.setFixedTime(new Date(moment))
  await openTool(page, SLUG, options)
}

const milestone = (page: Page, name: string) =>
  page.locator('table[data-name="milestones"] tr').filter({ hasText: name })

for (const [locale, message] of [
  ['ko', /없는 날짜/],
  ['en', /does not exist/],
] as const) {
  test(`30 February is refused in ${locale}, typed or linked`, { tag: '@full' }, async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale, fragment: 'tab=age&birthDate=2026-02-30' })
    await expect(control(page, 'birthDate')).toHaveAccessibleDescription(message)
    await expect(control(page, 'birthDate')).toHaveAttribute('aria-invalid', 'true')
    await expect(figure(page, 'years')).toHaveCount(0)
    // The browser's own language decides which part comes first.
    for (const typed of ['02302020', '20200230']) {
      await control(page, 'birthDate').fill('2020-02-28')
      await expect(control(page, 'birthDate')).not.toHaveAttribute('aria-invalid')
      await control(page, 'birthDate').focus()
      await page.keyboard.type(typed)
      if (await control(page, 'birthDate').evaluate((input: HTMLInputElement) => input.validity.badInput)) break
    }
    await control(page, 'asOf').focus()
    await expect(control(page, 'birthDate')).toHaveAccessibleDescription(message)
    await expect(figure(page, 'years')).toHaveCount(0)
  })
}

test('shows the age today, the next birthday and the hours until now', async ({ guarded: page }) => {
  await openAt(page, '2026-05-08T14:30:00+09:00')
  await expect(control(page, 'asOf')).toHaveValue('2026-05-08')
  await expect(figure(page, 'years')).toHaveCount(0)
  await control(page, 'birthDate').fill('1990-05-15')
  await expect(figure(page, 'years')).toHaveText('35세')
  await expect(figure(page, 'months')).toHaveText('11개월')
  await expect(figure(page, 'days')).toHaveText('23일')
  await expect(figure(page, 'hours')).toHaveText('14시간')
  await expect(figure(page, 'minutes')).toHaveText('30분')
  await expect(figure(page, 'totalDays')).toHaveText('13,142')
  await expect.poll(() => figureValue(page, 'totalHours')).toBe(13_142 * 24 + 14)
  await expect(figure(page, 'nextBirthday')).toHaveText('2026년 5월 15일 금요일')
  await expect(figure(page, 'daysToBirthday')).toHaveText('7일')
})

test(
  'an age on another day has no hours, and the birthday itself has no days to go',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openAt(page, '2026-05-08T14:30:00+09:00', { locale: 'en' })
    await control(page, 'birthDate').fill('1990-05-15')
    await control(page, 'asOf').fill('2026-05-15')
    await expect(figure(page, 'years')).toHaveText('36 years')
    await expect(figure(page, 'hours')).toHaveText('0 hours')
    await expect.poll(() => figureValue(page, 'totalMinutes')).toBe(13_149 * 1440)
    await expect(figure(page, 'daysToBirthday')).toHaveText('0 days')
    await expect(figure(page, 'daysToBirthday')).toHaveAttribute('data-value', '0')
    await expect(figure(page, 'nextBirthday')).toHaveAttribute('data-value', '2026-05-15')
    await button(page, 'today').click()
    await expect(control(page, 'asOf')).toHaveValue('2026-05-08')
  },
)

test('asks only those born on 29 February when they celebrate', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'ja' })
  await control(page, 'asOf').fill('2026-02-20')
  await control(page, 'birthDate').fill('2000-02-28')
  await expect(control(page, 'leapBirthday')).toHaveCount(0)
  await control(page, 'birthDate').fill('2000-02-29')
  await expect(figure(page, 'nextBirthday')).toHaveAttribute('data-value', '2026-03-01')
  await choose(page, 'leapBirthday', 'february28')
  await expect(figure(page, 'nextBirthday')).toHaveText('2026年2月28日土曜日')
  await control(page, 'asOf').fill('2026-02-28')
  await expect(figure(page, 'years')).toHaveAttribute('data-value', '26')
  await expect(figure(page, 'daysToBirthday')).toHaveAttribute('data-value', '0')
  await choose(page, 'leapBirthday', 'march1')
  await expect(figure(page, 'years')).toHaveAttribute('data-value', '25')
  await expect(figure(page, 'daysToBirthday')).toHaveAttribute('data-value', '1')
  await control(page, 'asOf').fill('2026-03-01')
  await expect(figure(page, 'years')).toHaveAttribute('data-value', '26')
  await expect(figure(page, 'days')).toHaveAttribute('data-value', '0')
})

test(
  'refuses a birth in the future and an age before birth, beside the field',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openAt(page, '2026-05-08T12:00:00+09:00')
    await expect(control(page, 'birthDate')).toHaveAttribute('max', '2026-05-08')
    await control(page, 'birthDate').fill('2026-05-09')
    await expect(control(page, 'birthDate')).toHaveAccessibleDescription('오늘이나 그 전 날짜를 입력해 주세요.')
    await expect(figure(page, 'years')).toHaveCount(0)
    await control(page, 'birthDate').fill('2026-05-08')
    await control(page, 'asOf').fill('2026-05-07')
    await expect(control(page, 'asOf')).toHaveAttribute('aria-invalid', 'true')
    await expect(figure(page, 'years')).toHaveCount(0)
  },
)

test(
  'measures the difference in either order, with a note when swapped',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openAt(page, '2026-05-08T12:00:00+09:00', { locale: 'en' })
    await page.getByRole('tab', { name: 'Difference' }).click()
    await expect(figure(page, 'totalDays')).toHaveText('0 days')
    await control(page, 'startDate').fill('2026-01-31')
    await control(page, 'endDate').fill('2026-02-28')
    await expect(figure(page, 'totalDays')).toHaveText('28 days')
    await expect(figure(page, 'months')).toHaveText('0 months')
    await expect(figure(page, 'days')).toHaveText('28 days')
    await expect(figure(page, 'totalHours')).toHaveText('672')
    await expect(figure(page, 'weeks')).toHaveText('4 weeks, 0 days')
    // numpy.busday_count('2026-01-31', '2026-02-28')
    await expect(figure(page, 'workingDays')).toHaveText('20 days')
    await expect(figure(page, 'daysLeft')).toHaveText('69 days ago')
    await expect(page.getByText('swapped')).toHaveCount(0)
    await control(page, 'endDate').fill('2026-01-03')
    await expect(page.getByText('From Saturday, January 3, 2026 to Saturday, January 31, 2026')).toBeVisible()
    await expect(page.getByText('The end date is the earlier one, so the two dates were swapped.')).toBeVisible()
    await expect(figure(page, 'totalDays')).toHaveAttribute('data-value', '28')
  },
)

test('leaves out the public holidays of a country', { tag: '@full' }, async ({ guarded: page }) => {
  await openAt(page, '2026-05-08T12:00:00+09:00', {
    fragment: 'tab=difference&startDate=2026-09-21&endDate=2026-10-12',
  })
  await expect(figure(page, 'workingDays')).toHaveText('15일')
  await control(page, 'holidays').selectOption('korea')
  // Chuseok on Thursday and Friday, 5 October for the Saturday before it, 9 October.
  await expect(figure(page, 'businessDays')).toHaveText('11일')
  await control(page, 'endDate').fill('2028-01-03')
  await expect(page.getByText('2024년부터 2027년까지의 공휴일만 뺐어요.')).toBeVisible()
})

test('from today, the days that are left lead', { tag: '@full' }, async ({ guarded: page }) => {
  await openAt(page, '2026-05-08T12:00:00+09:00', { fragment: 'tab=difference&endDate=2027-05-04' })
  const result = page.locator('section').filter({ has: figure(page, 'daysLeft') })
  await expect(figure(page, 'daysLeft')).toHaveText('D-361')
  await expect(figure(page, 'daysLeft')).toHaveClass(/headline-figure/)
  await expect(result.locator('dl').filter({ has: figure(page, 'totalDays') })).toContainText('361일')
  await control(page, 'inclusive').check()
  await expect(figure(page, 'totalDays')).toHaveText('362일')
  await expect(figure(page, 'totalDays')).toHaveClass(/headline-figure/)
})

test('counts a 100th day with the first day as day 1', { tag: '@full' }, async ({ guarded: page }) => {
  await openAt(page, '2026-05-08T12:00:00+09:00', {
    fragment: 'tab=difference&startDate=2026-01-01&endDate=2026-04-10',
  })
  await expect(figure(page, 'totalDays')).toHaveText('99일')
  await expect(milestone(page, '100일 뒤')).toContainText('2026. 4. 11.')
  await control(page, 'inclusive').check()
  await expect(figure(page, 'totalDays')).toHaveText('100일')
  await expect(milestone(page, '100일째')).toContainText('2026. 4. 10.')
  await expect(milestone(page, '100일째')).toContainText('D+28')
})

test('adds and takes away days, weeks, months and years', { tag: '@full' }, async ({ guarded: page }) => {
  await openAt(page, '2026-05-08T12:00:00+09:00', { locale: 'en' })
  await page.getByRole('tab', { name: 'Add and subtract' }).click()
  await expect(figure(page, 'resultDate')).toHaveText('Sunday, August 16, 2026')
  await choose(page, 'operation', 'subtract')
  await expect(figure(page, 'resultDate')).toHaveAttribute('data-value', '2026-01-28')
  await control(page, 'baseDate').fill('2024-03-31')
  await control(page, 'days').fill('１')
  await control(page, 'unit').selectOption('months')
  await expect(figure(page, 'resultDate')).toHaveText('Thursday, February 29, 2024')
  await control(page, 'days').fill('-1')
  await expect(control(page, 'days')).toHaveAccessibleDescription('Please enter 0 or more.')
  await expect(figure(page, 'resultDate')).toHaveCount(0)
  await control(page, 'days').fill('99999')
  await expect(control(page, 'days')).toHaveAccessibleDescription(
    'The date must stay between the years 1 and 9999. Please change your entry.',
  )
  await button(page, 'reset').click()
  await expect(control(page, 'baseDate')).toHaveValue('2026-05-08')
  await expect(figure(page, 'resultDate')).toHaveAttribute('data-value', '2026-08-16')
})

test(
  'finds the next lunar birthdays of a day of birth, for the calendar of the phone',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await page.clock.setFixedTime(new Date('2026-05-08T12:00:00+09:00'))
    await openTool(page, `${SLUG}/lunar-birthday`, { fragment: 'lunarFrom=solar&solarDate=2020-05-23&lunarName=Jun' })
    // The first day of leap month 4.
    await expect(page.getByText('음력 2020년 윤4월 1일에 태어났어요.')).toBeVisible()
    await expect(figure(page, 'lunarNext')).toHaveAttribute('data-value', '2026-05-17')
    await expect(figure(page, 'daysLeft')).toHaveText('D-9')
    await expect(page.locator('table[data-name="lunarDates"] tbody tr')).toHaveCount(20)
    const downloading = page.waitForEvent('download')
    await button(page, 'download').click()
    const file = await downloading
    expect(file.suggestedFilename()).toBe('Jun_lunar_dates.ics')
    const text = await readFile(await file.path(), 'utf8')
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(20)
    expect(text).toContain('SUMMARY:Jun 생일 (음력 윤4월 1일)')
    // A second person, in the same file.
    await button(page, 'addPerson').click()
    await expect(control(page, 'lunarName')).toHaveValue('')
    await control(page, 'solarDate').fill('1965-10-09')
    await control(page, 'lunarName').fill('할머니 생신')
    const both = page.waitForEvent('download')
    await button(page, 'download').click()
    const pair = await readFile(await (await both).path(), 'utf8')
    expect(pair.match(/BEGIN:VEVENT/g)).toHaveLength(40)
    expect(pair).toContain('SUMMARY:할머니 생신 (음력 9월 15일)')
    // The soonest of both leads, and each day says whose it is.
    await expect(figure(page, 'lunarNext')).toHaveAttribute('data-value', '2026-05-17')
    await expect(page.locator('table[data-name="lunarDates"] tbody tr').nth(1)).toContainText('할머니 생신')
    await control(page, 'solarDate').fill('1899-12-31')
    await expect(control(page, 'solarDate')).toHaveAccessibleDescription(/1900년 1월 31일/)
  },
)

test('says what is an example, and when the day of this year is past', { tag: '@full' }, async ({ guarded: page }) => {
  await page.clock.setFixedTime(new Date('2026-11-26T12:00:00+09:00'))
  await openTool(page, `${SLUG}/lunar-birthday`)
  await expect(page.getByText('음력 8월 15일 기준의 예시예요.')).toBeVisible()
  await control(page, 'lunarMonth').fill('3')
  await expect(page.getByText(/^올해는 5월 1일 \(금\)/)).toBeVisible()
  await expect(page.getByText('예시예요')).toHaveCount(0)
})

test(
  'Reset keeps the tab and offers Undo only if something was cleared',
  { tag: '@full' },
  async ({ guarded: page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openAt(page, '2026-05-08T12:00:00+09:00', { locale: 'en' })
    const math = page.getByRole('tab', { name: 'Add and subtract' })
    await math.click()
    await control(page, 'days').fill('7')
    await button(page, 'reset').click()
    await expect(control(page, 'days')).toHaveValue('100')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(control(page, 'days')).toHaveValue('7')
    await expect(math).toHaveAttribute('aria-selected', 'true')
    await button(page, 'reset').click()
    await expect(control(page, 'days')).toHaveValue('100')
    await page.reload()
    await page.locator('main[data-ready="true"]').waitFor()
    await page.getByRole('tab', { name: 'Difference' }).click()
    await button(page, 'reset').click()
    await expect(control(page, 'endDate')).toHaveValue('2026-05-08')
    await button(page, 'share').click()
    await expect(toast(page, 'copied')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  },
)

test('a shared link restores every input', { tag: '@full' }, async ({ guarded: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTool(page, SLUG, { fragment: 'birthDate=0001-01-01&asOf=9999-12-31&endDate=2026-02-30&nonsense=1' })
  await expect(figure(page, 'years')).toHaveText('9998세')
  await expect.poll(() => figureValue(page, 'totalDays')).toBe(3_652_058)
  await expect(figure(page, 'nextBirthday')).toHaveCount(0)
  await followSharedLink(page)
  await expect(figure(page, 'years')).toHaveText('9998세')
})

test('a link to one tab contains no inputs of another', { tag: '@full' }, async ({ guarded: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTool(page, SLUG, {
    locale: 'en',
    fragment: 'birthDate=1990-05-15&tab=difference&startDate=2026-05-08&endDate=2026-12-25',
  })
  await button(page, 'share').click()
  await expect(toast(page, 'copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('#')[1]).toBe(
    'tab=difference&startDate=2026-05-08&endDate=2026-12-25&inclusive=false&holidays=none',
  )
})

test('is another day after midnight, without a reload', { tag: '@full' }, async ({ guarded: page }) => {
  await page.clock.install({ time: new Date('2026-05-08T23:59:00+09:00') })
  await openTool(page, SLUG, { fragment: 'birthDate=2000-05-09' })
  await expect(figure(page, 'years')).toHaveText('25세')
  await page.clock.runFor(120_000)
  await expect(control(page, 'asOf')).toHaveValue('2026-05-09')
  await expect(figure(page, 'years')).toHaveText('26세')
})

test('the prerendered page knows no today', { tag: '@full' }, async ({ request }) => {
  const html = await (await request.get(`/tools/${SLUG}`)).text()
  expect(html).toMatch(/<input[^>]*name="asOf"[^>]*value=""/)
  expect(html).not.toMatch(/<output/)
})

// 07:00 UTC on 8 March 2026, when clocks go forward in New York, and the moment at which 2027 begins in each place.
const PLACES = [
  { zone: 'Asia/Seoul', hour: 16, newYear: '2026-12-31T15:00:00Z' },
  { zone: 'Asia/Tokyo', hour: 16, newYear: '2026-12-31T15:00:00Z' },
  { zone: 'America/New_York', hour: 3, newYear: '2027-01-01T05:00:00Z' },
  { zone: 'America/Sao_Paulo', hour: 4, newYear: '2027-01-01T03:00:00Z' },
  { zone: 'Australia/Lord_Howe', hour: 18, newYear: '2026-12-31T13:00:00Z' },
  { zone: 'Pacific/Kiritimati', hour: 21, newYear: '2026-12-31T10:00:00Z' },
]

// Clocks changed in New York, on Lord Howe and in São Paulo on the day between.
const CHANGES = [
  ['2026-10-31', '2026-11-02'],
  ['2026-04-04', '2026-04-06'],
  ['2018-11-03', '2018-11-05'],
]

for (const { zone, hour, newYear } of PLACES) {
  test.describe(`in ${zone}`, { tag: '@full' }, () => {
    test.use({ timezoneId: zone })

    test('days are counted correctly across daylight saving changes', { tag: '@full' }, async ({ guarded: page }) => {
      await openAt(page, '2026-03-08T07:00:00Z', { locale: 'en', fragment: 'birthDate=2025-11-01' })
      await expect(control(page, 'asOf')).toHaveValue('2026-03-08')
      await expect.poll(() => figureValue(page, 'totalDays')).toBe(127)
      await expect.poll(() => figureValue(page, 'hours')).toBe(hour)
      for (const [from, to] of CHANGES) {
        await page.evaluate((fragment) => location.assign(fragment), `#tab=difference&startDate=${from}&endDate=${to}`)
        await expect(control(page, 'endDate')).toHaveValue(`${to}`)
        await expect(figure(page, 'totalDays')).toHaveText('2 days')
        await expect(figure(page, 'totalHours')).toHaveText('48')
      }
    })

    test('today changes at midnight there', async ({ guarded: page }) => {
      await openAt(page, new Date(Date.parse(newYear) - 60_000).toISOString())
      await expect(control(page, 'asOf')).toHaveValue('2026-12-31')
      await openAt(page, newYear)
      await page.reload()
      await expect(control(page, 'asOf')).toHaveValue('2027-01-01')
    })
  })
}
