import { statSync, truncateSync, writeFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { longestTask, RESPONSIVE_MILLISECONDS, watchLongTasks } from '@/e2e/support/long-tasks'
import { alert, button, choose, control, expect, figure, openTool, test } from '@/e2e/support/test'
import { chooseVideo, convertedGif, openMore, videoFile } from './video'

const SLUG = 'mp4-to-gif'

test(
  'unfit files give a reason in the page’s language; settings stay and the next file works',
  { tag: '@full' },
  async ({ guarded: page }, testInfo) => {
    await openTool(page, SLUG, { locale: 'en' })
    await button(page, 'convert').click()
    await expect(alert(page, 'Please upload a video first')).toBeVisible()
    await button(page, 'download').click()
    await expect(alert(page, 'No GIF to download')).toBeVisible()
    await choose(page, 'quality', 'high')
    await control(page, 'fps').first().fill('7')

    const large = testInfo.outputPath('large.mp4')
    await copyFile(videoFile('h264.mp4'), large)
    truncateSync(large, 101 * 1024 * 1024)
    const empty = testInfo.outputPath('empty.mp4')
    writeFileSync(empty, '')
    for (const [file, text] of [
      [videoFile('renamed-text.mp4'), 'Please upload a valid video file'],
      [videoFile('sound.m4a'), 'This file has sound but no picture'],
      [videoFile('truncated.mp4'), 'This video is incomplete'],
      [empty, 'empty (0 bytes)'],
      [large, 'Video file is too large. Please upload a file smaller than 100MB.'],
    ] as const) {
      await page.locator('input[name="file"]').setInputFiles(file)
      await expect(alert(page, text)).toBeVisible()
    }
    expect(statSync(large).size).toBeGreaterThan(100 * 1024 * 1024)
    await chooseVideo(page, 'h264.mp4')
    await expect(page.locator('input[name="quality"]:checked')).toHaveValue('high')
    await expect(control(page, 'fps').first()).toHaveValue('7')
    const { gif } = await convertedGif(page)
    expect(gif.frames).toHaveLength(21)
    expect(gif.colors).toBe(256)
  },
)

test(
  'a cut past the end is refused with the documented words, in Korean too',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG)
    await chooseVideo(page, 'h264.mp4')
    await control(page, 'startTime').fill('2')
    await control(page, 'duration').fill('3')
    await expect(control(page, 'duration')).toHaveAttribute('aria-invalid', 'true')
    await button(page, 'convert').click()
    await expect(alert(page, '시작 시간에 길이를 더하면 영상 길이를 넘어요')).toBeVisible()
    await control(page, 'duration').fill('2')
    expect((await convertedGif(page)).gif.frames).toHaveLength(20)
  },
)

test('a truncated video gives its readable part, with a note', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await chooseVideo(page, 'cut-short.mp4')
  const { gif } = await convertedGif(page)
  expect(gif.frames.length).toBeGreaterThan(5)
  expect(gif.frames.length).toBeLessThan(30)
  await expect(page.getByText('Part of this video is damaged.')).toBeVisible()
})

test('a GIF stays under the size aimed at', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await chooseVideo(page, 'h264.mp4')
  await openMore(page)
  await choose(page, 'quality', 'high')
  await control(page, 'width').fill('960')
  await control(page, 'targetSize').fill('0.05')
  const { gif, bytes } = await convertedGif(page)
  expect(bytes.length).toBeLessThanOrEqual(0.05 * 1024 * 1024)
  expect(gif.width).toBeLessThan(960)
  expect(gif.width / gif.height).toBeCloseTo(16 / 9, 1)
})

test('Cancel ends the work, and the next conversion works', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en', fragment: 'fps=30&width=1280&height=720' })
  await chooseVideo(page, 'h264.mp4')
  await button(page, 'convert').click()
  await expect(page.locator('progress')).toBeVisible()
  await button(page, 'cancel').click()
  await expect(page.locator('progress')).toHaveCount(0)
  await expect(figure(page, 'gifSize')).toHaveCount(0)
  await control(page, 'width').fill('320')
  expect((await convertedGif(page)).gif.width).toBe(320)
})

test('the page stays responsive while a GIF is made', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await chooseVideo(page, 'h264.mp4')
  await expect(figure(page, 'estimatedSize')).toBeVisible()
  await watchLongTasks(page)
  await button(page, 'convert').click()
  await expect(figure(page, 'gifSize')).toBeVisible({ timeout: 60_000 })
  expect(await longestTask(page)).toBeLessThan(RESPONSIVE_MILLISECONDS)
})
