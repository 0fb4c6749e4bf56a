import type { Needs } from '@/lib/tools/description'

export const needs: Needs = {
  'soju-sober-time': {
    locales: ['ko'],
    preset: { drinkType: 'soju-bottle-16', drinkCount: '1', weight: '70' },
    lead: ['drinkType', 'weight', 'gender', 'hours'],
  },
}
