import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'deposit-interest',
  tool: 'compound-interest',
  locales: ['ko'],
  preset: {
    principal: '10000000',
    contribution: '0',
    annualRate: '3',
    years: '1',
    method: 'simple',
    tax: 'korea',
    currency: 'KRW',
  },
}
