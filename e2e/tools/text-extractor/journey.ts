import { holdWork, showWorking } from '@/e2e/support/held-work'
import type { Journey } from '@/e2e/support/journey'
import { control, expect } from '@/e2e/support/test'
import { scan } from './scans'

export const journey: Journey = {
  byKeys: async (hands) => {
    const { page, keys, state } = hands
    await keys.push('extract')
    await expect(page.locator('[data-sonner-toast]').first()).toBeVisible()
    await state('empty, refused')
    const release = await holdWork(page)
    await keys.files(scan('en.png'))
    await keys.push('extract')
    await showWorking(hands)
    await release()
    await expect(control(page, 'text')).toBeVisible({ timeout: 60_000 })
    await state('done')
  },
  job: [
    { enter: 'language', value: 'eng' },
    { files: ['scans/two-pages.pdf'] },
    { press: 'extract' },
    { see: 'textarea[name="text"]', is: /\w{3}/ },
    { copy: 'copy', gives: /\w{3}/ },
  ],
  keptApart: true,
}
