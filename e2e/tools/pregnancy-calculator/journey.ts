import type { Journey } from '@/e2e/support/journey'
import { control, expect } from '@/e2e/support/test'

export const journey: Journey = {
  inputs: { lastPeriod: '2026-03-01' },
  result: { name: 'dueDate', value: '2026-12-06' },
  invalid: 'cycleLength',
  keyFigure: { field: 'cycleLength', typed: '30', fragment: 'lastPeriod=2026-03-01&cycleLength=28&followCycle=true' },
  typing: { field: 'cycleLength', fragment: 'lastPeriod=2026-09-01&cycleLength=2' },
  otherStates: async (page, look) => {
    for (const method of ['ultrasound', 'ivf']) {
      await control(page, 'method').selectOption(method)
      await look()
    }
    await page.evaluate(() => location.assign('#method=lastPeriod&lastPeriod=2026-03-01&cycleLength=35'))
    await expect(control(page, 'followCycle')).toBeVisible()
    await look()
  },
}
