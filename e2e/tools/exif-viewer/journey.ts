import path from 'node:path'
import { holdWork, showWorking } from '@/e2e/support/held-work'
import { addImages } from '@/e2e/support/images'
import type { Journey } from '@/e2e/support/journey'
import { BATCH, expectDone } from '@/e2e/support/pictures'
import { button, control, expect, figure, openMore } from '@/e2e/support/test'

export const journey: Journey = {
  byKeys: async (hands) => {
    const { page, keys, state } = hands
    const release = await holdWork(page)
    await keys.files(path.join(process.cwd(), 'e2e/fixtures/metadata/camera.jpg'))
    await showWorking(hands)
    await release()
    await expect(figure(page, 'dimensions')).toBeVisible()
    await state('hidden values')
    await keys.check('showSensitive')
    await keys.tab('location')
    await expect(figure(page, 'latitude')).toBeVisible()
    const further = '[data-name="further"] > summary'
    if (await page.locator(further).isVisible()) {
      await keys.to(further)
      await keys.press('Enter')
    }
    await keys.type('tagSearch', 'gps')
    await state('done')
  },
  job: [
    { files: ['images/metadata-little-endian.jpg'] },
    { figure: 'make', is: /NIKON/ },
    { download: 'removeMetadata', name: /\.jpg$/, begins: '\xff\xd8' },
  ],
  pictures: { ...BATCH, headerOnly: true },
  otherStates: async (page, look) => {
    await addImages(page, 'small-photo.jpg', 'orientation-6.jpg')
    await expectDone(page, 2)
    await look()
    await addImages(page, 'astronaut.jpg')
    await openMore(page)
    await control(page, 'hideFaces').selectOption('color')
    await expect(button(page, 'hiddenFace')).toBeVisible()
    await look()
  },
}
