import type { Needs } from '@/lib/tools/description'

export const needs: Needs = {
  'mortgage-refinancing': {
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
    lead: ['loanAmount', 'annualRate', 'term', 'annualRate2'],
  },
}
