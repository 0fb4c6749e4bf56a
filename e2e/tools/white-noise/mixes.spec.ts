import { recordedSeconds, recordedSound, recordSound } from './recorder'
import { alert, button, choose, control, expect, figure, openTool, test } from '@/e2e/support/test'

const SLUG = 'white-noise'

test(
  'a mix is kept under a name, played again and passed on as a link',
  { tag: '@full' },
  async ({ guarded: page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openTool(page, SLUG, { locale: 'en' })
    await choose(page, 'type', 'cafe')
    await control(page, 'mix-rain').fill('40')
    await control(page, 'mixName').fill('Rainy café')
    await button(page, 'saveMix').click()
    await button(page, 'reset').click()
    await page.reload()
    await expect(page.locator('input[name="type"]:checked')).toHaveValue('white')
    await button(page, 'applyMix').click()
    await expect(page.locator('input[name="type"]:checked')).toHaveValue('cafe')
    await expect(control(page, 'mix-rain')).toHaveValue('40')
    await button(page, 'copyMixLink').click()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toContain('://')
    const link = new URL(await copied())
    expect(new URLSearchParams(link.hash.slice(1)).get('mix-rain')).toBe('40')
    await page.locator('[data-name="mix"] button[name="remove"]').click()
    await expect(page.locator('[data-name="mix"]')).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('toolbox:v1:mixes'))).toBeNull()
  },
)

/** Two seconds of a tone as a WAV file. */
function tone(): Buffer {
  const [rate, seconds] = [8000, 2]
  const file = Buffer.alloc(44 + rate * seconds * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  for (const [at, value] of [
    [16, 16],
    [24, rate],
    [28, rate * 2],
    [40, file.length - 44],
  ] as const)
    file.writeUInt32LE(value, at)
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    file.writeUInt16LE(value, at)
  file.write('data', 36)
  for (let index = 0; index < rate * seconds; index++)
    file.writeInt16LE(Math.round(9000 * Math.sin((2 * Math.PI * 400 * index) / rate)), 44 + index * 2)
  return file
}

test(
  'a sound file is repeated alone, and one that is none is refused in words',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await recordSound(page)
    await page.addInitScript(() => {
      const start = AudioBufferSourceNode.prototype.start
      AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, ...rest) {
        if (this.loop) Object.assign(window, { loopEnd: this.loopEnd })
        return start.apply(this, rest)
      }
    })
    await openTool(page, SLUG, { locale: 'en' })
    await page.locator('[data-name="more"] > summary').click()
    const file = page.locator('input[name="file"]')
    await file.setInputFiles({ name: 'notes.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('not a sound at all') })
    await expect(alert(page, 'cannot find any sound')).toBeVisible()
    await file.setInputFiles({ name: 'tone.wav', mimeType: 'audio/wav', buffer: tone() })
    await expect(button(page, 'removeOwn')).toHaveText('Remove')
    await button(page, 'toggle').click()
    await expect(figure(page, 'state')).toHaveAttribute('data-value', 'playing')
    // The last half second is faded into the first.
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { loopEnd?: number }).loopEnd))
      .toBeCloseTo(1.5, 3)
    const until = (await recordedSeconds(page)) + 1.5
    await expect.poll(() => recordedSeconds(page)).toBeGreaterThan(until)
    const { samples, sampleRate } = await recordedSound(page)
    const last = samples.subarray(-sampleRate / 2)
    const crossings = last.reduce(
      (count, sample, index) => count + (sample > 0 && (last[index - 1] ?? 1) <= 0 ? 1 : 0),
      0,
    )
    // 400 hertz in half a second, and no noise under it.
    expect(Math.abs(crossings - 200)).toBeLessThan(5)
    await button(page, 'removeOwn').click()
    await expect(button(page, 'removeOwn')).toHaveCount(0)
  },
)
