import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { decodeImage, download, image, unzipStored } from './support/images'
import { button, control, expect, openTool, test } from './support/test'

const DAYS = ['day 1', 'day 2/evening', 'day 2/morning', '.'] as const

test('a folder of twelve pictures keeps its tree, in the ZIP and in a folder where nothing is overwritten', async ({
  guarded: page,
}, { outputDir }) => {
  const trip = path.join(outputDir, 'Trip')
  for (const day of DAYS) {
    mkdirSync(path.join(trip, day), { recursive: true })
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) cpSync(image('small-photo.jpg'), path.join(trip, day, name))
  }
  writeFileSync(path.join(trip, 'day 1/notes.txt'), 'not a picture')
  writeFileSync(path.join(trip, '.hidden'), '')
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
  const expected = DAYS.flatMap((day) => ['a', 'b', 'c'].map((name) => path.posix.join('Trip', day, `${name}.jpg`)))
  expect([...entries.keys()].sort()).toEqual(expected.sort())
  expect(await decodeImage(page, entries.get('Trip/day 2/evening/b.jpg') ?? Buffer.alloc(0))).toMatchObject({
    width: 20,
  })

  for (const times of [1, 2]) {
    await button(page, 'saveToFolder').click()
    await expect(page.getByRole('status').filter({ hasText: 'No file there was replaced' })).toHaveCount(times)
  }
  const written = await page.evaluate(async () => {
    const trip = await (await navigator.storage.getDirectory()).getDirectoryHandle('Trip')
    const evening = await (await trip.getDirectoryHandle('day 2')).getDirectoryHandle('evening')
    const names: string[] = []
    for await (const name of evening.keys()) names.push(name)
    return names.sort()
  })
  expect(written).toEqual(['a (2).jpg', 'a.jpg', 'b (2).jpg', 'b.jpg', 'c (2).jpg', 'c.jpg'])
})
