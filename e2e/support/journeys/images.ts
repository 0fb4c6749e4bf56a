import path from 'node:path'
import type { Page } from 'playwright/test'
import { holdWork } from '@/e2e/support/held-work'
import { image } from '@/e2e/support/images'
import { scan } from '@/e2e/support/scans'
import { button, control, expect, figure } from '@/e2e/support/test'
import { videoFile } from '@/e2e/support/video'
import { WORKING, type Hands, type Journeys } from './journey'

function done(page: Page, count: number) {
  return expect(page.locator('li[data-name="item"][data-status="done"]')).toHaveCount(count)
}

/** The tool at work, and the page that shows it. */
async function working({ page, state }: Hands, name = 'working'): Promise<void> {
  await expect(page.locator('progress').first()).toBeVisible()
  await state(name, WORKING)
}

export const IMAGE_JOURNEYS: Journeys = {
  'image-resizer': async (hands) => {
    const { page, keys, state } = hands
    await keys.push('download')
    await expect(page.locator('[data-sonner-toast]').first()).toBeVisible()
    await state('empty, refused')
    const release = await holdWork(page)
    await keys.files(image('photo.png'))
    await working(hands)
    await keys.push('cancel')
    await expect(button(page, 'remove')).toBeFocused()
    await keys.press('Enter')
    await expect(page.locator('input[name="file"]')).toBeFocused()
    await keys.files(image('photo.png'))
    await release()
    await keys.type('width', '120')
    await done(page, 1)
    await state('done')
    await keys.type('width', 'x')
    await expect(control(page, 'width')).toHaveAttribute('aria-invalid', 'true')
    await state('error')
  },
  'jpg-compressor': async (hands) => {
    const { page, keys, state } = hands
    const release = await holdWork(page)
    await keys.files(image('astronaut.jpg'))
    await working(hands)
    await keys.to('button[name="cancel"]')
    await release()
    await done(page, 1)
    await expect(button(page, 'download')).toBeFocused()
    const slider = page.locator('input[aria-keyshortcuts]')
    await keys.to('input[aria-keyshortcuts]')
    await keys.press('ArrowRight', '+')
    await expect(slider).toHaveValue('51')
    await expect(page.locator('input[name="zoom"][value="2"]')).toBeChecked()
    await state('done')
    await keys.files(image('truncated.jpg'), image('small-photo.jpg'))
    await expect(page.locator('li[data-status="failed"] [role="alert"]')).toBeVisible()
    await done(page, 2)
    await state('several, one refused')
  },
  'png-to-jpg': async (hands) => {
    const { page, keys, state } = hands
    const release = await holdWork(page)
    await keys.files(image('transparent.png'))
    await working(hands)
    await release()
    await done(page, 1)
    await keys.to('input[name="backgroundPreset"]')
    await keys.press('ArrowRight')
    await done(page, 1)
    await state('done')
    await keys.type('background', 'no colour')
    await expect(control(page, 'background')).toHaveAttribute('aria-invalid', 'true')
    await state('error')
  },
  'color-picker': async (hands) => {
    const { page, keys, state } = hands
    const release = await holdWork(page)
    await keys.files(image('photo.png'))
    await working(hands)
    await keys.push('cancel')
    await expect(page.locator('input[name="file"]')).toBeFocused()
    await keys.files(image('photo.png'))
    await release()
    await expect(figure(page, 'fileName')).toBeVisible()
    await state('dominant colors')
    await keys.check('pickMode')
    await keys.to('[data-name="picture"]')
    await keys.press('ArrowRight', 'Shift+ArrowDown', 'Enter')
    await expect(page.locator('[role="tab"][name="picked"]')).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('li[data-name="color"]')).toHaveCount(1)
    await state('picked')
    await keys.push('remove')
    await expect(page.locator('li[data-name="color"]')).toHaveCount(0)
    await keys.files(image('renamed-text.jpg'))
    await expect(page.getByRole('alert').first()).toBeVisible()
    await state('error')
  },
  'favicon-generator': async (hands) => {
    const { page, keys, state } = hands
    await keys.push('generate')
    await expect(page.locator('[data-sonner-toast]').first()).toBeVisible()
    await state('empty, refused')
    await keys.tab('text')
    await keys.type('text', 'A')
    await keys.to('input[name="radius"]')
    await keys.press('ArrowRight')
    const release = await holdWork(page)
    await keys.push('generate')
    await working(hands)
    await keys.push('cancel')
    await expect(button(page, 'generate')).toBeFocused()
    await keys.press('Enter')
    await release()
    await expect(page.locator('li[data-name="item"]').first()).toBeVisible()
    await state('done')
  },
  'exif-viewer': async (hands) => {
    const { page, keys, state } = hands
    const release = await holdWork(page)
    await keys.files(path.join(process.cwd(), 'e2e/fixtures/metadata/camera.jpg'))
    await working(hands)
    await release()
    await expect(figure(page, 'fileName')).toBeVisible()
    await keys.check('showSensitive')
    await keys.tab('location')
    await expect(figure(page, 'latitude')).toBeVisible()
    await keys.type('tagSearch', 'gps')
    await state('done')
  },
  'text-extractor': async (hands) => {
    const { page, keys, state } = hands
    await keys.push('extract')
    await expect(page.locator('[data-sonner-toast]').first()).toBeVisible()
    await state('empty, refused')
    const release = await holdWork(page)
    await keys.files(scan('en.png'))
    await keys.push('extract')
    await working(hands)
    await release()
    await expect(control(page, 'text')).toBeVisible({ timeout: 60_000 })
    await state('done')
  },
  'mp4-to-gif': async (hands) => {
    const { page, keys, state } = hands
    const open = await holdWork(page)
    await keys.files(videoFile('h264.mp4'))
    await working(hands, 'opening')
    await keys.push('cancel')
    await expect(page.locator('input[name="file"]')).toBeFocused()
    await keys.files(videoFile('h264.mp4'))
    await open()
    await keys.to('[data-name="trimStart"]')
    await keys.press('ArrowRight', 'ArrowRight')
    await expect(control(page, 'startTime')).toHaveValue('0.2')
    await keys.to('[data-name="trimEnd"]')
    await keys.press('ArrowLeft')
    await keys.type('width', '64')
    await keys.to('details:has(select[name="crop"]) > summary')
    await keys.press('Enter')
    await keys.to('select[name="crop"]')
    await keys.press('ArrowDown')
    await keys.push('moveCrop', { key: 'ArrowLeft' })
    await state('filled')
    const release = await holdWork(page)
    await keys.push('convert')
    await working(hands, 'converting')
    await expect(button(page, 'convert')).toBeFocused()
    await keys.push('cancel')
    await expect(button(page, 'convert')).toBeFocused()
    await keys.press('Enter')
    await release()
    await expect(figure(page, 'gifSize')).toBeVisible({ timeout: 60_000 })
    await state('done')
    await keys.type('startTime', 'x')
    await expect(control(page, 'startTime')).toHaveAttribute('aria-invalid', 'true')
    await state('error')
  },
}
