import type { Journey } from '@/e2e/support/journey'
import { button, choose, control, expect, figure } from '@/e2e/support/test'

export const journey: Journey = {
  inputs: { unit: 'metric', height: '170', weight: '65' },
  result: { name: 'bmi', value: /^22\.49/ },
  invalid: 'weight',
  keyFigure: { field: 'weight', typed: '72.5' },
  otherStates: async (page, look) => {
    await control(page, 'height').fill('1.75')
    await expect(button(page, 'useHeight')).toBeVisible()
    await look()
    await button(page, 'useHeight').click()
    await control(page, 'weight').fill('65')
    await expect(figure(page, 'checkupCategory')).toBeVisible()
    await look()
    await choose(page, 'unit', 'imperial')
    await look()
  },
}
