import ExifReader from 'exifreader'
import { download, unzipStored } from '@/e2e/support/images'
import { alert, button, control, expect, openTool, test } from '@/e2e/support/test'

const photos = (...names: string[]) => names.map((name) => `e2e/fixtures/metadata/${name}`)

test(
  'dates of several photos are shifted by hours or set to a day, the place gone or not',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, 'exif-viewer', { locale: 'en', fragment: 'removal=nothing&dates=shift&shiftHours=-8.5' })
    await expect(control(page, 'shiftHours')).toHaveValue('-8.5')
    await page
      .locator('input[name="file"]')
      .setInputFiles(photos('camera.jpg', 'exif.heic', 'exif.png', 'orientation-3.jpg'))
    await expect(page.locator('li[data-status="done"]')).toHaveCount(4)
    // One photo says no date: the others are saved without it.
    const undated = page.locator('li[data-name="item"]').last()
    await expect(undated).toContainText('This file has no date to change')
    await expect(undated.locator('button[name="removeMetadata"]')).toHaveText('Save copy with the new dates')
    await undated.locator('button[name="removeMetadata"]').click()
    await expect(alert(page, 'This file has no date to change')).toBeVisible()
    const saved = async () => {
      const { bytes } = await download(page, button(page, 'downloadAll'))
      return [...unzipStored(bytes)].map(([name, file]) => {
        const { exif, gps } = ExifReader.load(file, { expanded: true })
        return [name, exif?.DateTimeOriginal?.description, gps !== undefined]
      })
    }
    expect(await saved()).toEqual([
      ['clean_camera.jpg', '2024:05:05 22:38:09', true],
      ['clean_exif.heic', '2025:01:01 18:34:05', true],
      ['clean_exif.png', '2025:01:01 18:34:05', true],
    ])

    await control(page, 'removal').selectOption('place')
    await control(page, 'dates').selectOption('set')
    await control(page, 'newDate').fill('2001-02-03')
    await page.locator('input[name="file"]').setInputFiles('e2e/fixtures/images/photo.heic')
    await expect(page.locator('li[data-status="done"]')).toHaveCount(5)
    await expect.poll(saved).toEqual([
      ['clean_camera.jpg', '2001:02:03 07:08:09', false],
      ['clean_exif.heic', '2001:02:03 03:04:05', false],
      ['clean_exif.png', '2001:02:03 03:04:05', false],
      ['clean_orientation-3.jpg', '2001:02:03 12:00:00', false],
      ['clean_photo.heic', '2001:02:03 12:00:00', false],
    ])
  },
)
