import type { Journey } from '@/e2e/support/journey'
import { pasteLongText } from '@/e2e/support/paste'
import { control, expect } from '@/e2e/support/test'

export const journey: Journey = {
  byKeys: async ({ page, keys, state }) => {
    await keys.push('sample')
    await expect(page.locator('[data-name="preview"] h1')).toBeVisible()
    await state('preview')
    await keys.choose('view', 'html')
    await expect(page.locator('[data-name="html"]')).toBeVisible()
    await state('html')
    await keys.push('sample')
    await keys.push('undo')
    await keys.push('reset')
    await expect(control(page, 'input')).toHaveValue('')
  },
  job: [
    { enter: 'input', value: '# 제목\n\n```js\nconst a = 1\n```' },
    { figure: 'lines', is: /^5$/ },
    { copy: 'copy', gives: /^<h1/ },
    { download: 'download', name: /\.html$/, begins: '<' },
  ],
  responsive: async (page) => {
    await pasteLongText(page, 'input')
    // Not a locator's retries: each walks through the page in a task that would be measured too.
    await page.waitForFunction(() => document.querySelectorAll('[data-name="preview"] h2').length === 250)
  },
  text: { area: 'input', extension: 'md' },
}
