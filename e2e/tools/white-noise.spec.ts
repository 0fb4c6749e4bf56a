import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { recordedSeconds, recordedSound, recordSound } from '@/e2e/support/recorder'
import { octaveSlopes } from '@/e2e/support/spectrum'
import { button, choose, control, expect, figure, figureValue, openTool, test } from '@/e2e/support/test'

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

/** Highest peak above 8 kHz (second-order Butterworth). */
function sharpestPeak(samples: Float32Array, sampleRate: number): number {
  const k = Math.tan((Math.PI * 8000) / sampleRate)
  const scale = 1 / (1 + Math.SQRT2 * k + k * k)
  const [a1, a2] = [2 * (k * k - 1) * scale, (1 - Math.SQRT2 * k + k * k) * scale]
  let [x1, x2, y1, y2, peak] = [0, 0, 0, 0, 0]
  for (const x of samples) {
    const y = scale * (x - 2 * x1 + x2) - a1 * y1 - a2 * y2
    peak = Math.max(peak, Math.abs(y))
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
  }
  return peak
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

for (const [type, perOctave] of [
  ['white', 0],
  ['pink', -3.01],
  ['brown', -6.02],
] as const) {
  test(`${type} noise that is heard changes by ${perOctave} dB per octave`, async ({ guarded: page }) => {
    await recordSound(page)
    await openTool(page, SLUG, { fragment: `type=${type}` })
    await play(page)
    await waitForSound(page, 7)
    const { samples, sampleRate } = await recordedSound(page)
    const steady = samples.subarray(-6 * sampleRate)
    // Below 400 Hz six seconds are too short to tell a slope; the unit test has minutes.
    const slopes = octaveSlopes(steady, sampleRate).filter(({ from }) => from > 400)
    expect(slopes.length).toBeGreaterThan(5)
    for (const { from, decibels } of slopes) {
      expect(Math.abs(decibels - perOctave), `${decibels} dB from ${from} Hz`).toBeLessThan(0.7)
    }
  })
}

test('start, the seams of what is played and stop make no click', async ({ guarded: page }) => {
  await recordSound(page)
  await openTool(page, SLUG, { fragment: 'type=brown&volume=100' })
  await play(page)
  await waitForSound(page, 8)
  await button(page, 'toggle').click()
  await expectState(page, 'stopped')
  await play(page)
  await waitForSound(page, 1)
  const { samples, sampleRate } = await recordedSound(page)
  const loud = rms(samples.subarray(2 * sampleRate, 7 * sampleRate))
  expect(loud).toBeGreaterThan(0.1)
  // Brown noise itself peaks at about a tenth of its loudness above 8 kHz; a switch or a lost sample peaks at all of it.
  expect(sharpestPeak(samples, sampleRate)).toBeLessThan(0.5 * loud)
  const broken = samples.slice()
  const highest = samples.reduce((best, sample, index) => (sample > (samples[best] ?? 0) ? index : best), 0)
  broken[highest] = 0
  expect(sharpestPeak(broken, sampleRate)).toBeGreaterThan(0.5 * loud)
})

test('the volume and its presets are heard and shown', async ({ guarded: page }) => {
  await recordSound(page)
  await openTool(page, SLUG)
  await page.locator('button[name="volumePreset"][value="75"]').click()
  await expect(control(page, 'volume')).toHaveValue('75')
  await play(page)
  await waitForSound(page, 1.5)
  const high = await recordedSound(page)
  await page.locator('button[name="volumePreset"][value="25"]').click()
  await expect(page.locator('button[name="volumePreset"][value="25"]')).toHaveAttribute('aria-pressed', 'true')
  await waitForSound(page, 1.5)
  const low = await recordedSound(page)
  const second = high.sampleRate
  const ratio = rms(high.samples.subarray(-second)) / rms(low.samples.subarray(-second))
  expect(ratio).toBeCloseTo(3, 1)
})

test('another type and mixed-in sounds are heard without stopping', async ({ guarded: page }) => {
  await recordSound(page)
  await openTool(page, SLUG, { fragment: 'type=brown' })
  await expect(control(page, 'mix-brown')).toHaveCount(0)
  await play(page)
  await waitForSound(page, 1.5)
  const brown = await recordedSound(page)
  await choose(page, 'type', 'white')
  await expectState(page, 'playing')
  await waitForSound(page, 2)
  const white = await recordedSound(page)
  await control(page, 'mix-brown').fill('100')
  await waitForSound(page, 2)
  const both = await recordedSound(page)
  const second = brown.sampleRate
  const sharpness = [brown, white, both].map(({ samples }) => {
    const last = samples.subarray(-second)
    return sharpestPeak(last, second) / rms(last)
  })
  expect(sharpness[0]).toBeLessThan(0.5)
  expect(sharpness[1]).toBeGreaterThan(1)
  expect(sharpness[2]).toBeGreaterThan(0.5)
  expect(sharpness[2]).toBeLessThan((sharpness[1] ?? 0) * 0.8)
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

test('the sound fades out to nothing when the sleep timer ends', async ({ guarded: page }) => {
  await recordSound(page)
  await openTool(page, SLUG, { fragment: 'timerMinutes=0.05' })
  await play(page)
  await waitForSound(page, 0.5)
  await button(page, 'startTimer').click()
  await expectState(page, 'stopped')
  await expect(figure(page, 'remaining')).toHaveAttribute('data-value', '0')
  // The recorder hands over what was silent once there is sound again.
  await play(page)
  await waitForSound(page, 1)
  const { samples, sampleRate } = await recordedSound(page)
  const tenth = Math.round(sampleRate / 10)
  const levels = Array.from({ length: Math.floor(samples.length / tenth) }, (_, index) =>
    rms(samples.subarray(index * tenth, (index + 1) * tenth)),
  )
  const first = levels.findIndex((level) => level > 0)
  const silentFrom = levels.findIndex((level, index) => index > first && level === 0)
  const loudest = Math.max(...levels.slice(0, silentFrom))
  // Three seconds of even decline: half as loud half-way, a tenth near the end.
  expect(silentFrom).toBeGreaterThan(30)
  expect((levels[silentFrom - 15] ?? 0) / loudest).toBeCloseTo(0.5, 1)
  expect(levels[silentFrom - 2] ?? 1).toBeLessThan(loudest * 0.12)
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
