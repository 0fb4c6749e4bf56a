import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { decodeImage, download, image, unzipStored } from './support/images'
import { button, control, expect, openTool, test } from './support/test'

const DAYS = ['day 1', 'day 2/evening', 'day 2/morning', '.'] as const
/** The twelve pictures of `makeTrip` without their extension. */
const PICTURES = DAYS.flatMap((day) => ['a', 'b', 'c'].map((name) => path.posix.join('Trip', day, name))).sort()

/** A folder with pictures in subfolders, a text and a hidden file. */
function makeTrip(folder: string): string {
  const trip = path.join(folder, 'Trip')
  for (const picture of PICTURES) {
    mkdirSync(path.dirname(path.join(folder, picture)), { recursive: true })
    cpSync(image('small-photo.jpg'), path.join(folder, `${picture}.jpg`))
  }
  writeFileSync(path.join(trip, 'day 1/notes.txt'), 'not a picture')
  writeFileSync(path.join(trip, '.hidden'), '')
  return trip
}

test('a folder that is dropped keeps its tree too', { tag: '@full' }, async ({ guarded: page }, { outputDir }) => {
  const trip = makeTrip(outputDir)
  await openTool(page, 'image-resizer', { locale: 'en', fragment: 'longestSide=20&namePattern=%7Bname%7D' })
  const devtools = await page.context().newCDPSession(page)
  const data = { items: [], files: [trip], dragOperationsMask: 1 }
  const send = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    devtools.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data })
  await send('dragEnter')
  // The browser drops nothing before the page has said that it takes what is dragged.
  await expect(async () => {
    await send('dragOver')
    await expect(page.locator('[data-dragging]')).toBeVisible({ timeout: 500 })
  }).toPass()
  // The browser accepts the drop only after the page has handled the last dragover event.
  await send('dragOver')
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await send('drop')
  await expect(page.locator('li[data-status="done"]')).toHaveCount(12)
  await expect(page.locator('[data-name="skipped"]')).toContainText('1 · notes.txt')
  const entries = unzipStored((await download(page, button(page, 'downloadAll'))).bytes)
  expect([...entries.keys()].sort()).toEqual(PICTURES.map((picture) => `${picture}.jpeg`))
})

test(
  'a folder of twelve pictures keeps its tree, in the ZIP and in a folder where nothing is overwritten',
  { tag: '@full' },
  async ({ guarded: page }, { outputDir }) => {
    const trip = makeTrip(outputDir)
    // The folder that the visitor chooses in the browser's own window: a real one, of this origin.
    await page.addInitScript(() => {
      const chosen = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('Trip', { create: true })
      Object.assign(window, { showDirectoryPicker: chosen })
    })

    await openTool(page, 'jpg-compressor', { locale: 'en', fragment: 'longestSide=20&namePattern=%7Bname%7D' })
    await control(page, 'folder').setInputFiles(trip)
    await expect(page.locator('li[data-status="done"]')).toHaveCount(12)
    await expect(page.locator('[data-name="skipped"]')).toContainText('1 · notes.txt')
    const entries = unzipStored((await download(page, button(page, 'downloadAll'))).bytes)
    expect([...entries.keys()].sort()).toEqual(PICTURES.map((picture) => `${picture}.jpg`))
    expect(await decodeImage(page, entries.get('Trip/day 2/evening/b.jpg') ?? Buffer.alloc(0))).toMatchObject({
      width: 20,
    })

    for (const times of [1, 2]) {
      await button(page, 'saveToFolder').click()
      await expect(page.getByRole('status').filter({ hasText: 'No existing file was replaced' })).toHaveCount(times)
    }
    const written = await page.evaluate(async () => {
      const trip = await (await navigator.storage.getDirectory()).getDirectoryHandle('Trip')
      const evening = await (await trip.getDirectoryHandle('day 2')).getDirectoryHandle('evening')
      const names: string[] = []
      for await (const name of evening.keys()) names.push(name)
      return names.sort()
    })
    expect(written).toEqual(['a (2).jpg', 'a.jpg', 'b (2).jpg', 'b.jpg', 'c (2).jpg', 'c.jpg'])
  },
)
