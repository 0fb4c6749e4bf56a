import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import type { Page } from 'playwright/test'
import { button, control, expect, figure, followSharedLink, openTool, test } from '@/e2e/support/test'

const SLUG = 'ovulation-calendar'

/** Opens the tool on 13 May 2026 at noon in Seoul. */
async function open(page: Page, options: Parameters<typeof openTool>[2] = {}): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-05-13T12:00:00+09:00'))
  await openTool(page, SLUG, options)
}

const day = (page: Page, iso: string) => page.locator(`td[data-date="${iso}"]`)
const value = (page: Page, name: string) => expect(figure(page, name))

test('shows nothing without a date, then everything while typing', async ({ guarded: page }) => {
  await open(page)
  await expect(button(page, 'calculate')).toBeDisabled()
  await expect(page.locator('td[data-date]')).toHaveCount(0)
  await expect(control(page, 'cycleLength')).toHaveValue('28')
  await expect(control(page, 'periodLength')).toHaveValue('5')
  await expect(control(page, 'lutealLength')).toHaveValue('14')
  await control(page, 'lastPeriod').fill('2026-05-01')
  await expect(button(page, 'calculate')).toBeEnabled()
  await value(page, 'nextPeriod').toHaveAttribute('data-value', '2026-05-29')
  await value(page, 'ovulationDate').toHaveAttribute('data-value', '2026-05-15')
  await value(page, 'ovulationDate').toHaveText('5월 15일 (금)')
  await value(page, 'fertileStart').toHaveAttribute('data-value', '2026-05-10')
  await value(page, 'fertileEnd').toHaveAttribute('data-value', '2026-05-16')
  await value(page, 'lutealStart').toHaveAttribute('data-value', '2026-05-16')
  await value(page, 'lutealEnd').toHaveAttribute('data-value', '2026-05-28')
  await value(page, 'todayType').toHaveText('가임기')
  await value(page, 'todayType').toHaveAttribute('data-value', 'fertile')
  await control(page, 'cycleLength').fill('32')
  await value(page, 'ovulationDate').toHaveAttribute('data-value', '2026-05-19')
})

test('averages the last cycles and widens the window by their spread', { tag: '@full' }, async ({ guarded: page }) => {
  await open(page, { fragment: 'lastPeriod=2026-05-01' })
  await control(page, 'earlier1').fill('2026-04-02')
  await expect(figure(page, 'averageCycle')).toHaveCount(0)
  await control(page, 'earlier2').fill('2026-03-02')
  await control(page, 'earlier3').fill('2026-02-03')
  await value(page, 'averageCycle').toHaveText('29일')
  await value(page, 'widenedStart').toHaveAttribute('data-value', '2026-05-09')
  await value(page, 'widenedEnd').toHaveAttribute('data-value', '2026-05-19')
  await button(page, 'useAverage').click()
  await expect(control(page, 'cycleLength')).toHaveValue('29')
})

test(
  'types each day of the month by precedence, in words and symbols too',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await open(page, { locale: 'en', fragment: 'lastPeriod=2026-05-01' })
    const types = {
      '2026-05-01': ['menstruation', 'low'],
      '2026-05-05': ['menstruation', 'low'],
      '2026-05-06': ['follicular', 'low'],
      '2026-05-09': ['follicular', 'low'],
      '2026-05-10': ['fertile', 'high'],
      '2026-05-14': ['fertile', 'high'],
      '2026-05-15': ['ovulation', 'peak'],
      '2026-05-16': ['luteal', 'low'],
      '2026-05-28': ['luteal', 'low'],
      '2026-05-29': ['menstruation', 'low'],
    }
    for (const [iso, [type, fertility]] of Object.entries(types)) {
      await expect(day(page, iso)).toHaveAttribute('data-type', `${type}`)
      await expect(day(page, iso)).toHaveAttribute('data-fertility', `${fertility}`)
    }
    await expect(day(page, '2026-05-15')).toHaveAccessibleName('Fri, May 15: Ovulation, Highest chance of pregnancy')
    await expect(day(page, '2026-05-15')).toContainText('★')
    await expect(day(page, '2026-05-13')).toHaveAttribute('aria-current', 'date')
    const calendar = page.locator('table[data-name="calendar"]')
    await expect(calendar.locator('th')).toHaveText(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
    await expect(calendar.locator('tbody tr')).toHaveCount(6)
    // 1 May 2026 is a Friday.
    await expect(calendar.locator('tbody tr').first().locator('td').nth(5)).toHaveAttribute('data-date', '2026-05-01')
  },
)

test('shows later months, and months before the first known day', { tag: '@full' }, async ({ guarded: page }) => {
  await open(page, { locale: 'ja', fragment: 'lastPeriod=2026-05-01' })
  await expect(page.getByRole('heading', { name: '2026年5月' })).toBeVisible()
  await button(page, 'nextMonth').click()
  await expect(day(page, '2026-06-12')).toHaveAttribute('data-type', 'ovulation')
  await expect(day(page, '2026-06-26')).toHaveAttribute('data-type', 'menstruation')
  await button(page, 'previousMonth').click()
  await button(page, 'previousMonth').click()
  await expect(page.getByRole('heading', { name: '2026年4月' })).toBeVisible()
  await expect(day(page, '2026-04-30')).toBeVisible()
  await expect(page.locator('td[data-type]')).toHaveCount(0)
})

test('lists the next six cycles from cycle 2', { tag: '@full' }, async ({ guarded: page }) => {
  await open(page, { locale: 'en', fragment: 'lastPeriod=2026-05-01' })
  const rows = page.locator('table[data-name="nextCycles"] tbody tr')
  await expect(rows).toHaveCount(6)
  await expect(rows.first().locator('td')).toHaveText([
    'Cycle 2',
    'May 29, 2026',
    'Jun 12, 2026',
    'Jun 7, 2026',
    'Jun 13, 2026',
  ])
  await expect(rows.last().locator('td').first()).toHaveAttribute('data-value', '7')
  await expect(rows.last().locator('td').nth(1)).toHaveAttribute('data-value', '2026-10-16')
})

test('refuses a date in the future and lengths that make no cycle', { tag: '@full' }, async ({ guarded: page }) => {
  await open(page)
  await expect(control(page, 'lastPeriod')).toHaveAttribute('max', '2026-05-13')
  await control(page, 'lastPeriod').fill('2026-05-14')
  await expect(control(page, 'lastPeriod')).toHaveAccessibleDescription('오늘이나 그 전 날짜를 입력해 주세요.')
  await expect(figure(page, 'nextPeriod')).toHaveCount(0)
  await control(page, 'lastPeriod').fill('2026-05-01')
  await control(page, 'cycleLength').fill('10')
  await expect(control(page, 'cycleLength')).toHaveAccessibleDescription(/21~35일 주기에만 맞아요/)
  await expect(page.getByText(/^이 날수로는 날짜를 계산할 수 없어요.*: 생리 주기$/)).toBeVisible()
  await control(page, 'periodLength').fill('20')
  await expect(control(page, 'periodLength')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(/: 생리 주기, 생리 기간$/)).toBeVisible()
  await control(page, 'periodLength').fill('5')
  await control(page, 'cycleLength').fill('모름')
  await expect(control(page, 'cycleLength')).toHaveAccessibleDescription('숫자로 입력해 주세요.')
  await expect(figure(page, 'nextPeriod')).toHaveCount(0)
  await control(page, 'cycleLength').fill('28일')
  await value(page, 'nextPeriod').toHaveAttribute('data-value', '2026-05-29')
})

test(
  'Reset restores 28, 5 and 14 and clears the date, and nothing is stored',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await open(page, { fragment: 'lastPeriod=2026-05-01&cycleLength=30&periodLength=6&lutealLength=12' })
    await value(page, 'ovulationDate').toHaveAttribute('data-value', '2026-05-19')
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    await button(page, 'reset').click()
    await expect(control(page, 'lastPeriod')).toHaveValue('')
    await expect(control(page, 'cycleLength')).toHaveValue('28')
    await expect(control(page, 'periodLength')).toHaveValue('5')
    await expect(control(page, 'lutealLength')).toHaveValue('14')
    await expect(figure(page, 'ovulationDate')).toHaveCount(0)
  },
)

test('notes that a forecast has expired once the next period was due', { tag: '@full' }, async ({ guarded: page }) => {
  await open(page, { locale: 'en', fragment: 'lastPeriod=2026-04-15' })
  await value(page, 'nextPeriod').toHaveAttribute('data-value', '2026-05-13')
  await value(page, 'todayType').toHaveText('Period')
  await expect(
    page.getByText('Your next period should have started by now. If it has, enter its first day.'),
  ).toBeVisible()
})

test('more than a cycle later nothing is said of today', { tag: '@full' }, async ({ guarded: page }) => {
  await open(page, { locale: 'en', fragment: 'lastPeriod=2026-04-14' })
  await value(page, 'nextPeriod').toHaveText('May 12, 2026')
  await value(page, 'ovulationDate').toHaveText('Apr 28, 2026')
  await expect(figure(page, 'todayType')).toHaveCount(0)
  await expect(page.getByText('Your next period should have started by now.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'April 2026' })).toBeVisible()
  await button(page, 'nextMonth').click()
  await expect(day(page, '2026-05-11')).toHaveAttribute('data-type', 'luteal')
  await expect(day(page, '2026-05-13')).not.toHaveAttribute('data-fertility')
})

for (const [locale, emptied, long, after, twice, invalid] of [
  [
    'ko',
    '비어 있어서 28일로 계산해요. 실제와 다르면 날수를 입력해 주세요.',
    /배란 테스트기/,
    /마지막 생리 시작일보다 늦은/,
    /이미 넣은/,
    /없는 날짜/,
  ],
  [
    'en',
    'This field is empty, so 28 days are used. Enter your own value if it differs.',
    /Try an ovulation test/,
    /after your last period/,
    /already been entered/,
    /February 30/,
  ],
] as const) {
  test(`what is not taken as it is, is said in ${locale}`, { tag: '@full' }, async ({ guarded: page }) => {
    await open(page, {
      locale,
      fragment: 'lastPeriod=2026-05-01&earlier1=2026-05-02&earlier2=2026-04-02&earlier3=2026-04-02',
    })
    await expect(control(page, 'earlier1')).toHaveAccessibleDescription(after)
    await expect(control(page, 'earlier2')).toHaveAccessibleDescription(twice)
    await expect(control(page, 'earlier3')).toHaveAttribute('aria-invalid', 'true')
    await control(page, 'cycleLength').fill('')
    await expect(control(page, 'cycleLength')).toHaveAccessibleDescription(emptied)
    await expect(control(page, 'cycleLength')).not.toHaveAttribute('aria-invalid')
    await value(page, 'nextPeriod').toHaveAttribute('data-value', '2026-05-29')
    await control(page, 'cycleLength').fill('40')
    await expect(control(page, 'cycleLength')).toHaveAccessibleDescription(long)
    await expect(figure(page, 'nextPeriod')).toHaveCount(0)
    await page.evaluate(() => location.assign('#lastPeriod=2026-02-30&cycleLength=28'))
    await expect(control(page, 'lastPeriod')).toHaveAccessibleDescription(invalid)
    await expect(control(page, 'lastPeriod')).toHaveAttribute('aria-invalid', 'true')
  })
}

test('saves the forecast as a calendar that a strict parser reads', { tag: '@full' }, async ({ guarded: page }) => {
  await open(page, { locale: 'ja', fragment: 'lastPeriod=2026-05-01' })
  const download = page.waitForEvent('download')
  await button(page, 'download').click()
  const file = await download
  expect(file.suggestedFilename()).toBe('ovulation_calendar.ics')
  await expect(page.getByRole('status').filter({ hasText: 'ovulation_calendar.ics' })).toBeVisible()
  const text = await readFile(await file.path(), 'utf8')
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part))
  expect(events).toHaveLength(20)
  expect(events.slice(0, 3).map(({ summary, startDate, endDate }) => `${summary} ${startDate} ${endDate}`)).toEqual([
    '妊娠しやすい期間 2026-05-10 2026-05-16',
    '排卵予定日 2026-05-15 2026-05-16',
    '月経予定 2026-05-29 2026-06-03',
  ])
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(20)
})

test('a shared link restores every input', { tag: '@full' }, async ({ guarded: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, { fragment: 'lastPeriod=2026-05-01&cycleLength=30&periodLength=6&lutealLength=12' })
  await followSharedLink(page)
  await value(page, 'ovulationDate').toHaveAttribute('data-value', '2026-05-19')
  await expect(control(page, 'periodLength')).toHaveValue('6')
})
