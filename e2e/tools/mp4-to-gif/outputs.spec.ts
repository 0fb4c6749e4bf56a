import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { alert, button, choose, control, expect, figure, figureValue, openTool, test } from '@/e2e/support/test'
import { chooseVideo } from './video'

interface Moment {
  /** Middle of the fixture's white bar, as a share of the width. */
  readonly bar: number
  /** Rows of the caption's red letters, as shares of the height. */
  readonly red: readonly number[]
}

interface Decoded {
  readonly size: readonly [number, number]
  /** Milliseconds of each frame. */
  readonly durations: readonly number[]
  readonly moments: readonly Moment[]
}

/** Decodes a file with the browser's own decoders, not with ours: a WebP frame by frame, an MP4 at some seconds. */
function decoded(page: Page, bytes: Buffer, type: string, times: readonly number[]): Promise<Decoded> {
  return page.evaluate(
    async ({ base64, type, times }) => {
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const momentOf = (source: CanvasImageSource, width: number, height: number) => {
        const context = new OffscreenCanvas(width, height).getContext('2d')!
        context.drawImage(source, 0, 0, width, height)
        const pixels = context.getImageData(0, 0, width, height).data
        const [white, red]: [number[], number[]] = [[], []]
        for (let at = 0; at < pixels.length; at += 4) {
          const [r, g, b] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]
          const y = Math.floor(at / 4 / width)
          if (y === height >> 1 && Math.min(r, g, b) > 150) white.push((at / 4) % width)
          // The fixture has a red corner at the left.
          if (r > 150 && g < 90 && b < 90 && (at / 4) % width > width / 4) red.push(y / height)
        }
        return { bar: (white[0]! + white.at(-1)! + 1) / 2 / width, red }
      }
      const moments = []
      if (type === 'video/mp4') {
        const video = document.createElement('video')
        const happened = (event: string) =>
          new Promise((resolve) => video.addEventListener(event, resolve, { once: true }))
        video.preload = 'auto'
        video.src = URL.createObjectURL(new Blob([data], { type }))
        // Before it, a seek ends without a picture.
        await happened('loadeddata')
        for (const time of times) {
          video.currentTime = time
          await happened('seeked')
          moments.push(momentOf(video, video.videoWidth, video.videoHeight))
        }
        const size = [video.videoWidth, video.videoHeight] as const
        return { size, durations: [video.duration * 1000], moments }
      }
      const decoder = new ImageDecoder({ data, type })
      await decoder.tracks.ready
      await decoder.completed
      const durations = []
      let size = [0, 0] as readonly [number, number]
      for (let frameIndex = 0; frameIndex < decoder.tracks.selectedTrack!.frameCount; frameIndex++) {
        const { image } = await decoder.decode({ frameIndex })
        size = [image.displayWidth, image.displayHeight]
        durations.push((image.duration ?? 0) / 1000)
        moments.push(momentOf(image, ...size))
        image.close()
      }
      return { size, durations, moments }
    },
    { base64: bytes.toString('base64'), type, times },
  )
}

async function made(page: Page, type: string, times: readonly number[] = []) {
  await button(page, 'convert').click()
  await expect(button(page, 'convert')).toBeEnabled({ timeout: 60_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'download').click()])
  const bytes = await readFile(await download.path())
  return { ...(await decoded(page, bytes, type, times)), bytes: bytes.length, name: download.suggestedFilename() }
}

test('WebP and MP4 show the picture and the caption of each moment', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, 'mp4-to-gif', { locale: 'en', fragment: 'duration=2' })
  await chooseVideo(page, 'h264.mp4')
  await control(page, 'width').fill('321')
  await button(page, 'addCaption').click()
  await expect(control(page, 'captionText')).toBeFocused()
  await control(page, 'captionText').fill('자막 テスト')
  await control(page, 'captionFrom').fill('0')
  await control(page, 'captionTo').fill('1')
  await control(page, 'captionSize').first().fill('20')
  await control(page, 'captionColor').fill('#ff0000')
  const bar = (index: number) => (2 * Math.floor((140 * index) / 10 / 2) + 12) / 640

  await choose(page, 'format', 'webp')
  await expect(figure(page, 'estimatedSize')).toBeVisible()
  const expected = await figureValue(page, 'estimatedSize')
  const webp = await made(page, 'image/webp')
  expect([webp.name, webp.size]).toEqual(['converted_h264.webp', [321, 181]])
  expect(webp.durations).toEqual(Array(20).fill(100))
  expect(Math.abs(expected / webp.bytes - 1)).toBeLessThanOrEqual(0.25)
  await expect(figure(page, 'gifSize')).toHaveAttribute('data-value', String(webp.bytes))
  webp.moments.forEach((moment, index) => {
    expect(moment.bar).toBeCloseTo(bar(index), 1)
    expect(moment.red.length > 200).toBe(index < 10)
  })
  expect(Math.min(...webp.moments[0]!.red)).toBeGreaterThan(0.7)

  const caption = button(page, 'moveCaption')
  for (let press = 0; press < 50; press++) await caption.press('ArrowUp')
  await choose(page, 'format', 'mp4')
  await expect(control(page, 'loop')).toHaveCount(0)
  await expect(figure(page, 'estimatedSize')).toBeVisible()
  const aim = await figureValue(page, 'estimatedSize')
  const mp4 = await made(page, 'video/mp4', [0.05, 1.55])
  // H.264 stores color for every second pixel.
  expect([mp4.name, mp4.size]).toEqual(['converted_h264.mp4', [320, 180]])
  expect(mp4.durations[0]).toBeCloseTo(2000, -1)
  expect(Math.abs(aim / mp4.bytes - 1)).toBeLessThanOrEqual(0.25)
  expect(mp4.moments.map(({ bar: place }) => place)).toEqual([expect.closeTo(bar(0), 1), expect.closeTo(bar(15), 1)])
  expect(Math.max(...mp4.moments[0]!.red)).toBeLessThan(0.35)
  expect(mp4.moments[1]!.red.length).toBeLessThan(200)
})

test(
  'a browser without an H.264 encoder says so at once and makes a WebP',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, 'mp4-to-gif', { locale: 'en' })
    const changed: Promise<void>[] = []
    page.on('worker', (worker) => {
      const change = worker.evaluate(() => {
        VideoEncoder.isConfigSupported = (config) => Promise.resolve({ supported: false, config })
      })
      changed.push(change)
    })
    await chooseVideo(page, 'h264.mp4')
    await Promise.all(changed)
    await choose(page, 'format', 'mp4')
    const sentence = page.locator('p', { hasText: 'This browser cannot write MP4 (H.264). Choose WebP or GIF' })
    await expect(sentence).toBeVisible()
    await button(page, 'convert').click()
    await expect(alert(page, 'This browser cannot write MP4')).toBeVisible()
    await choose(page, 'format', 'webp')
    await expect(sentence).toHaveCount(0)
    expect((await made(page, 'image/webp')).name).toBe('converted_h264.webp')
  },
)
