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
  otherStates: async (page, look) => {
    await page.evaluate(() =>
      location.assign('#gracePeriod=12&lumpSum1=1000000&lumpSumMonth1=24&prepaymentFeeRate=1&annualRate2=3.9'),
    )
    await page.locator('[data-name="further"] > summary').click()
    await expect(page.locator('[data-name="offers"]')).toBeVisible()
    await look()
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
