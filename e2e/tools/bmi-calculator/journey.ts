import type { Journey } from '@/e2e/support/journey'
import { choose } from '@/e2e/support/test'

export const journey: Journey = {
  inputs: { unit: 'metric', height: '170', weight: '65' },
  result: { name: 'bmi', value: /^22\.49/ },
  invalid: 'weight',
  keyFigure: { field: 'weight', typed: '72.5' },
  otherStates: async (page, look) => {
    await choose(page, 'unit', 'imperial')
    await look()
  },
}
