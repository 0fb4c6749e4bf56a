import { holdWork, showWorking } from '@/e2e/support/held-work'
import { addImages, image } from '@/e2e/support/images'
import type { Journey } from '@/e2e/support/journey'
import { BATCH, expectComparison, expectDone } from '@/e2e/support/pictures'
import { control, expect, figureValue } from '@/e2e/support/test'

export const journey: Journey = {
  byKeys: async (hands) => {
    const { page, keys, state } = hands
    const release = await holdWork(page)
    await keys.files(image('transparent.png'))
    await showWorking(hands)
    await release()
    await expectDone(page, 1)
    const size = await figureValue(page, 'convertedSize')
    await keys.to('input[name="backgroundPreset"]')
    await keys.press('ArrowRight')
    // Done was also what it was before.
    await expect(page.locator(`output[name="convertedSize"]:not([data-value="${size}"])`)).toBeVisible()
    await expectDone(page, 1)
    await expectComparison(page)
    await state('done')
    await keys.type('background', 'no color')
    await expect(control(page, 'background')).toHaveAttribute('aria-invalid', 'true')
    await state('error')
  },
  job: [
    { files: ['images/transparent.png'] },
    { figure: 'convertedSize' },
    { download: 'download', name: /\.jpg$/, begins: '\xff\xd8' },
  ],
  pictures: BATCH,
  otherStates: async (page, look) => {
    await addImages(page, 'small-photo.jpg', 'orientation-6.jpg')
    await expectDone(page, 2)
    await look()
  },
}
