import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import type { Page } from 'playwright/test'
import { button, control, expect, figure, figureValue, followSharedLink, openTool, test } from '@/e2e/support/test'

const SLUG = 'pregnancy-calculator'

/** Opens the tool on 8 May 2026 at noon in Seoul. */
async function open(page: Page, options: Parameters<typeof openTool>[2] = {}): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-05-08T12:00:00+09:00'))
  await openTool(page, SLUG, options)
}

const keyDates = (page: Page) => page.locator('table[data-name="keyDates"] tbody tr')

test('dates a pregnancy from the last period as it is typed', async ({ guarded: page }) => {
  await open(page)
  await expect(button(page, 'calculate')).toBeDisabled()
  await expect(control(page, 'asOf')).toHaveValue('2026-05-08')
  await expect(control(page, 'cycleLength')).toHaveValue('28')
  await control(page, 'lastPeriod').fill('2026-01-01')
  await expect(button(page, 'calculate')).toBeEnabled()
  await expect(figure(page, 'dueDate')).toHaveText('2026년 10월 8일 목요일')
  await expect(figure(page, 'dueDate')).toHaveAttribute('data-value', '2026-10-08')
  // 127 days since 1 January: 18 weeks and 1 day; 153 to go.
  await expect(figure(page, 'gestationalWeeks')).toHaveText('18주')
  await expect(figure(page, 'gestationalDays')).toHaveText('1일')
  await expect(figure(page, 'trimester')).toHaveText('중기')
  await expect(figure(page, 'trimester')).toHaveAttribute('data-value', '2')
  await expect(figure(page, 'daysRemaining')).toHaveText('153일 남았어요')
  await expect.poll(() => figureValue(page, 'percentComplete')).toBeCloseTo(45.357, 3)
  await expect(figure(page, 'conceptionDate')).toHaveAttribute('data-value', '2026-01-15')
  await expect(page.getByRole('img', { name: '18주 1일' })).toBeVisible()
})

test(
  'lists the documented milestones, and those near the week looked at',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await open(page, { locale: 'en', fragment: 'lastPeriod=2026-01-01' })
    await expect(keyDates(page)).toHaveCount(11)
    await expect(keyDates(page).nth(5).locator('td').first()).toHaveText('20')
    await expect(keyDates(page).nth(5)).toContainText('May 21, 2026')
    await expect(keyDates(page).last()).toContainText('Due date')
    const near = page.locator('[data-name="milestones"] li')
    await expect(near).toHaveCount(2)
    await expect(near.first()).toHaveAttribute('data-week', '16')
    await expect(near.last()).toContainText('13 days later')
  },
)

test('shows how long the due date is past and stops at 100 %', { tag: '@full' }, async ({ guarded: page }) => {
  await open(page, { locale: 'ja', fragment: 'lastPeriod=2025-07-22' })
  await expect(figure(page, 'dueDate')).toHaveAttribute('data-value', '2026-04-28')
  await expect(figure(page, 'daysRemaining')).toHaveText('予定日を10日過ぎました')
  await expect(figure(page, 'daysRemaining')).toHaveAttribute('data-value', '-10')
  await expect(figure(page, 'percentComplete')).toHaveText('100%')
  await expect(figure(page, 'trimester')).toHaveAttribute('data-value', '3')
})

test('moves the due date with the cycle only when asked', { tag: '@full' }, async ({ guarded: page }) => {
  await open(page, { fragment: 'lastPeriod=2026-01-01&cycleLength=35' })
  await expect(figure(page, 'dueDate')).toHaveAttribute('data-value', '2026-10-08')
  await expect(figure(page, 'conceptionDate')).toHaveAttribute('data-value', '2026-01-22')
  await expect(page.getByText('주기를 반영한 예정일: 10월 15일 (목)')).toBeVisible()
  // In sight, since the cycle is not the average one.
  await page.locator('input[name="followCycle"]').check()
  await expect(figure(page, 'dueDate')).toHaveAttribute('data-value', '2026-10-15')
  await expect(page.getByText('주기를 반영한 예정일')).toHaveCount(0)
  await page.locator('input[name="followCycle"]').uncheck()
  await expect(figure(page, 'dueDate')).toHaveAttribute('data-value', '2026-10-08')
})

test('dates a pregnancy from a scan and from an embryo transfer', { tag: '@full' }, async ({ guarded: page }) => {
  await open(page)
  await control(page, 'method').selectOption('ultrasound')
  await expect(control(page, 'lastPeriod')).toHaveCount(0)
  await control(page, 'scanDate').fill('2026-03-01')
  await expect(button(page, 'calculate')).toBeDisabled()
  await control(page, 'scanWeeks').fill('8')
  await control(page, 'scanDays').fill('3')
  await expect(figure(page, 'dueDate')).toHaveAttribute('data-value', '2026-10-08')
  await control(page, 'method').selectOption('ivf')
  await control(page, 'transferDate').fill('2026-01-20')
  // ACOG: 261 days after the transfer of a day-5 embryo, 263 after that of a day-3 embryo.
  await expect(figure(page, 'dueDate')).toHaveAttribute('data-value', '2026-10-08')
  await control(page, 'embryoAge').selectOption('3')
  await expect(figure(page, 'dueDate')).toHaveAttribute('data-value', '2026-10-10')
})

test(
  'refuses a last period in the future and a day before it, and keeps the rest',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await open(page, { locale: 'en' })
    await expect(control(page, 'lastPeriod')).toHaveAttribute('max', '2026-05-08')
    await control(page, 'lastPeriod').fill('2026-05-09')
    await expect(control(page, 'lastPeriod')).toHaveAccessibleDescription(
      'Please enter today’s date or an earlier one.',
    )
    await expect(figure(page, 'dueDate')).toHaveCount(0)
    await expect(button(page, 'calculate')).toBeDisabled()
    await control(page, 'lastPeriod').fill('2026-01-01')
    await control(page, 'asOf').fill('2025-12-31')
    await expect(control(page, 'asOf')).toHaveAttribute('aria-invalid', 'true')
    await expect(figure(page, 'gestationalWeeks')).toHaveCount(0)
    await expect(figure(page, 'dueDate')).toHaveAttribute('data-value', '2026-10-08')
    await control(page, 'cycleLength').fill('40')
    await expect(control(page, 'cycleLength')).toHaveAccessibleDescription(
      'This calculation works for cycles of 21 to 35 days. Use the date of a scan for shorter or longer cycles.',
    )
    await expect(figure(page, 'dueDate')).toHaveCount(0)
    await control(page, 'cycleLength').fill('month')
    await expect(figure(page, 'dueDate')).toHaveCount(0)
    await control(page, 'cycleLength').fill('28 days')
    await expect(figure(page, 'conceptionDate')).toHaveAttribute('data-value', '2026-01-15')
  },
)

test('Reset restores today and an empty page, and nothing is stored', { tag: '@full' }, async ({ guarded: page }) => {
  await open(page)
  await control(page, 'lastPeriod').fill('2026-01-01')
  await control(page, 'asOf').fill('2026-04-01')
  await expect(figure(page, 'dueDate')).toBeVisible()
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, location.hash])).toEqual([0, 0, ''])
  await button(page, 'reset').click()
  await expect(control(page, 'lastPeriod')).toHaveValue('')
  await expect(control(page, 'asOf')).toHaveValue('2026-05-08')
  await expect(figure(page, 'dueDate')).toHaveCount(0)
})

test('saves the dates as a calendar that a strict parser reads', { tag: '@full' }, async ({ guarded: page }) => {
  await open(page, { fragment: 'lastPeriod=2026-01-01' })
  const download = page.waitForEvent('download')
  await button(page, 'download').click()
  const file = await download
  expect(file.suggestedFilename()).toBe('pregnancy_calendar.ics')
  await expect(page.getByRole('status').filter({ hasText: 'pregnancy_calendar.ics' })).toBeVisible()
  const text = await readFile(await file.path(), 'utf8')
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part))
  // Those of weeks 4 to 16 are past.
  expect(events).toHaveLength(6)
  expect(events.at(-1)?.summary).toBe('출산 예정일')
  expect(events.at(-1)?.startDate.toString()).toBe('2026-10-08')
  expect(events.at(-1)?.endDate.toString()).toBe('2026-10-09')
  expect(events[0]?.summary).toBe('임신 20주: 정밀 초음파 시기, 이제 절반이에요')
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(6)
})

for (const locale of ['', 'en', 'ja'])
  test(`the forty weeks fit one page of A4 (${locale || 'ko'})`, { tag: '@full' }, async ({ guarded: page }) => {
    await page.addInitScript(() => {
      window.print = () => {}
    })
    await open(page, { locale, fragment: 'lastPeriod=2025-09-01' })
    await page.locator('.week-sheet summary').click()
    const rows = page.locator('table[data-name="weekSheet"] tbody tr')
    await expect(rows).toHaveCount(41)
    await expect(rows.nth(20).locator('[data-value="2026-01-19"]')).toBeVisible()
    await button(page, 'printSheet').click()
    await page.emulateMedia({ media: 'print' })
    await expect(rows.nth(40)).toBeVisible()
    await expect(figure(page, 'dueDate')).toBeHidden()
    const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
    // As wide as browsers make it.
    const margin = { top: '13mm', bottom: '13mm', left: '13mm', right: '13mm' }
    expect(pages(await page.pdf({ format: 'A4', margin }))).toBe(1)
    await expect(figure(page, 'dueDate')).toBeVisible()
  })

test('a shared link restores every input', { tag: '@full' }, async ({ guarded: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, {
    locale: 'en',
    fragment: 'method=ultrasound&scanDate=2026-03-01&scanWeeks=8&scanDays=3&asOf=2026-06-01',
  })
  await expect(figure(page, 'dueDate')).toHaveText('Thursday, October 8, 2026')
  await followSharedLink(page)
  await expect(figure(page, 'dueDate')).toHaveText('Thursday, October 8, 2026')
  await expect(control(page, 'asOf')).toHaveValue('2026-06-01')
})
