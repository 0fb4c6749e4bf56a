import { holdWork, showWorking } from '@/e2e/support/held-work'
import type { Journey } from '@/e2e/support/journey'
import { button, expect } from '@/e2e/support/test'

export const journey: Journey = {
  byKeys: async (hands) => {
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
    await showWorking(hands)
    await keys.push('cancel')
    await expect(button(page, 'generate')).toBeFocused()
    await keys.press('Enter')
    await release()
    await expect(page.locator('li[data-name="item"]').first()).toBeVisible()
    await state('done')
  },
  job: [
    { press: 'text' },
    { enter: 'text', value: '가' },
    { press: 'generate' },
    { see: 'li[data-name="item"]' },
    { copy: 'copyHtml', gives: /^<link/ },
    { download: 'downloadAll', name: /\.zip$/, begins: 'PK' },
  ],
  pictures: {
    batch: false,
    result: (page, name) => page.getByRole('tabpanel').filter({ hasText: name }),
    start: 'generate',
    output: 'width',
  },
}
