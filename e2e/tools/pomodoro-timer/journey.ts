import type { Journey } from '@/e2e/support/journey'
import { button, control, expect, figure } from '@/e2e/support/test'

export const journey: Journey = {
  byKeys: async ({ page, keys, state }) => {
    await keys.push('toggle', { key: 'Space' })
    await expect(figure(page, 'remaining')).toHaveAttribute('data-value', /^1499|1500$/)
    await state('running')
    await keys.push('settings')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await keys.type('workDuration', 'x')
    await expect(control(page, 'workDuration')).toHaveAttribute('aria-invalid', 'true')
    await state('settings, error')
    await keys.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button(page, 'settings')).toBeFocused()
    await keys.push('reset')
    await expect(figure(page, 'remaining')).toHaveAttribute('data-value', '1500')
  },
  job: [{ press: 'toggle' }, { figure: 'remaining', is: /^(?!1500$)\d+$/ }],
  otherStates: async (page, look) => {
    await button(page, 'skip').click()
    await button(page, 'history').click()
    await expect(button(page, 'clearHistory')).toBeVisible()
    await look()
  },
  responsive: async (page) => {
    await button(page, 'toggle').click()
    await button(page, 'toggle').click()
  },
}
