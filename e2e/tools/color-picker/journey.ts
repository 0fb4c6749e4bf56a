import { holdWork, showWorking } from '@/e2e/support/held-work'
import { image } from '@/e2e/support/images'
import type { Journey } from '@/e2e/support/journey'
import { expect, figure } from '@/e2e/support/test'

export const journey: Journey = {
  byKeys: async (hands) => {
    const { page, keys, state } = hands
    const release = await holdWork(page)
    await keys.files(image('photo.png'))
    await showWorking(hands)
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
  job: [
    { files: ['images/small-photo.jpg'] },
    { see: 'li[data-name="color"]' },
    { copy: 'copyHex', gives: /^#[\dA-F]{6}$/i },
    { download: 'download', name: /./ },
  ],
  pictures: {
    batch: false,
    result: (page, name) => figure(page, 'fileName').filter({ hasText: name }),
    output: 'hex',
  },
}
