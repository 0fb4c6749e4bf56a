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
  'loan-comparison': {
    locales: ['ko'],
    preset: {
      loanAmount: '300000000',
      downPayment: '0',
      annualRate: '4',
      term: '30',
      annualRate2: '3.8',
      term2: '20',
      currency: 'KRW',
    },
    lead: ['loanAmount', 'annualRate', 'term', 'annualRate2', 'term2'],
  },
}
