import type { Page } from 'playwright/test'
import { findings } from '@/e2e/support/accessibility'
import { renderSound, SAMPLE_RATE, useOfflineAudio } from './offline-audio'
import { recordedSeconds, recordedSound, recordSound } from './recorder'
import { octaveSlopes, powerShareAbove } from './spectrum'
import { alert, button, choose, control, expect, figure, figureValue, openTool, test } from '@/e2e/support/test'
import { NOISE_TYPES } from '@/lib/tools/white-noise/noise-types'
import { createChunks } from '@/lib/tools/white-noise/stream'
import { clickDecibels } from '@/scripts/measure/click-level'

const SLUG = 'white-noise'

async function expectState(page: Page, state: 'playing' | 'stopped') {
  await expect(figure(page, 'state')).toHaveAttribute('data-value', state)
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
  await expect(page.locator('input[name="type"]')).toHaveCount(10)
  await expect(figure(page, 'remaining')).toHaveAttribute('data-value', '0')
  await play(page)
  await expect(figure(page, 'state')).toHaveText('Playing')
  // The meter moves on screen: some bar is higher than a silent one.
  const meter = page.locator('main [aria-hidden]:has(> span.bg-accent)')
  const highest = () =>
    meter.evaluate((bars) => Math.max(...[...bars.children].map((bar) => bar.getBoundingClientRect().height)))
  await expect.poll(highest).toBeGreaterThan(15)
  // Out of sight it stands still: nothing moves in ten frames.
  const moves = () =>
    meter.evaluate(async (bars) => {
      const seen: string[] = []
      for (let frame = 0; frame < 10; frame++) {
        await new Promise(requestAnimationFrame)
        seen.push([...bars.children].map((bar) => bar.getAttribute('style')).join())
      }
      return new Set(seen).size > 1
    })
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect.poll(moves).toBe(false)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(moves).toBe(true)
  await button(page, 'toggle').click()
  await expectState(page, 'stopped')
})

test('the volume and its presets are shown as one', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await button(page, 'volumePreset', '75').click()
  await expect(control(page, 'volume')).toHaveValue('75')
  await button(page, 'volumePreset', '25').click()
  await expect(button(page, 'volumePreset', '25')).toHaveAttribute('aria-pressed', 'true')
  await expect(button(page, 'volumePreset', '75')).toHaveAttribute('aria-pressed', 'false')
})

/** Frames that the page's chunks overlap by, 20 ms. */
const OVERLAP = SAMPLE_RATE / 50

for (const [type, perOctave, tolerance] of [
  ['white', 0, 1],
  ['pink', -3.01, 0.5],
  ['brown', -6.02, 0.5],
] as const) {
  test(
    `a minute of ${type} noise changes by ${perOctave} dB per octave from 50 Hz to 10 kHz`,
    { tag: '@full' },
    async ({ guarded: page }) => {
      await useOfflineAudio(page, { seconds: 60, seed: 2026 })
      await openTool(page, SLUG, { fragment: `type=${type}&volume=100` })
      await play(page)
      const [left = new Float32Array(), right = new Float32Array()] = await renderSound(page)
      const both = new Float32Array(left.length + right.length)
      both.set(left)
      both.set(right, left.length)
      const slopes = octaveSlopes(both, SAMPLE_RATE)
      expect(slopes).toHaveLength(13)
      for (const { from, decibels } of slopes) {
        expect(Math.abs(decibels - perOctave), `${decibels} dB from ${from} Hz`).toBeLessThan(tolerance)
      }
    },
  )
}

/** Ends of a chunk of a constant sound, as the page's own code makes them. */
function chunkEnds() {
  const constant = createChunks((left, right) => {
    left.fill(1)
    right.fill(1)
  }, OVERLAP)
  const { left } = constant(4 * OVERLAP)
  return { head: [...left.subarray(0, OVERLAP)], tail: [...left.subarray(-OVERLAP)] }
}

test(
  'start, seams, another type, a mixture, volume and stop make no click above -40 dB',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await useOfflineAudio(page, { seconds: 20, seed: 1, chunkEnds: chunkEnds() })
    await openTool(page, SLUG, { fragment: 'type=brown&volume=50' })
    await play(page)
    const [level = new Float32Array()] = await renderSound(page, [
      { seconds: 9, sounds: 1, act: () => choose(page, 'type', 'white') },
      { seconds: 11, sounds: 2, act: () => control(page, 'mix-rain').fill('100') },
      { seconds: 13, sounds: 2, act: () => button(page, 'volumePreset', '25').click() },
      { seconds: 15, sounds: 0, act: () => button(page, 'toggle').click() },
      { seconds: 17, sounds: 2, act: () => play(page) },
    ])
    const levelAt = (seconds: number) => level[Math.round(seconds * SAMPLE_RATE)]
    // Two equal sounds of one power: each 3 dB lower, so a constant in both adds up to the square root of two.
    expect(levelAt(5)).toBeCloseTo(0.5, 3)
    expect(levelAt(10)).toBeCloseTo(0.5, 3)
    expect(levelAt(12)).toBeCloseTo(Math.SQRT2 / 2, 3)
    expect(levelAt(14)).toBeCloseTo(Math.SQRT2 / 4, 3)
    expect(levelAt(16)).toBe(0)
    expect(levelAt(19)).toBeCloseTo(Math.SQRT2 / 4, 3)
    expect(clickDecibels(level, SAMPLE_RATE)).toBeLessThan(-40)
    const cut = level.slice()
    cut[5 * SAMPLE_RATE] = 0.9
    expect(clickDecibels(cut, SAMPLE_RATE)).toBeGreaterThan(-40)
  },
)

test('changing the type and mixing in a sound change the output', { tag: '@full' }, async ({ guarded: page }) => {
  await useOfflineAudio(page, { seconds: 20, seed: 3 })
  await openTool(page, SLUG, { fragment: 'type=brown' })
  await expect(control(page, 'mix-brown')).toHaveCount(0)
  await play(page)
  const [sound = new Float32Array()] = await renderSound(page, [
    { seconds: 5, sounds: 1, act: () => choose(page, 'type', 'white') },
    { seconds: 10, sounds: 2, act: () => control(page, 'mix-brown').fill('100') },
  ])
  const treble = (from: number) =>
    powerShareAbove(16_000, sound.subarray(from * SAMPLE_RATE, (from + 4) * SAMPLE_RATE), SAMPLE_RATE)
  // A third of white noise's power is above 16 of its 24 kHz, hardly any of brown noise's.
  expect(treble(0.5)).toBeLessThan(0.01)
  expect(treble(5.5)).toBeCloseTo(1 / 3, 1)
  expect(treble(10.5)).toBeGreaterThan(0.01)
  expect(treble(10.5)).toBeLessThan(0.28)
})

/** Largest sample of half a minute at full volume. */
async function peakOf(page: Page, fragment: string, sounds: number): Promise<number> {
  await useOfflineAudio(page, { seconds: 30, seed: 2026 })
  await openTool(page, SLUG, { fragment: `${fragment}&volume=100` })
  await play(page)
  const channels = await renderSound(page, [{ seconds: 1, sounds, act: async () => {} }])
  return channels.reduce((peak, samples) => samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), peak), 0)
}

for (const type of NOISE_TYPES) {
  test(`${type} at full volume uses the range it has`, { tag: '@full' }, async ({ guarded: page }) => {
    const peak = await peakOf(page, `type=${type}`, 1)
    expect(peak).toBeGreaterThan(0.7)
    expect(peak).toBeLessThanOrEqual(0.9)
  })
}

test(
  'a mixture of all sounds at full volume is limited and not clipped',
  { tag: '@full' },
  async ({ guarded: page }) => {
    const [first, ...others] = NOISE_TYPES
    const mixed = others.map((type) => `&mix-${type}=100`).join('')
    const peak = await peakOf(page, `type=${first}${mixed}`, NOISE_TYPES.length)
    expect(peak).toBeGreaterThan(0.7)
    expect(peak).toBeLessThan(0.9)
  },
)

test('the sleep timer fades the sound out linearly and stops it', { tag: '@full' }, async ({ guarded: page }) => {
  await useOfflineAudio(page, { seconds: 66, seed: 4, chunkEnds: chunkEnds() })
  await openTool(page, SLUG, { fragment: 'timerMinutes=1&volume=50' })
  await play(page)
  const [level = new Float32Array()] = await renderSound(page, [
    { seconds: 2, sounds: 1, act: () => button(page, 'startTimer').click() },
    { seconds: 63, sounds: 0, act: () => expectState(page, 'stopped') },
  ])
  await expect(figure(page, 'remaining')).toHaveAttribute('data-value', '0')
  const levelAt = (seconds: number) => level[Math.round(seconds * SAMPLE_RATE)]
  expect(levelAt(31.9)).toBeCloseTo(0.5, 3)
  expect(levelAt(47)).toBeCloseTo(0.25, 2)
  expect(levelAt(59)).toBeCloseTo(0.05, 2)
  expect(levelAt(62.01)).toBe(0)
})

test('the sleep timer counts down and can be stopped', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'ja' })
  await control(page, 'timerMinutes').fill('90')
  // The timer starts the sound too.
  await button(page, 'startTimer').click()
  await expectState(page, 'playing')
  await expect(figure(page, 'remaining')).toHaveText(/^(90:00|89:5\d)$/)
  await expect.poll(() => figureValue(page, 'remaining')).toBeLessThan(5399)
  await button(page, 'stopTimer').click()
  await expect(figure(page, 'remaining')).toHaveText('0:00')
  await expect(button(page, 'stopTimer')).toBeDisabled()
})

test('a timer of no minutes is refused beside its field', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await control(page, 'timerMinutes').fill('0')
  await expect(control(page, 'timerMinutes')).toHaveAccessibleDescription('1부터 480까지 입력할 수 있어요.')
  await button(page, 'startTimer').click()
  await expect(figure(page, 'remaining')).toHaveText('0:00')
  await expect(button(page, 'stopTimer')).toBeDisabled()
})

test(
  'reset stops sound and timer and restores the documented settings',
  { tag: '@full' },
  async ({ guarded: page }) => {
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
  },
)

test('shows an error when the browser cannot play sound', { tag: '@full' }, async ({ guarded: page }) => {
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
  await expect(alert(page, '소리를 재생하지 못했어요')).toBeVisible()
  await expectState(page, 'stopped')
})

test('plays on in a hidden tab and sets the media session', { tag: '@full' }, async ({ guarded: page }) => {
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

test('has no accessibility violation while it plays', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await play(page)
  expect(await findings(page)).toEqual([])
})
