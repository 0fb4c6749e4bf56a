import { holdWork, showWorking } from '@/e2e/support/held-work'
import { addImages, astronauts, image } from '@/e2e/support/images'
import type { Journey } from '@/e2e/support/journey'
import { BATCH, expectComparison, expectDone } from '@/e2e/support/pictures'
import { button, choose, control, expect, figure, openMore, openTool } from '@/e2e/support/test'

export const journey: Journey = {
  byKeys: async (hands) => {
    const { page, keys, state } = hands
    await keys.push('download')
    await expect(page.locator('[data-sonner-toast]').first()).toBeVisible()
    await state('empty, refused')
    const release = await holdWork(page)
    await keys.files(image('photo.png'))
    await showWorking(hands)
    await keys.push('cancel')
    await expect(button(page, 'remove')).toBeFocused()
    await keys.press('Enter')
    await expect(page.locator('input[name="file"]')).toBeFocused()
    await keys.files(image('photo.png'))
    await release()
    await keys.type('width', '120')
    await expectDone(page, 1)
    await expectComparison(page)
    await state('done')
    await keys.push('crop')
    await expect(button(page, 'frame')).toBeVisible()
    await state('crop')
    await keys.type('width', 'x')
    await expect(control(page, 'width')).toHaveAttribute('aria-invalid', 'true')
    await state('error')
  },
  job: [
    { files: ['images/small-photo.jpg'] },
    { figure: 'resultWidth' },
    { download: 'download', name: /./, begins: '\xff\xd8' },
  ],
  pictures: BATCH,
  otherStates: async (page, look) => {
    await addImages(page, 'small-photo.jpg', 'orientation-6.jpg')
    await expectDone(page, 2)
    await look()
    await button(page, 'crop').click()
    await choose(page, 'fit', 'cover')
    await expect(button(page, 'nextPicture')).toBeVisible()
    await look()
    await control(page, 'document').selectOption('us')
    await expect(button(page, 'sheet')).toBeVisible()
    await control(page, 'backdrop').selectOption('white')
    await look()
    await openTool(page, 'image-resizer/korean-passport-photo')
    await look()
    await addImages(page, 'astronaut.jpg')
    // The remarks are gone for a moment when the head that was found moves the frame.
    await expect(figure(page, 'headFound')).toHaveAttribute('data-value', 'found')
    await expectDone(page, 1)
    await expect(button(page, 'remarks')).toBeVisible()
    await look()
    await openTool(page, 'image-resizer')
    await page.locator('input[name="file"]').setInputFiles(await astronauts(page, 7, 7))
    await button(page, 'crop').click()
    await control(page, 'document').selectOption('us')
    await button(page, 'findHead').click()
    await expect(button(page, 'face')).toHaveCount(2)
    await look()
    await button(page, 'face').first().click()
    await expect(figure(page, 'headFound')).toHaveAttribute('data-value', 'found')
    await openMore(page)
    await control(page, 'hideFaces').selectOption('color')
    await expect(button(page, 'hiddenFace')).toHaveCount(2)
    await look()
  },
}
