import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'mortgage-refinancing',
  tool: 'loan-calculator',
  locales: ['ja'],
  preset: {
    loanAmount: '20000000',
    downPayment: '0',
    annualRate: '1.5',
    term: '25',
    annualRate2: '0.8',
    fees2: '600000',
    currency: 'JPY',
  },
}
