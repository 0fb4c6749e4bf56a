import type { Page } from 'playwright/test'
import { expect, figure, openTool } from '@/e2e/support/test'

export const SLUG = 'pomodoro-timer'
export const MORNING = new Date('2026-05-08T09:00:00+09:00')

/** Opens the timer at nine in the morning with a clock that only the test moves. */
export async function openAtNine(page: Page, options: { locale?: string; fragment?: string } = {}) {
  await page.clock.install({ time: MORNING })
  await openTool(page, SLUG, options)
  await page.clock.pauseAt(new Date(MORNING.getTime() + 60_000))
}

/** The toaster is loaded with its first toast and shows it by the page's timers, which stand still. */
export async function expectToast(page: Page, text: string) {
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible({ timeout: 100 })
  }).toPass()
}

export async function expectLeft(page: Page, text: string) {
  await expect(figure(page, 'remaining')).toHaveText(text)
}

export async function hide(page: Page, hidden: boolean) {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'visibilityState', { value: isHidden ? 'hidden' : 'visible', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}

/** Replaces the browser's notifications by a fake whose visitor answers as given; records what was asked and shown. */
export async function answerPermission(page: Page, answer: 'granted' | 'denied') {
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

export function notificationLog(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { notificationLog: string[] }).notificationLog)
}
