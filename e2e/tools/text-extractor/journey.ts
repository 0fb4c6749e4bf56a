import { holdWork, showWorking } from '@/e2e/support/held-work'
import type { Journey } from '@/e2e/support/journey'
import { control, expect } from '@/e2e/support/test'
import { extract, readText, scan } from './scans'

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
  offline: async (page) => {
    await extract(page, scan('en.png'), 'eng')
    expect(await readText(page)).not.toBe('')
  },
  keptApart: true,
}
