import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'installment-savings-interest',
  tool: 'compound-interest',
  locales: ['ko'],
  preset: {
    principal: '0',
    contribution: '500000',
    annualRate: '4',
    years: '1',
    method: 'simple',
    tax: 'korea',
    currency: 'KRW',
  },
}
