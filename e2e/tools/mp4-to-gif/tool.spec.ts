import { colorAt } from './gif'
import { layoutShifts, watchShifts } from '@/e2e/support/layout-shift'
import { button, control, expect, figure, figureValue, openTool, test, toast } from '@/e2e/support/test'
import { barPlace, chooseVideo, convertedGif, openMore, videoFile, watchEngines } from './video'

const SLUG = 'mp4-to-gif'

/** Where the fixtures' bar is after so many seconds: it starts at the left edge and moves at an even pace. */
interface Bar {
  readonly speed: number
  readonly width: number
  readonly across: number
}

function barAt({ speed, width, across }: Bar, seconds: number, frameRate: number): number {
  const frame = Math.floor(seconds * frameRate + 0.01)
  // Color is stored for every second pixel, and the bar stands on one.
  const left = 2 * Math.floor((speed * frame) / frameRate / 2)
  return (left + width / 2) / across
}

test('an MP4 becomes the documented GIF: size, frames, delays, and the picture of each moment', async ({
  guarded: page,
}) => {
  await watchShifts(page)
  await openTool(page, SLUG, { locale: 'en' })
  await chooseVideo(page, 'h264.mp4')
  await expect.poll(() => figureValue(page, 'videoDuration')).toBeCloseTo(4, 1)
  await expect(figure(page, 'videoWidth')).toHaveText('640')
  await expect(figure(page, 'videoHeight')).toHaveText('360')
  for (const [name, value] of [
    ['startTime', '0'],
    ['duration', '3'],
    ['fps', '10'],
    ['width', '480'],
    ['height', '270'],
  ] as const)
    await expect(control(page, name).first()).toHaveValue(value)
  await expect(page.locator('input[name="quality"]:checked')).toHaveValue('medium')
  await expect(figure(page, 'frameCount')).toHaveText('30')
  await expect(figure(page, 'estimatedSize')).toBeVisible()
  const estimate = await figureValue(page, 'estimatedSize')

  // The message is gone after four seconds, which decoding the GIF may take.
  const [{ gif, bytes, name }] = await Promise.all([
    convertedGif(page),
    expect(toast(page, 'GIF conversion completed successfully!')).toBeVisible({ timeout: 60_000 }),
  ])
  expect(await layoutShifts(page)).toEqual([])
  expect(name).toBe('converted_h264.gif')
  expect([gif.width, gif.height, gif.colors]).toEqual([480, 270, 128])
  expect(gif.frames.map(({ delay }) => delay)).toEqual(Array(30).fill(10))
  expect(gif.repetitions).toBe(0)
  gif.frames.forEach((frame, index) =>
    expect(barPlace(gif, frame)).toBeCloseTo(barAt({ speed: 140, width: 24, across: 640 }, index / 10, 30), 2),
  )
  await expect(figure(page, 'gifSize')).toHaveAttribute('data-value', String(bytes.length))
  await expect.poll(() => figureValue(page, 'processingTime')).toBeGreaterThan(0)
  expect(Math.abs(estimate / bytes.length - 1)).toBeLessThanOrEqual(0.25)
  // Only what the bar left and reached is stored again.
  for (const { area } of gif.frames.slice(1)) expect(area.width * area.height).toBeLessThan(480 * 270 * 0.25)
})

test(
  'videos that the browser decodes need no engine, and nothing shifts on a phone',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await watchShifts(page)
    const asked = watchEngines(page)
    await openTool(page, SLUG)
    await chooseVideo(page, 'vp9.webm')
    await control(page, 'duration').fill('2')
    const { gif } = await convertedGif(page)
    expect(await layoutShifts(page)).toEqual([])
    expect([gif.width, gif.height]).toEqual([320, 180])
    expect(gif.frames).toHaveLength(20)
    gif.frames.forEach((frame, index) =>
      expect(barPlace(gif, frame)).toBeCloseTo(barAt({ speed: 70, width: 12, across: 320 }, index / 10, 25), 2),
    )
    expect(asked).toEqual([])
  },
)

test(
  'an AVI is decoded by the loaded engine and gives the same kind of GIF',
  { tag: '@full' },
  async ({ guarded: page }) => {
    const asked = watchEngines(page)
    await openTool(page, SLUG, { locale: 'en', fragment: 'fps=12&quality=low' })
    await chooseVideo(page, 'mpeg4.avi')
    expect(asked.length).toBeGreaterThan(0)
    await expect(figure(page, 'videoWidth')).toHaveText('320')
    await expect(figure(page, 'videoHeight')).toHaveText('240')
    await expect.poll(() => figureValue(page, 'videoDuration')).toBeCloseTo(3, 1)
    await control(page, 'startTime').fill('0.5')
    await control(page, 'duration').fill('2')
    await expect(figure(page, 'estimatedSize')).toBeVisible()
    const estimate = await figureValue(page, 'estimatedSize')
    const { gif, bytes } = await convertedGif(page)
    expect([gif.width, gif.height, gif.colors]).toEqual([320, 240, 64])
    expect(gif.frames).toHaveLength(24)
    expect(gif.frames.reduce((sum, { delay }) => sum + delay, 0)).toBe(200)
    gif.frames.forEach((frame, index) =>
      expect(barPlace(gif, frame)).toBeCloseTo(barAt({ speed: 70, width: 12, across: 320 }, 0.5 + index / 12, 25), 2),
    )
    expect(Math.abs(estimate / bytes.length - 1)).toBeLessThanOrEqual(0.25)

    // The engine is there: the next file needs nothing from the network but its script.
    const before = asked.filter((url) => url.endsWith('.wasm.gz')).length
    await chooseVideo(page, 'prores.mov')
    await expect(figure(page, 'videoWidth')).toHaveText('160')
    await chooseVideo(page, 'wmv2.wmv')
    await expect(figure(page, 'videoHeight')).toHaveText('180')
    expect(asked.filter((url) => url.endsWith('.wasm.gz'))).toHaveLength(before)

    // A cancel ends the engine in the middle of its work; the worker that started it goes too.
    await chooseVideo(page, 'mpeg4.avi')
    await control(page, 'fps').first().fill('30')
    await control(page, 'width').fill('960')
    await expect(figure(page, 'estimatedSize')).toBeVisible()
    expect(page.workers()).toHaveLength(2)
    await button(page, 'convert').click()
    await expect(page.locator('progress')).toBeVisible()
    await button(page, 'cancel').click()
    await expect.poll(() => page.workers().length).toBe(0)
    await control(page, 'width').fill('320')
    await control(page, 'fps').first().fill('5')
    // Three seconds, as every video begins with: the two before were shorter.
    await expect(figure(page, 'frameCount')).toHaveText('15')
    expect((await convertedGif(page)).gif.frames).toHaveLength(15)
  },
)

test('a rotated video of a phone is upright', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await chooseVideo(page, 'rotated.mp4')
  await expect(figure(page, 'videoWidth')).toHaveText('180')
  await expect(figure(page, 'videoHeight')).toHaveText('320')
  const { gif } = await convertedGif(page)
  expect([gif.width, gif.height]).toEqual([180, 320])
  const last = gif.frames.at(-1) ?? gif.frames[0]!
  // Stored red top left and green bottom right, turned a quarter against the clock.
  const [red, green, blue] = colorAt(gif, last, 5, 314)
  expect([red > 180, green < 80, blue < 80]).toEqual([true, true, true])
  expect(colorAt(gif, last, 174, 5)[1]).toBeGreaterThan(140)
})

test(
  'thirty pictures a second of a video of sixty keep the length; speed and order apply',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { fragment: 'fps=30&duration=1' })
    await chooseVideo(page, 'sixty.mp4')
    const plain = await convertedGif(page)
    expect(plain.gif.frames).toHaveLength(30)
    expect(plain.gif.frames.slice(0, 3).map(({ delay }) => delay)).toEqual([3, 4, 3])
    expect(plain.gif.frames.reduce((sum, { delay }) => sum + delay, 0)).toBe(100)

    await openMore(page)
    await control(page, 'fps').first().fill('10')
    await control(page, 'speed').selectOption('2')
    await control(page, 'order').selectOption('boomerang')
    await control(page, 'loop').selectOption('3')
    await expect(figure(page, 'frameCount')).toHaveText('8')
    const { gif } = await convertedGif(page)
    expect(gif.frames).toHaveLength(8)
    expect(gif.repetitions).toBe(2)
    const bar = { speed: 140, width: 12, across: 320 }
    const seconds = [0, 0.2, 0.4, 0.6, 0.8, 0.6, 0.4, 0.2]
    gif.frames.forEach((frame, index) => expect(barPlace(gif, frame)).toBeCloseTo(barAt(bar, seconds[index]!, 60), 2))
    await control(page, 'order').selectOption('reverse')
    await control(page, 'loop').selectOption('1')
    const backward = (await convertedGif(page)).gif
    expect(backward.repetitions).toBeUndefined()
    expect(barPlace(backward, backward.frames[0]!)).toBeCloseTo(barAt(bar, 0.8, 60), 2)
  },
)

test(
  'a square is cropped at its frame, and the size follows the ratio',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG)
    await chooseVideo(page, 'h264.mp4')
    await openMore(page)
    await control(page, 'crop').selectOption('square')
    await expect(control(page, 'width')).toHaveValue('480')
    await expect(control(page, 'height')).toHaveValue('480')
    await control(page, 'height').fill('180')
    await expect(control(page, 'width')).toHaveValue('180')
    for (let press = 0; press < 30; press++) await button(page, 'moveCrop').press('ArrowLeft')
    const { gif } = await convertedGif(page)
    expect([gif.width, gif.height]).toEqual([180, 180])
    expect(colorAt(gif, gif.frames.at(-1)!, 4, 4)[0]).toBeGreaterThan(180)
    // The green corner at the right is outside.
    expect(colorAt(gif, gif.frames[0]!, 175, 175)[1]).toBeLessThan(100)
  },
)

test('the handles set the cut by keys and by pointer', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  // A format that every Chromium plays.
  await chooseVideo(page, 'vp9.webm')
  const start = page.getByRole('slider', { name: 'Start of the clip' })
  const end = page.getByRole('slider', { name: 'End of the clip' })
  await expect(start).toHaveAttribute('aria-valuenow', '0')
  await expect(end).toHaveAttribute('aria-valuenow', '3')
  for (let press = 0; press < 3; press++) await start.press('ArrowRight')
  await expect(control(page, 'startTime')).toHaveValue('0.3')
  await expect(control(page, 'duration')).toHaveValue('2.7')
  await end.press('PageDown')
  await expect(control(page, 'duration')).toHaveValue('1.7')
  await end.press('End')
  await expect(control(page, 'duration')).toHaveValue('2.7')
  const strip = await page.locator('[data-name="filmstrip"]').boundingBox()
  const grip = await end.boundingBox()
  if (!strip || !grip) throw new Error('no strip')
  expect(grip.width, 'what a finger hits').toBeGreaterThanOrEqual(24)
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2)
  await page.mouse.down()
  await page.mouse.move(strip.x + strip.width / 2 + grip.width / 2, grip.y + 10, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => Number(await control(page, 'duration').inputValue())).toBeCloseTo(1.2, 0)
  await button(page, 'play').click()
  await expect(button(page, 'play')).toHaveText('Pause')
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.4)
  await button(page, 'play').click()
  const shown = await page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
  await button(page, 'setStart').click()
  await expect.poll(async () => Number(await control(page, 'startTime').inputValue())).toBeCloseTo(shown, 0)
})

test(
  'another video ends a conversion silently; a finished GIF it replaces can be restored',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en', fragment: 'fps=30&quality=high' })
    await chooseVideo(page, 'vp9.webm')
    await control(page, 'width').fill('1920')
    await button(page, 'convert').click()
    await expect(page.locator('progress')).toBeVisible()
    await page.locator('input[name="file"]').setInputFiles(videoFile('rotated.mp4'))
    await expect(page.locator('progress')).toBeHidden()
    await expect(figure(page, 'videoWidth')).toHaveText('180')
    await expect(toast(page, 'GIF conversion completed successfully!')).toHaveCount(0)
    await expect(figure(page, 'gifSize')).toHaveCount(0)

    await control(page, 'fps').first().fill('5')
    await convertedGif(page)
    await chooseVideo(page, 'vp9.webm')
    await expect(figure(page, 'videoWidth')).toHaveText('320')
    await expect(figure(page, 'gifSize')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(figure(page, 'gifSize')).toBeVisible()
  },
)
