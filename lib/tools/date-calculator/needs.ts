import type { Needs } from '@/lib/tools/description'

export const needs: Needs = {
  'hundred-days-anniversary': {
    locales: ['ko'],
    preset: { tab: 'math', operation: 'add', days: '99', unit: 'days' },
  },
  'korean-age-calculator': {
    locales: ['ko'],
    preset: { tab: 'age' },
  },
  'lunar-birthday': {
    locales: ['ko'],
    preset: { tab: 'lunar', lunarFrom: 'solar' },
  },
}
