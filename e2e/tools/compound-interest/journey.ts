import type { Journey } from '@/e2e/support/journey'
import { expect, figure } from '@/e2e/support/test'

export const journey: Journey = {
  inputs: { principal: '5000', timing: 'beginning' },
  result: { name: 'finalAmount', value: /^\d/ },
  invalid: 'annualRate',
  otherStates: async (page, look) => {
    await page.evaluate(() => location.assign('#principal=100&goal=1000&solveFor=years&tax=korea&inflation=2'))
    await expect(figure(page, 'todaysMoney')).toBeVisible()
    await look()
  },
  keyFigure: { field: 'principal', typed: '234567', fragment: 'principal=1000&annualRate=5' },
  typing: { field: 'principal', fragment: 'principal=1000000&annualRate=5&years=50' },
}
