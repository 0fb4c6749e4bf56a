import type { Journey } from '@/e2e/support/journey'
import { refuseLetters } from '@/e2e/support/plain-journey'
import { expect, figure } from '@/e2e/support/test'

export const journey: Journey = {
  byKeys: async (hands) => {
    const { page, keys, state } = hands
    await keys.push('sample')
    await keys.type('amount', '1200000')
    await expect(figure(page, 'mostPopular')).toBeVisible()
    await state('done')
    await refuseLetters(hands, 'amount')
  },
  job: [
    { enter: 'amount', value: '1000000' },
    { figure: 'bestDeal', is: /^1$/ },
  ],
  keyFigure: { field: 'amount', typed: '1234567', fragment: 'amount=500000' },
  typing: { field: 'amount', fragment: 'amount=500000' },
}
