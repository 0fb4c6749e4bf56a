import { holdWork, showWorking } from '@/e2e/support/held-work'
import { image } from '@/e2e/support/images'
import type { Journey } from '@/e2e/support/journey'
import { BATCH, expectDone } from '@/e2e/support/pictures'
import { button, expect } from '@/e2e/support/test'

export const journey: Journey = {
  byKeys: async (hands) => {
    const { page, keys, state } = hands
    const release = await holdWork(page)
    await keys.files(image('astronaut.jpg'))
    await showWorking(hands)
    await keys.to('button[name="cancel"]')
    await release()
    await expectDone(page, 1)
    await expect(button(page, 'download')).toBeFocused()
    const slider = page.locator('input[aria-keyshortcuts]')
    await keys.to('input[aria-keyshortcuts]')
    await keys.press('ArrowRight', '+')
    await expect(slider).toHaveValue('51')
    await expect(page.locator('input[name="zoom"][value="2"]')).toBeChecked()
    await state('done')
    await keys.files(image('renamed-text.jpg'), image('small-photo.jpg'))
    await expect(page.locator('li[data-status="failed"] [role="alert"]')).toBeVisible()
    await expectDone(page, 2)
    await state('several, one refused')
  },
  job: [
    { files: ['images/small-photo.jpg'] },
    { figure: 'compressedSize' },
    { download: 'download', name: /\.jpg$/, begins: '\xff\xd8' },
  ],
  pictures: BATCH,
}
