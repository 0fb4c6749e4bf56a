import type { Needs } from '@/lib/tools/description'

export const needs: Needs = {
  'hundred-days-anniversary': {
    locales: ['ko'],
    preset: { tab: 'math', operation: 'add', days: '99', unit: 'days' },
    lead: ['baseDate', 'days'],
  },
  'korean-age-calculator': {
    locales: ['ko'],
    preset: { tab: 'age' },
    lead: ['birthDate'],
  },
  'lunar-birthday': {
    locales: ['ko'],
    preset: { tab: 'lunar', lunarFrom: 'lunar', lunarMonth: '8', lunarDay: '15' },
    lead: ['lunarFrom', 'lunarMonth', 'lunarName'],
  },
}
