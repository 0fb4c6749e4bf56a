import type { Page } from 'playwright/test'
import { renderSound, SAMPLE_RATE, useOfflineAudio } from '@/e2e/support/offline-audio'
import { octaveSlopes, powerShareAbove } from '@/e2e/support/spectrum'
import { button, choose, control, expect, figure, openTool, test } from '@/e2e/support/test'
import { chunked } from '@/lib/tools/white-noise/stream'

const SLUG = 'white-noise'
/** Frames that the page's chunks overlap by, 20 ms. */
const OVERLAP = SAMPLE_RATE / 50

async function play(page: Page) {
  await button(page, 'toggle').click()
  await expect(figure(page, 'state')).toHaveAttribute('data-value', 'playing')
}

for (const [type, perOctave, tolerance] of [
  ['white', 0, 1],
  ['pink', -3.01, 0.5],
  ['brown', -6.02, 0.5],
] as const) {
  test(`a minute of ${type} noise changes by ${perOctave} dB per octave from 50 Hz to 10 kHz`, async ({
    guarded: page,
  }) => {
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
  })
}

/** Ends of a chunk of a constant sound, as the page's own code makes them. */
function chunkEnds() {
  const constant = chunked((left, right) => {
    left.fill(1)
    right.fill(1)
  }, OVERLAP)
  const { left } = constant(4 * OVERLAP)
  return { head: [...left.subarray(0, OVERLAP)], tail: [...left.subarray(-OVERLAP)] }
}

/** Highest level above 1 kHz (second-order Butterworth high-pass), where a click is heard, in dB of full scale. */
function clickDecibels(samples: Float32Array): number {
  const k = Math.tan((Math.PI * 1000) / SAMPLE_RATE)
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
  return 20 * Math.log10(peak)
}

test('start, seams, another type, a mixture, volume and stop make no click above -40 dB', async ({ guarded: page }) => {
  await useOfflineAudio(page, { seconds: 20, seed: 1, chunkEnds: chunkEnds() })
  await openTool(page, SLUG, { fragment: 'type=brown&volume=100' })
  await play(page)
  const [level = new Float32Array()] = await renderSound(page, [
    { seconds: 9, sounds: 1, act: () => choose(page, 'type', 'white') },
    { seconds: 11, sounds: 2, act: () => control(page, 'mix-rain').fill('100') },
    { seconds: 13, sounds: 2, act: () => page.locator('button[name="volumePreset"][value="25"]').click() },
    { seconds: 15, sounds: 0, act: () => button(page, 'toggle').click() },
    { seconds: 17, sounds: 2, act: () => play(page) },
  ])
  const levelAt = (seconds: number) => level[Math.round(seconds * SAMPLE_RATE)]
  // Two equal sounds of one power: each 3 dB lower, so a constant in both adds up to the square root of two.
  expect(levelAt(5)).toBeCloseTo(1, 3)
  expect(levelAt(10)).toBeCloseTo(1, 3)
  expect(levelAt(12)).toBeCloseTo(Math.SQRT2, 3)
  expect(levelAt(14)).toBeCloseTo(Math.SQRT2 / 4, 3)
  expect(levelAt(16)).toBe(0)
  expect(levelAt(19)).toBeCloseTo(Math.SQRT2 / 4, 3)
  expect(clickDecibels(level)).toBeLessThan(-40)
  const cut = level.slice()
  cut[5 * SAMPLE_RATE] = 0.9
  expect(clickDecibels(cut)).toBeGreaterThan(-40)
})

test('another type and a mixed-in sound are heard in what is played', async ({ guarded: page }) => {
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

test('the sleep timer fades the sound out evenly to nothing and stops it', async ({ guarded: page }) => {
  await useOfflineAudio(page, { seconds: 10, seed: 4, chunkEnds: chunkEnds() })
  await openTool(page, SLUG, { fragment: 'timerMinutes=0.05&volume=100' })
  await play(page)
  const [level = new Float32Array()] = await renderSound(page, [
    { seconds: 2, sounds: 1, act: () => button(page, 'startTimer').click() },
  ])
  await expect(figure(page, 'state')).toHaveAttribute('data-value', 'stopped')
  await expect(figure(page, 'remaining')).toHaveAttribute('data-value', '0')
  const levelAt = (seconds: number) => level[Math.round(seconds * SAMPLE_RATE)]
  expect(levelAt(1.9)).toBeCloseTo(1, 3)
  expect(levelAt(3.5)).toBeCloseTo(0.5, 1)
  expect(levelAt(4.7)).toBeCloseTo(0.1, 2)
  expect(levelAt(5.01)).toBe(0)
})
