import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { colorAt, type DecodedGif } from './gif'
import { button, choose, control, expect, figure, figureValue, openTool, test } from '@/e2e/support/test'
import { barPlace, chooseVideo, convertedGif, videoFile, watchEngines } from './video'

const SLUG = 'mp4-to-gif'

function opaqueAt({ width }: DecodedGif, { opaque }: DecodedGif['frames'][number], x: number, y: number): boolean {
  return opaque[y * width + x] === 1
}

/** Transparency of some pixels of the result, as the browser shows its first picture. */
function alphasOf(page: Page, points: readonly (readonly [x: number, y: number])[]): Promise<number[]> {
  return page.locator('main img[src^="blob:"]').evaluate(async (image: HTMLImageElement, places) => {
    await image.decode()
    const context = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d')!
    context.drawImage(image, 0, 0)
    return places.map(([x, y]) => context.getImageData(x, y, 1, 1).data[3]!)
  }, points)
}

test(
  'a recording of a browser, which states no length, has its whole length',
  { tag: '@full' },
  async ({ guarded: page }) => {
    const asked = watchEngines(page)
    await openTool(page, SLUG, { locale: 'en' })
    await chooseVideo(page, 'recorded-vp8.webm')
    await expect.poll(() => figureValue(page, 'videoDuration')).toBeCloseTo(4, 1)
    await control(page, 'duration').fill('4')
    await expect(figure(page, 'frameCount')).toHaveText('40')
    expect((await convertedGif(page)).gif.frames).toHaveLength(40)
    expect(asked).toEqual([])
  },
)

test(
  'a stream without an index gives as many pictures as announced, each of its own moment',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG)
    await chooseVideo(page, 'streamed.webm')
    await expect.poll(() => figureValue(page, 'videoDuration')).toBeCloseTo(5, 1)
    await expect(figure(page, 'frameCount')).toHaveText('30')
    const { gif } = await convertedGif(page)
    expect(gif.frames).toHaveLength(30)
    expect(new Set(gif.frames.map(({ rgb }) => Buffer.from(rgb).toString('latin1'))).size).toBe(30)
  },
)

test('what an edit list leaves out is not shown', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await chooseVideo(page, 'edit-list.mp4')
  await expect.poll(() => figureValue(page, 'videoDuration')).toBeCloseTo(1.5, 2)
  await expect(control(page, 'duration')).toHaveValue('1.5')
  await choose(page, 'quality', 'high')
  const { gif } = await convertedGif(page)
  expect(gif.frames).toHaveLength(15)
  // Cyan before the cut, red where it begins: pictures 0 and 15 of the track, by ffmpeg -ignore_editlist.
  const [red, green, blue] = colorAt(gif, gif.frames[0]!, 304, 130)
  expect([red > 200, green < 60, blue < 60]).toEqual([true, true, true])
})

test(
  'transparency stays in GIF and WebP, and MP4 says that it is white',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en', fragment: 'duration=1&keepAspectRatio=false' })
    await chooseVideo(page, 'transparent-vp9.webm')
    const { gif } = await convertedGif(page)
    expect(gif.frames).toHaveLength(10)
    for (const frame of gif.frames) {
      expect(opaqueAt(gif, frame, 10, 60)).toBe(true)
      expect(opaqueAt(gif, frame, gif.width - 10, 60)).toBe(false)
    }
    await choose(page, 'format', 'webp')
    await button(page, 'convert').click()
    await expect(page.locator('main img[src^="blob:"]')).toBeVisible()
    await expect(page.getByRole('img', { name: 'The finished WebP' })).toBeVisible({ timeout: 60_000 })
    const points = [
      [10, 60],
      [gif.width - 10, 60],
    ] as const
    expect(await alphasOf(page, points)).toEqual([255, 0])
    await choose(page, 'format', 'mp4')
    await button(page, 'convert').click()
    const note = page.getByText(
      'This video has transparent parts. MP4 cannot store transparency, so they become white.',
    )
    const unable = page.getByText('This browser cannot write MP4')
    await expect(note.or(unable).first()).toBeVisible({ timeout: 60_000 })
  },
)

test(
  'a clip that states no colors has those that players show for its size',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG)
    // A bottom corner by ffmpeg. Small ones as BT.709 have a green of 163 and a red with one of 24, the large one as BT.601 one of 222.
    for (const [name, color] of [
      ['vp9.webm', [0, 190, 0]],
      ['transparent-vp9.webm', [253, 0, 0]],
      ['hd-mpeg4.avi', [0, 191, 0]],
    ] as const) {
      await chooseVideo(page, name)
      await choose(page, 'quality', 'high')
      const { gif } = await convertedGif(page)
      const shown = colorAt(gif, gif.frames[0]!, name === 'vp9.webm' ? gif.width - 5 : 5, gif.height - 5)
      const apart = shown.map((value, channel) => Math.abs(value - color[channel]!))
      expect([name, Math.max(...apart) <= 8]).toEqual([name, true])
    }
  },
)

test('HDR that the engine reads has the white of graphics as white', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await chooseVideo(page, 'hdr-pq.mp4')
  await choose(page, 'quality', 'high')
  const { gif } = await convertedGif(page)
  const colors = new Map<string, number>()
  const { rgb } = gif.frames[0]!
  for (let at = 0; at < rgb.length; at += 3) {
    const color = rgb.subarray(at, at + 3).join(' ')
    colors.set(color, (colors.get(color) ?? 0) + 1)
  }
  const near = (...wanted: number[]) =>
    [...colors].reduce((sum, [color, count]) => {
      const isNear = color.split(' ').every((value, channel) => Math.abs(Number(value) - wanted[channel]!) <= 6)
      return sum + (isNear ? count : 0)
    }, 0)
  // A quarter or so of the picture each; without tone mapping white is 148.
  expect(near(255, 255, 255)).toBeGreaterThan(rgb.length / 3 / 8)
  expect(near(191, 2, 0)).toBeGreaterThan(rgb.length / 3 / 8)
})

for (const transfer of ['pq', 'hlg']) {
  test(
    `${transfer}: the engine and the browser's decoder show the same colors`,
    { tag: '@full' },
    async ({ guarded: page }) => {
      await openTool(page, SLUG)
      const shown: number[][] = []
      for (const name of [`squares-${transfer}.mp4`, `squares-${transfer}.webm`]) {
        const asked = watchEngines(page)
        await chooseVideo(page, name)
        await choose(page, 'quality', 'high')
        const { gif } = await convertedGif(page)
        // HEVC needs the engine, VP9 does not.
        expect(asked.length > 0).toBe(name.endsWith('.mp4'))
        const middle = (square: number) => Math.floor(((square + 0.5) * gif.width) / 4)
        shown.push(
          Array.from({ length: 16 }, (_, square) =>
            colorAt(gif, gif.frames[0]!, middle(square % 4), middle(Math.floor(square / 4))),
          ).flat(),
        )
      }
      const [engine, browser] = shown
      expect(Math.max(...engine!.map((value, at) => Math.abs(value - browser![at]!)))).toBeLessThanOrEqual(6)
      // Black, and white from 203 cd/m² on, which is 75 % of HLG and 58 % of PQ.
      expect(browser!.slice(9 * 3, 10 * 3)).toEqual([0, 0, 0])
      expect(Math.min(...browser!.slice(-6))).toBeGreaterThanOrEqual(250)
    },
  )
}

for (const name of ['bar.gif', 'bar.webp', 'bar-apng.png', 'bar.avif']) {
  test(
    `${name} is a clip: its length, each moment, and half of it at another speed`,
    { tag: '@full' },
    async ({ guarded: page }) => {
      const asked = watchEngines(page)
      await openTool(page, SLUG)
      await chooseVideo(page, name)
      await expect.poll(() => figureValue(page, 'videoDuration')).toBeCloseTo(2, 2)
      await expect(figure(page, 'videoWidth')).toHaveText('160')
      await expect(figure(page, 'frameCount')).toHaveText('20')
      const { gif } = await convertedGif(page)
      expect(gif.frames).toHaveLength(20)
      gif.frames.forEach((frame, index) => expect(barPlace(gif, frame)).toBeCloseTo((index * 7 + 6) / 160, 1))
      expect(asked).toEqual([])
    },
  )
}

test('a sticker that moves on nothing keeps nothing behind it', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  for (const name of ['sticker.gif', 'sticker.webp']) {
    await chooseVideo(page, name)
    await control(page, 'duration').fill('1')
    const { gif } = await convertedGif(page)
    const counts = gif.frames.map(({ opaque }) => opaque.reduce((sum, value) => sum + value, 0))
    expect(counts).toHaveLength(10)
    for (const count of counts) expect(Math.abs(count / 1600 - 1)).toBeLessThan(0.1)
  }
})

test('a refusal stays until the next file', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  const refused = page.locator('[data-name="refused"]')
  for (const [file, text] of [
    [videoFile('renamed-text.mp4'), 'Please upload a valid video file'],
    [path.join('e2e/fixtures/images', 'photo.png'), 'This PNG is a still image.'],
  ] as const) {
    await page.locator('input[name="file"]').setInputFiles(file)
    await expect(refused).toContainText(text)
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  }
  await chooseVideo(page, 'bar.gif')
  await expect(refused).toHaveCount(0)
})

test(
  'what this browser records of a canvas becomes a GIF of its length',
  { tag: '@full' },
  async ({ guarded: page }, info) => {
    await openTool(page, SLUG)
    const recorded = await page.evaluate(async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 120 })
      const context = canvas.getContext('2d')!
      const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm;codecs=vp8' })
      const parts: Blob[] = []
      recorder.ondataavailable = ({ data }) => parts.push(data)
      const begun = performance.now()
      const ended = new Promise<number>((resolve) => (recorder.onstop = () => resolve(performance.now() - begun)))
      recorder.start(500)
      for (let step = 0; step < 40; step++) {
        context.fillStyle = `hsl(${step * 9} 80% 50%)`
        context.fillRect(0, 0, 160, 120)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      recorder.stop()
      const milliseconds = await ended
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
      return { milliseconds, bytes: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) }
    })
    const file = info.outputPath('recorded.webm')
    await writeFile(file, Buffer.from(recorded.bytes, 'base64'))
    await page.locator('input[name="file"]').setInputFiles(file)
    await expect(page.locator('[data-name="filmstrip"]')).toBeVisible({ timeout: 60_000 })
    const seconds = await figureValue(page, 'videoDuration')
    expect(Math.abs(seconds - recorded.milliseconds / 1000)).toBeLessThan(0.5)
    const announced = Number(await figure(page, 'frameCount').textContent())
    expect((await convertedGif(page)).gif.frames).toHaveLength(announced)
  },
)
