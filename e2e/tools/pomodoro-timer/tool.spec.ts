import { MORNING, SLUG, expectLeft, expectToast, hide, openAtNine } from './support'
import { button, expect, figure, openTool, test } from '@/e2e/support/test'

test(
  'starts with the documented lengths and counts down by the second',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openAtNine(page, { locale: 'en' })
    await expectLeft(page, '25:00')
    await expect(figure(page, 'remaining')).toHaveAttribute('data-value', '1500')
    await expect(figure(page, 'mode')).toHaveAttribute('data-value', 'work')
    await expect(figure(page, 'sessionsToday')).toHaveText('0')
    await expect(figure(page, 'totalSessions')).toHaveText('0')
    await expect(figure(page, 'timeSpent')).toHaveText('0 min')
    await expect(figure(page, 'nextBreak')).toHaveText('Short')
    await button(page, 'toggle').click()
    await page.clock.runFor(1000)
    await expectLeft(page, '24:59')
    await page.clock.runFor(64_000)
    await expectLeft(page, '23:55')
    await expect(figure(page, 'timeSpent')).toHaveAttribute('data-value', '65')
  },
)

test('a pause keeps the time left', { tag: '@full' }, async ({ guarded: page }) => {
  await openAtNine(page)
  await button(page, 'toggle').click()
  await page.clock.fastForward('05:00')
  await expectLeft(page, '20:00')
  await button(page, 'toggle').click()
  await page.clock.fastForward('10:00:00')
  await expectLeft(page, '20:00')
  await button(page, 'toggle').click()
  await page.clock.fastForward('01:00')
  await expectLeft(page, '19:00')
})

test('is right after almost an hour asleep, in a hidden tab and after a reload', async ({ guarded: page }) => {
  await openAtNine(page, { fragment: 'workDuration=60' })
  await expectLeft(page, '60:00')
  await button(page, 'toggle').click()
  // fastForward fires due timers once at most, as a computer does that wakes up.
  await page.clock.fastForward('50:00')
  await expectLeft(page, '10:00')
  await hide(page, true)
  await page.clock.fastForward('05:00')
  await hide(page, false)
  await expectLeft(page, '05:00')
  await page.reload()
  await expectLeft(page, '05:00')
  await page.clock.fastForward('04:30')
  await expectLeft(page, '00:30')
  await expect(button(page, 'toggle')).toContainText('일시정지')
})

test('counts on while the timers of a hidden tab stand still', { tag: '@full' }, async ({ guarded: page }) => {
  await openAtNine(page)
  await button(page, 'toggle').click()
  await expectLeft(page, '25:00')
  // Moves the clock without firing any timer of the page: only the worker's own, real ticks can tell.
  await page.clock.setSystemTime(new Date(MORNING.getTime() + 60_000 + 7 * 60_000))
  await expectLeft(page, '18:00')
})

test('a session that ended during an hour asleep is completed once', { tag: '@full' }, async ({ guarded: page }) => {
  await openAtNine(page, { locale: 'en' })
  await button(page, 'toggle').click()
  await page.clock.fastForward('01:00:00')
  await expectToast(page, 'Work session complete! Time for a short break.')
  await expect(figure(page, 'mode')).toHaveAttribute('data-value', 'shortBreak')
  await expectLeft(page, '05:00')
  await expect(figure(page, 'sessionsToday')).toHaveText('1')
  await expect(figure(page, 'timeSpent')).toHaveAttribute('data-value', '1500')
  await page.clock.fastForward('01:00:00')
  await expectLeft(page, '05:00')
  await expect(figure(page, 'totalSessions')).toHaveText('1')
})

test(
  'a session that ended while the page was closed is there on return',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openAtNine(page, { locale: 'ja' })
    await button(page, 'toggle').click()
    await page.goto('/ja/about')
    await page.clock.fastForward('01:00:00')
    await openTool(page, SLUG, { locale: 'ja' })
    await expectToast(page, '集中が終わりました')
    await expect(figure(page, 'sessionsToday')).toHaveText('1')
    await expectLeft(page, '05:00')
  },
)

test('four sessions lead to a long break', { tag: '@full' }, async ({ guarded: page }) => {
  await openAtNine(page, { locale: 'en' })
  for (const session of [1, 2, 3]) {
    await button(page, 'toggle').click()
    await page.clock.fastForward('25:00')
    await expect(figure(page, 'mode')).toHaveAttribute('data-value', 'shortBreak')
    await expect(figure(page, 'sessionsToday')).toHaveText(String(session))
    await expect(figure(page, 'nextBreak')).toHaveText('Work')
    await button(page, 'toggle').click()
    await page.clock.fastForward('05:00')
    await expect(figure(page, 'mode')).toHaveAttribute('data-value', 'work')
  }
  await expectToast(page, 'Break complete! Ready for the next work session.')
  await expect(figure(page, 'nextBreak')).toHaveText('Long')
  await button(page, 'toggle').click()
  await page.clock.fastForward('25:00')
  await expectToast(page, 'Work session complete! Time for a long break.')
  await expect(figure(page, 'mode')).toHaveAttribute('data-value', 'longBreak')
  await expectLeft(page, '15:00')
  await expect(figure(page, 'totalSessions')).toHaveText('4')
  await expect(figure(page, 'timeSpent')).toHaveText('1 h 40 min')
})

test(
  'skip completes the phase but counts only time really spent; reset keeps the counters',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openAtNine(page)
    await button(page, 'toggle').click()
    await page.clock.fastForward('02:00')
    await expectLeft(page, '23:00')
    await button(page, 'skip').click()
    await expect(figure(page, 'mode')).toHaveText('짧은 휴식')
    await expect(figure(page, 'sessionsToday')).toHaveText('1')
    await expect(figure(page, 'timeSpent')).toHaveAttribute('data-value', '120')
    await button(page, 'reset').click()
    await expect(figure(page, 'mode')).toHaveText('집중')
    await expectLeft(page, '25:00')
    await expect(figure(page, 'sessionsToday')).toHaveText('1')
    await expect(figure(page, 'timeSpent')).toHaveAttribute('data-value', '120')
  },
)

test('counts are stored per day', { tag: '@full' }, async ({ guarded: page }) => {
  await openAtNine(page)
  await button(page, 'skip').click()
  await page.reload()
  await expect(figure(page, 'sessionsToday')).toHaveText('1')
  await page.clock.fastForward('24:00:00')
  await page.reload()
  await expect(figure(page, 'sessionsToday')).toHaveText('0')
  await expect(figure(page, 'totalSessions')).toHaveText('1')
})

test(
  'with auto-start the next phase runs from the moment the last one ended',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openAtNine(page, { fragment: 'autoStart=true' })
    await button(page, 'toggle').click()
    await page.clock.fastForward('27:00')
    await expect(figure(page, 'mode')).toHaveAttribute('data-value', 'shortBreak')
    await expectLeft(page, '03:00')
  },
)

test(
  'an old tab follows the active one, and does not change its timer when shown again',
  { tag: '@full' },
  async ({ guarded: page, context }) => {
    await openAtNine(page)
    const frozen = await context.newPage()
    // A tab that the browser froze hears of nothing.
    await frozen.addInitScript(() => window.addEventListener('storage', (event) => event.stopImmediatePropagation()))
    await openTool(frozen, SLUG)
    const used = await context.newPage()
    await openTool(used, SLUG)
    await button(used, 'skip').click()
    await button(used, 'toggle').click()
    await used.clock.fastForward('02:00')
    await expectLeft(used, '03:00')
    await expectLeft(page, '03:00')
    await expect(figure(page, 'totalSessions')).toHaveText('1')
    await hide(frozen, false)
    await expectLeft(frozen, '03:00')
    await used.reload()
    await expectLeft(used, '03:00')
    await expect(figure(used, 'totalSessions')).toHaveText('1')
  },
)
