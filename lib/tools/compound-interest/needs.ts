import type { Needs } from '@/lib/tools/description'

/** Korean banks pay simple interest and withhold the tax on it. */
const BANK = { method: 'simple', tax: 'korea', currency: 'KRW' }

export const needs: Needs = {
  'deposit-interest': {
    locales: ['ko'],
    preset: { principal: '10000000', contribution: '0', annualRate: '3', years: '1', ...BANK },
    lead: ['principal', 'annualRate', 'tax'],
  },
  'installment-savings-interest': {
    locales: ['ko'],
    preset: { principal: '0', contribution: '500000', annualRate: '4', years: '1', ...BANK },
    lead: ['contribution', 'annualRate', 'tax'],
  },
}
