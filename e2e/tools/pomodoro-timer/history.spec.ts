import { readFile } from 'node:fs/promises'
import { button, choose, control, expect, figure, test } from '@/e2e/support/test'
import { openAtNine } from './support'

test('the history shows days and weeks, and is downloaded and cleared', { tag: '@full' }, async ({ guarded: page }) => {
  await openAtNine(page, { locale: 'en' })
  await button(page, 'history').click()
  // React shows what it has loaded by a timer of the page.
  await page.clock.runFor(1000)
  await expect(page.getByText('Your days appear here')).toBeVisible()
  await button(page, 'toggle').click()
  await page.clock.fastForward('10:00')
  await button(page, 'skip').click()
  const chart = page.getByRole('img', { name: 'Last 14 days: 1 session, 10 min of work' })
  await expect(chart).toBeVisible()
  // The bar of today is as high as its axis: 10 of 10 minutes; the other 13 have no height.
  const outline = (await chart.locator('path').getAttribute('d')) ?? ''
  expect([...outline.matchAll(/v(-?\d+)h/g)].map(([, height]) => Number(height))).toEqual([
    ...Array<number>(13).fill(0),
    -4000,
  ])
  await choose(page, 'historyBy', 'week')
  await expect(page.getByRole('img', { name: 'Last 12 weeks: 1 session, 10 min of work' })).toBeVisible()
  const waiting = page.waitForEvent('download')
  await button(page, 'download').click()
  const file = await waiting
  expect(file.suggestedFilename()).toBe('pomodoro_history.csv')
  expect(await readFile(await file.path(), 'utf8')).toBe('Day,Sessions,Minutes of work\r\n2026-05-08,1,10\r\n')
  await button(page, 'clearHistory').click()
  await expect(page.getByText('Your days appear here')).toBeVisible()
  await expect(figure(page, 'totalSessions')).toHaveText('1')
})

test('the timer floats in a small window that looks like the page', { tag: '@full' }, async ({ guarded: page }) => {
  await openAtNine(page, { locale: 'en' })
  const opening = page.context().waitForEvent('page')
  await button(page, 'float').click()
  const small = await opening
  await expect(small.getByText('25:00')).toBeVisible()
  await small.locator('button[name="toggle"]').click()
  await page.clock.runFor(3000)
  await expect(small.getByText('24:57')).toBeVisible()
  await expect(button(page, 'toggle')).toContainText('Pause')
  const look = (at: typeof page) =>
    at
      .getByText('Work', { exact: true })
      .first()
      .evaluate((element) => {
        const { color, fontFamily } = getComputedStyle(element)
        return [color, fontFamily]
      })
  expect(await look(small)).toEqual(await look(page))
  await button(page, 'float').click()
  await expect.poll(() => small.isClosed()).toBe(true)
  await expect(control(page, 'task')).toBeVisible()
})
