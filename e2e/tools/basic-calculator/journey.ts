import type { Journey } from '@/e2e/support/journey'
import { expect, figure } from '@/e2e/support/test'

export const journey: Journey = {
  byKeys: async ({ page, keys, state }) => {
    await keys.press('1', '2', '*', '3')
    await keys.push('key', { value: '=' })
    await expect(figure(page, 'display')).toHaveText('36')
    await state('done')
    await keys.press('/', '0', '=')
    await expect(page.locator('[data-name="note"]')).toHaveText(/\S/)
    await state('error')
  },
  job: [
    ...'0 . 1 + 0 . 2 ='.split(' ').map((value) => ({ press: 'key', value })),
    { figure: 'display', is: /^0\.3$/ },
    { copy: 'copy', gives: /^0\.3$/ },
  ],
  typing: {},
}
