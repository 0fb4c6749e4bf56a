import { findings } from '@/e2e/support/accessibility'
import { SLUG, answerPermission, expectLeft, expectToast, notificationLog, openAtNine } from './support'
import { button, control, expect, figure, openTool, test } from '@/e2e/support/test'

test('the end sounds 800 Hz for half a second', { tag: '@full' }, async ({ guarded: page }) => {
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

test(
  'asks for notifications on the first start, and works when they are denied',
  { tag: '@full' },
  async ({ guarded: page }) => {
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
  },
)

test(
  'notifies where it was allowed, and does not ask where it was turned off',
  { tag: '@full' },
  async ({ guarded: page }) => {
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
  },
)

test('a length that is refused does not run', { tag: '@full' }, async ({ guarded: page }) => {
  await openAtNine(page, { locale: 'en' })
  await button(page, 'settings').click()
  await control(page, 'workDuration').fill('50')
  await page.keyboard.press('Tab')
  for (const [text, message] of [
    ['90', 'Please enter a value from 1 to 60.'],
    ['1.5', 'Please enter a whole number.'],
  ] as const) {
    await control(page, 'workDuration').fill(text)
    await expect(control(page, 'workDuration')).toHaveAccessibleDescription(message)
    await expect(control(page, 'workDuration')).toHaveAttribute('aria-invalid', 'true')
  }
  await page.keyboard.press('Escape')
  await expectLeft(page, '50:00')
  await button(page, 'settings').click()
  await expect(control(page, 'workDuration')).toHaveValue('50')
})

test('settings apply immediately, have bounds and are stored', { tag: '@full' }, async ({ guarded: page }) => {
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

test(
  'the tab counts down in its title and icon, and gets its own back',
  { tag: '@full' },
  async ({ guarded: page }) => {
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
  },
)

test('the space bar starts and pauses while nothing has the focus', { tag: '@full' }, async ({ guarded: page }) => {
  await openAtNine(page)
  await page.keyboard.press('Space')
  await expect(button(page, 'toggle')).toContainText('일시정지')
  await control(page, 'task').focus()
  await page.keyboard.press('Space')
  await expect(button(page, 'toggle')).toContainText('일시정지')
  await expect(control(page, 'task')).toHaveValue(' ')
})

test('keeps the screen on while it runs, if asked to', { tag: '@full' }, async ({ guarded: page }) => {
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

test('the open settings have no accessibility violation', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await button(page, 'settings').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findings(page)).toEqual([])
})
