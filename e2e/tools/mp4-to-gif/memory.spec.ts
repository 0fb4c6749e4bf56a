import { expectNothingKept, IDLE_MILLISECONDS, watchMemory, type Footprint } from '@/e2e/support/memory'
import { button, expect, figure, openTool, test } from '@/e2e/support/test'
import { chooseVideo } from './video'

test(
  'ten GIFs in a row hold no more memory than three; Reset and idle time free it',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await page.clock.install()
    const footprint = await watchMemory(page)
    await openTool(page, 'mp4-to-gif', { fragment: 'duration=0.5&fps=10' })
    await chooseVideo(page, 'vp9.webm')
    await expect(figure(page, 'estimatedSize')).toBeVisible()
    const rounds: Footprint[] = []
    for (let round = 0; round < 10; round++) {
      await button(page, 'convert').click()
      await expect(button(page, 'convert')).toBeEnabled({ timeout: 60_000 })
      await expect(figure(page, 'gifSize')).toBeVisible()
      rounds.push(await footprint())
    }
    expectNothingKept(rounds)
    // That of the video and that of the GIF.
    expect(rounds.at(-1)).toMatchObject({ workers: 1, blobUrls: 2 })
    await button(page, 'reset').click()
    await page.clock.runFor(IDLE_MILLISECONDS)
    await expect.poll(() => page.workers().length).toBe(0)
    expect(await footprint()).toMatchObject({ workers: 0, blobUrls: 0 })
  },
)
