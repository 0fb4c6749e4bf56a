import type { Needs } from '@/lib/tools/description'

export const needs: Needs = {
  'pyeong-to-square-meters': {
    locales: ['ko'],
    preset: { category: 'area', value: '84', from: 'm2', to: 'pyeong' },
    lead: ['value', 'from'],
  },
  'tatami-to-square-meters': {
    locales: ['ja'],
    preset: { category: 'area', value: '6', from: 'jo', to: 'm2' },
    lead: ['value', 'from'],
  },
  'tsubo-to-square-meters': {
    locales: ['ja'],
    preset: { category: 'area', value: '30', from: 'pyeong', to: 'm2' },
    lead: ['value', 'from'],
  },
}
