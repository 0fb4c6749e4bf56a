import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { recordedSeconds, recordedSound, recordSound } from '@/e2e/support/recorder'
import { button, control, expect, figure, figureValue, openTool, test } from '@/e2e/support/test'

const SLUG = 'white-noise'

async function expectState(page: Page, state: 'playing' | 'stopped') {
  await expect(figure(page, 'state')).toHaveAttribute('data-value', state, { timeout: 15_000 })
}

async function play(page: Page) {
  await button(page, 'toggle').click()
  await expectState(page, 'playing')
}

async function waitForSound(page: Page, seconds: number) {
  const until = (await recordedSeconds(page)) + seconds
  await expect.poll(() => recordedSeconds(page), { timeout: 40_000 }).toBeGreaterThan(until)
}

function rms(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
}

test('starts as documented: white noise, volume 50, stopped, no timer', async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await expectState(page, 'stopped')
  await expect(figure(page, 'state')).toHaveText('Stopped')
  await expect(control(page, 'volume')).toHaveValue('50')
  await expect(page.locator('input[name="type"]:checked')).toHaveValue('white')
  await expect(page.locator('input[name="type"]')).toHaveCount(6)
  await expect(figure(page, 'remaining')).toHaveAttribute('data-value', '0')
  await play(page)
  await expect(figure(page, 'state')).toHaveText('Playing')
  await button(page, 'toggle').click()
  await expectState(page, 'stopped')
})

test('the volume and its presets are shown as one', async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await page.locator('button[name="volumePreset"][value="75"]').click()
  await expect(control(page, 'volume')).toHaveValue('75')
  await page.locator('button[name="volumePreset"][value="25"]').click()
  await expect(page.locator('button[name="volumePreset"][value="25"]')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('button[name="volumePreset"][value="75"]')).toHaveAttribute('aria-pressed', 'false')
})

test('the sleep timer counts down and can be stopped', async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'ja' })
  await control(page, 'timerMinutes').fill('90')
  await button(page, 'startTimer').click()
  await expect(figure(page, 'remaining')).toHaveText(/^(90:00|89:5\d)$/)
  await expect.poll(() => figureValue(page, 'remaining')).toBeLessThan(5399)
  await button(page, 'stopTimer').click()
  await expect(figure(page, 'remaining')).toHaveText('0:00')
  await expect(button(page, 'stopTimer')).toBeDisabled()
})

test('a timer of no minutes is refused beside its field', async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await control(page, 'timerMinutes').fill('0')
  await expect(control(page, 'timerMinutes')).toHaveAccessibleDescription('1부터 480까지 입력할 수 있어요.')
  await button(page, 'startTimer').click()
  await expect(figure(page, 'remaining')).toHaveText('0:00')
  await expect(button(page, 'stopTimer')).toBeDisabled()
})

test('reset stops sound and timer and restores the documented settings', async ({ guarded: page }) => {
  await openTool(page, SLUG, { fragment: 'type=ocean&volume=80&timerMinutes=10&mix-rain=30' })
  await play(page)
  await button(page, 'startTimer').click()
  await expect(figure(page, 'remaining')).not.toHaveText('0:00')
  await button(page, 'reset').click()
  await expectState(page, 'stopped')
  await expect(control(page, 'volume')).toHaveValue('50')
  await expect(page.locator('input[name="type"]:checked')).toHaveValue('white')
  await expect(control(page, 'timerMinutes')).toHaveValue('')
  await expect(control(page, 'mix-rain')).toHaveValue('0')
  await expect(figure(page, 'remaining')).toHaveText('0:00')
})

test('says so when the browser cannot make a sound', async ({ guarded: page }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      AudioContext: class {
        constructor() {
          throw new DOMException('no audio hardware', 'NotSupportedError')
        }
      },
    })
  })
  await openTool(page, SLUG)
  await button(page, 'toggle').click()
  await expect(page.getByRole('alert').filter({ hasText: '소리를 시작하지 못했어요' })).toBeVisible()
  await expectState(page, 'stopped')
})

test('goes on in a hidden tab and tells the media keys what plays', async ({ guarded: page }) => {
  await recordSound(page)
  await openTool(page, SLUG, { locale: 'en', fragment: 'type=rain' })
  await play(page)
  const session = () =>
    page.evaluate(() => [navigator.mediaSession.playbackState, navigator.mediaSession.metadata?.title])
  expect(await session()).toEqual(['playing', 'Rain'])
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await waitForSound(page, 1)
  await expectState(page, 'playing')
  const { samples, sampleRate } = await recordedSound(page)
  expect(rms(samples.subarray(-sampleRate / 2))).toBeGreaterThan(0.01)
  await button(page, 'toggle').click()
  await expectState(page, 'stopped')
  expect(await session()).toEqual(['paused', 'Rain'])
})

test('has no accessibility violation while it plays', async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await play(page)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})
