import type { Journey } from '@/e2e/support/journey'
import { button, control, expect, figure } from '@/e2e/support/test'

export const journey: Journey = {
  byKeys: async ({ page, keys, state }) => {
    await keys.type('count', '2')
    await keys.select('type', 'sentences')
    await keys.push('generate')
    await expect(control(page, 'output')).toHaveValue(/\S/)
    await expect(button(page, 'copy')).toBeVisible()
    await state('done')
    await keys.type('count', 'x')
    await keys.push('generate')
    // Generate leads to the field that is wrong.
    await expect(control(page, 'count')).toBeFocused()
    await state('error')
  },
  otherStates: async (page, look) => {
    await page.setViewportSize({ width: 390, height: 480 })
    await button(page, 'generate').click()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.locator('[data-name="actionBar"]')).toBeVisible()
    await look()
  },
  job: [
    { press: 'generate' },
    { see: 'textarea[name="output"]', is: /^Lorem ipsum/ },
    { copy: 'copy', gives: /^Lorem ipsum/ },
  ],
  responsive: async (page) => {
    await control(page, 'count').fill('100')
    await button(page, 'generate').click()
    await expect(figure(page, 'countSummary')).toHaveAttribute('data-value', '100')
  },
}
