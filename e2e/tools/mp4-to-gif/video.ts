import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { colorAt, decodeGif, type DecodedGif, type ShownFrame } from './gif'
import { button, control, expect, figure, unfold } from '@/e2e/support/test'

const FOLDER = path.join(process.cwd(), 'e2e/fixtures/video')

export function videoFile(name: string): string {
  return path.join(FOLDER, name)
}

/** Chooses a file and waits until it is opened: the filmstrip is there, and its name is not that of one before. */
export async function chooseVideo(page: Page, name: string): Promise<void> {
  await page.locator('input[name="file"]').setInputFiles(videoFile(name))
  await expect(page.locator('[data-name="filmstrip"]')).toBeVisible({ timeout: 60_000 })
}

/** Converts, downloads and decodes. */
export async function convertedGif(page: Page): Promise<{ gif: DecodedGif; bytes: Buffer; name: string }> {
  await button(page, 'convert').click()
  // The GIF before it stays in sight until this one is made.
  await expect(button(page, 'convert')).toBeEnabled({ timeout: 60_000 })
  await expect(figure(page, 'gifSize')).toBeVisible({ timeout: 60_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'download').click()])
  const bytes = await readFile(await download.path())
  return { gif: decodeGif(bytes), bytes, name: download.suggestedFilename() }
}

/** Where the white bar of the fixtures stands, as a share of the picture's width: its middle, in the row in the middle. */
export function barPlace(gif: DecodedGif, frame: ShownFrame): number {
  const y = Math.floor(gif.height / 2)
  const white: number[] = []
  for (let x = 0; x < gif.width; x++) if (Math.min(...colorAt(gif, frame, x, y)) > 150) white.push(x)
  if (white.length === 0) throw new RangeError('no bar')
  return (white[0]! + white.at(-1)! + 1) / 2 / gif.width
}

/** Addresses of engines' files asked for. */
export function watchEngines(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/engines/')) asked.push(request.url())
  })
  return asked
}

export async function openMore(page: Page): Promise<void> {
  await unfold(control(page, 'crop'))
}
