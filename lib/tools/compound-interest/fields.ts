import { choice, number, remembered } from '@/lib/core/fields'
import { CURRENCIES } from '@/lib/core/format'

/**
 * Tax on interest. Korea: 14 % and a tenth of it for the region (소득세법 제129조, 지방세법 제103조의13), 9 % and a
 * tenth above the limit of an ISA (조세특례제한법 제91조의18); Japan: 15.315 % and 5 % (所得税法第182条, 復興財源確保法, 地方税法).
 */
export const TAX_RATES = { none: 0, korea: 0.154, koreaIsa: 0.099, japan: 0.20315 } as const

export const compoundInterestFields = {
  principal: number({ default: 10_000, unit: 'money' }),
  annualRate: number({ default: 7, unit: 'percent', min: 0, max: 50, step: 0.1 }),
  /** The term, in years or in months. */
  years: number({
    default: 10,
    unitBy: {
      field: 'termUnit',
      ranges: { years: { unit: 'year', min: 1, max: 100 }, months: { unit: 'month', min: 1, max: 1_200 } },
    },
  }),
  termUnit: choice(['years', 'months']),
  /** Periods per year: yearly, half-yearly, quarterly, monthly, weekly, daily. */
  compoundingFrequency: choice(['1', '2', '4', '12', '52', '365'], '12'),
  contribution: number({ default: 0, unit: 'money', min: 0, optional: true }),
  /** Times per year: yearly, quarterly, monthly, every two weeks, weekly. */
  contributionFrequency: choice(['1', '4', '12', '26', '52'], '12'),
  timing: choice(['end', 'beginning']),
  /** What is computed: the final amount, or what it takes to reach a goal. */
  solveFor: choice(['finalAmount', 'contribution', 'years', 'annualRate']),
  goal: number({ default: null, unit: 'money', min: 0, optional: true }),
  /** Simple interest is how Korean banks count a deposit (예금) and an installment saving (적금). */
  method: choice(['compound', 'simple']),
  tax: choice(['none', 'korea', 'koreaIsa', 'japan']),
  inflation: number({ default: null, unit: 'percent', min: 0, max: 30, optional: true }),
  currency: remembered(choice(CURRENCIES, 'USD'), 'money'),
}
