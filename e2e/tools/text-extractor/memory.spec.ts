import { expectNothingKept, IDLE_MILLISECONDS, watchMemory, type Footprint } from '@/e2e/support/memory'
import { extractedText } from './scans'
import { button, control, expect, openTool, test } from '@/e2e/support/test'

/** A PNG with a few words in large letters. */
function drawWords(): string {
  const canvas = document.createElement('canvas')
  canvas.width = 480
  canvas.height = 120
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  context.font = '56px DejaVu Sans'
  context.fillText('Read ten times', 24, 80)
  return canvas.toDataURL('image/png').replace(/^.*,/, '')
}

test(
  'ten pictures in a row hold no more memory than three; Reset and idle time free it',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await page.clock.install()
    const footprint = await watchMemory(page)
    await openTool(page, 'text-extractor', { locale: 'en' })
    const buffer = Buffer.from(await page.evaluate(drawWords), 'base64')
    await control(page, 'language').selectOption('eng')
    const rounds: Footprint[] = []
    for (let round = 0; round < 10; round++) {
      await page.locator('input[name="file"]').setInputFiles({ name: 'words.png', mimeType: 'image/png', buffer })
      await button(page, 'extract').click()
      expect((await extractedText(page)).trim()).toBe('Read ten times')
      await button(page, 'reset').click()
      await expect(control(page, 'text')).toHaveCount(0)
      rounds.push(await footprint())
    }
    expectNothingKept(rounds)
    // Ours, and those of the two engines that ours started.
    expect(page.workers()).toHaveLength(3)
    await page.clock.runFor(IDLE_MILLISECONDS)
    await expect.poll(() => page.workers().length).toBe(0)
    expect(await footprint()).toMatchObject({ workers: 0, blobUrls: 0 })
  },
)
