import type { Journey } from '@/e2e/support/journey'
import { refuseLetters } from '@/e2e/support/plain-journey'
import { expect, figure } from '@/e2e/support/test'

export const journey: Journey = {
  byKeys: async (hands) => {
    const { page, keys, state } = hands
    await keys.type('loanAmount', '350000000')
    await keys.push('calculate')
    await expect(figure(page, 'monthlyPayment')).toBeVisible()
    await keys.tab('monthly')
    await expect(page.locator('[data-name="paymentSchedule"]')).toBeVisible()
    await state('done')
    await refuseLetters(hands, 'annualRate')
  },
  job: [
    { enter: 'loanAmount', value: '240000000' },
    { press: 'calculate' },
    { figure: 'monthlyPayment' },
    { download: 'download', name: /\.csv$/ },
  ],
  keyFigure: { field: 'loanAmount', typed: '234567000', fragment: 'loanAmount=300000000&annualRate=5' },
  typing: { field: 'loanAmount', fragment: 'loanAmount=300000000&annualRate=4&term=50&tab=monthly' },
}
