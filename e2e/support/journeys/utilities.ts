import { button, control, expect, figure } from '@/e2e/support/test'
import type { Journeys } from './journey'

export const UTILITY_JOURNEYS: Journeys = {
  'pomodoro-timer': async ({ page, keys, state }) => {
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
  'white-noise': async ({ page, keys, state }) => {
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
}
