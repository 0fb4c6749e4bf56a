import type { Page } from 'playwright/test'
import { findings } from '@/e2e/support/accessibility'
import { button, control, expect, figure, openTool, test } from '@/e2e/support/test'

const SLUG = 'pomodoro-timer'
const MORNING = new Date('2026-05-08T09:00:00+09:00')

/** Opens the timer at nine in the morning with a clock that only the test moves. */
async function openAtNine(page: Page, options: { locale?: string; fragment?: string } = {}) {
  await page.clock.install({ time: MORNING })
  await openTool(page, SLUG, options)
  await page.clock.pauseAt(new Date(MORNING.getTime() + 60_000))
}

/** The toaster is loaded with its first toast and shows it by the page's timers, which stand still. */
async function expectToast(page: Page, text: string) {
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible({ timeout: 100 })
  }).toPass()
}

async function expectLeft(page: Page, text: string) {
  await expect(figure(page, 'remaining')).toHaveText(text)
}

async function hide(page: Page, hidden: boolean) {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'visibilityState', { value: isHidden ? 'hidden' : 'visible', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}

/** Stands in for the browser's notifications with a visitor who answers as given; keeps what was asked and shown. */
async function answerPermission(page: Page, answer: 'granted' | 'denied') {
  await page.addInitScript((given) => {
    const log: string[] = []
    class FakeNotification {
      static permission = 'default'
      static requestPermission = () => {
        log.push('asked')
        FakeNotification.permission = given
        return Promise.resolve(given)
      }
      constructor(title: string, { body }: { body: string }) {
        log.push(`${title}: ${body}`)
      }
    }
    Object.assign(window, { Notification: FakeNotification, notificationLog: log })
  }, answer)
}

function notificationLog(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { notificationLog: string[] }).notificationLog)
}

test('starts with the documented lengths and counts down by the second', async ({ guarded: page }) => {
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
})

test('a pause keeps the time left', async ({ guarded: page }) => {
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

test('counts on while the timers of a hidden tab stand still', async ({ guarded: page }) => {
  await openAtNine(page)
  await button(page, 'toggle').click()
  await expectLeft(page, '25:00')
  // Moves the clock without firing any timer of the page: only the worker's own, real ticks can tell.
  await page.clock.setSystemTime(new Date(MORNING.getTime() + 60_000 + 7 * 60_000))
  await expectLeft(page, '18:00')
})

test('a session that ended during an hour asleep is completed once', async ({ guarded: page }) => {
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

test('a session that ended while the page was closed is there on return', async ({ guarded: page }) => {
  await openAtNine(page, { locale: 'ja' })
  await button(page, 'toggle').click()
  await page.goto('/ja/about')
  await page.clock.fastForward('01:00:00')
  await openTool(page, SLUG, { locale: 'ja' })
  await expectToast(page, '集中が終わりました')
  await expect(figure(page, 'sessionsToday')).toHaveText('1')
  await expectLeft(page, '05:00')
})

test('four sessions lead to a long break', async ({ guarded: page }) => {
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

test('skip completes the phase but counts only time really spent; reset keeps the counters', async ({
  guarded: page,
}) => {
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
})

test('counts belong to a day and are kept', async ({ guarded: page }) => {
  await openAtNine(page)
  await button(page, 'skip').click()
  await page.reload()
  await expect(figure(page, 'sessionsToday')).toHaveText('1')
  await page.clock.fastForward('24:00:00')
  await page.reload()
  await expect(figure(page, 'sessionsToday')).toHaveText('0')
  await expect(figure(page, 'totalSessions')).toHaveText('1')
})

test('with auto-start the next phase runs from the moment the last one ended', async ({ guarded: page }) => {
  await openAtNine(page, { fragment: 'autoStart=true' })
  await button(page, 'toggle').click()
  await page.clock.fastForward('27:00')
  await expect(figure(page, 'mode')).toHaveAttribute('data-value', 'shortBreak')
  await expectLeft(page, '03:00')
})

test('the end sounds 800 Hz for half a second', async ({ guarded: page }) => {
  await page.addInitScript(() => {
    const tones: { hertz: number; seconds: number }[] = []
    Object.assign(window, { tones })
    const { start, stop } = OscillatorNode.prototype
    const begun = new WeakMap<OscillatorNode, number>()
    OscillatorNode.prototype.start = function (when = 0) {
      begun.set(this, when)
      start.call(this, when)
    }
    OscillatorNode.prototype.stop = function (when = 0) {
      tones.push({ hertz: this.frequency.value, seconds: when - (begun.get(this) ?? Number.NaN) })
      stop.call(this, when)
    }
  })
  const tones = () => page.evaluate(() => (window as unknown as { tones: { hertz: number; seconds: number }[] }).tones)
  await openAtNine(page)
  await button(page, 'toggle').click()
  await page.clock.fastForward('25:00')
  await expect.poll(tones).toHaveLength(1)
  const [tone] = await tones()
  expect(tone?.hertz).toBe(800)
  expect(tone?.seconds).toBeCloseTo(0.5, 6)
  await button(page, 'settings').click()
  await control(page, 'sound').uncheck()
  await button(page, 'done').click()
  await button(page, 'skip').click()
  await expect(figure(page, 'mode')).toHaveAttribute('data-value', 'work')
  expect(await tones()).toHaveLength(1)
})

test('asks for notifications on the first start, and works when they are denied', async ({ guarded: page }) => {
  await answerPermission(page, 'denied')
  await openAtNine(page, { locale: 'en' })
  expect(await notificationLog(page)).toEqual([])
  await button(page, 'toggle').click()
  expect(await notificationLog(page)).toEqual(['asked'])
  await page.clock.fastForward('25:00')
  await expectToast(page, 'Work session complete! Time for a short break.')
  expect(await notificationLog(page)).toEqual(['asked'])
  await button(page, 'settings').click()
  await expect(control(page, 'notifications')).toHaveAccessibleDescription(/^Blocked in this browser/)
})

test('notifies where it was allowed, and does not ask where it was turned off', async ({ guarded: page }) => {
  await answerPermission(page, 'granted')
  await openAtNine(page, { locale: 'en', fragment: 'notifications=false' })
  await button(page, 'toggle').click()
  expect(await notificationLog(page)).toEqual([])
  await button(page, 'reset').click()
  await button(page, 'settings').click()
  await control(page, 'notifications').check()
  await button(page, 'done').click()
  await button(page, 'toggle').click()
  await page.clock.fastForward('25:00')
  await expect
    .poll(() => notificationLog(page))
    .toEqual(['asked', 'Pomodoro timer: Work session complete! Time for a short break.'])
})

test('settings apply at once, stay within their bounds and are kept', async ({ guarded: page }) => {
  await openAtNine(page)
  await button(page, 'settings').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await control(page, 'workDuration').fill('61')
  await expect(control(page, 'workDuration')).toHaveAccessibleDescription('1부터 60까지 입력할 수 있어요.')
  await control(page, 'longBreakDuration').fill('4')
  await expect(control(page, 'longBreakDuration')).toHaveAccessibleDescription('5부터 60까지 입력할 수 있어요.')
  await control(page, 'longBreakDuration').fill('20')
  await control(page, 'sessionsUntilLongBreak').fill('9')
  await expect(control(page, 'sessionsUntilLongBreak')).toHaveAccessibleDescription('2부터 8까지 입력할 수 있어요.')
  await control(page, 'sessionsUntilLongBreak').fill('2')
  await control(page, 'workDuration').fill('50')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectLeft(page, '50:00')
  await control(page, 'task').fill('서론 쓰기')
  await page.reload()
  await expectLeft(page, '50:00')
  await expect(control(page, 'task')).toHaveValue('서론 쓰기')
  await button(page, 'skip').click()
  await expect(figure(page, 'nextBreak')).toHaveText('집중')
  await button(page, 'skip').click()
  await button(page, 'skip').click()
  await expectLeft(page, '20:00')
})

test('the tab counts down in its title and icon, and gets its own back', async ({ guarded: page }) => {
  await openAtNine(page)
  const icon = page.locator('link[rel="icon"]').first()
  const [title, href] = [await page.title(), await icon.getAttribute('href')]
  await button(page, 'toggle').click()
  await page.clock.fastForward('10:01')
  await expect(page).toHaveTitle(`14:59 집중 · ${title}`)
  await expect(icon).toHaveAttribute('href', /^data:image\/png/)
  await button(page, 'reset').click()
  await expect(page).toHaveTitle(title)
  expect(await icon.evaluate((link: HTMLLinkElement) => new URL(link.href).pathname)).toBe(
    new URL(href ?? '', page.url()).pathname,
  )
})

test('the space bar starts and pauses while nothing has the focus', async ({ guarded: page }) => {
  await openAtNine(page)
  await page.keyboard.press('Space')
  await expect(button(page, 'toggle')).toContainText('일시정지')
  await control(page, 'task').focus()
  await page.keyboard.press('Space')
  await expect(button(page, 'toggle')).toContainText('일시정지')
  await expect(control(page, 'task')).toHaveValue(' ')
})

test('keeps the screen on while it runs, if asked to', async ({ guarded: page }) => {
  await page.addInitScript(() => {
    const locks = { held: 0 }
    const request = () => {
      locks.held++
      return Promise.resolve({ release: () => Promise.resolve(void locks.held--) })
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
    Object.assign(window, { locks })
  })
  const held = () => page.evaluate(() => (window as unknown as { locks: { held: number } }).locks.held)
  await openAtNine(page, { fragment: 'keepAwake=true' })
  expect(await held()).toBe(0)
  await button(page, 'toggle').click()
  await expect.poll(held).toBe(1)
  await button(page, 'toggle').click()
  await expect.poll(held).toBe(0)
})

test('the open settings have no accessibility violation', async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await button(page, 'settings').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findings(page)).toEqual([])
})
