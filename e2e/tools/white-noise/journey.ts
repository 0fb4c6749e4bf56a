import type { Journey } from '@/e2e/support/journey'
import { button, control, expect, figure } from '@/e2e/support/test'

export const journey: Journey = {
  byKeys: async ({ page, keys, state }) => {
    await keys.push('toggle')
    await expect(figure(page, 'state')).toHaveAttribute('data-value', 'playing')
    await keys.choose('type', 'rain')
    await keys.to('input[name="volume"]')
    await keys.press('ArrowLeft')
    await expect(control(page, 'volume')).not.toHaveValue('50')
    await keys.type('timerMinutes', '30')
    await keys.push('startTimer')
    await expect(button(page, 'stopTimer')).toBeEnabled()
    await state('playing')
    await keys.push('stopTimer')
    await keys.type('timerMinutes', 'x')
    await expect(control(page, 'timerMinutes')).toHaveAttribute('aria-invalid', 'true')
    await state('error')
    await keys.push('toggle')
    await expect(figure(page, 'state')).toHaveAttribute('data-value', 'stopped')
  },
  job: [{ press: 'toggle' }, { figure: 'state', is: /^playing$/ }],
  otherStates: async (page, look) => {
    await control(page, 'mixName').fill('비')
    await button(page, 'saveMix').click()
    await expect(button(page, 'applyMix')).toBeVisible()
    await look()
  },
  responsive: async (page) => {
    await button(page, 'toggle').click()
    await expect(figure(page, 'state')).toHaveAttribute('data-value', 'playing')
    await button(page, 'toggle').click()
  },
}
