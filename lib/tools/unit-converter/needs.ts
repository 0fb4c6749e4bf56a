import type { Needs } from '@/lib/tools/description'

export const needs: Needs = {
  'pyeong-to-square-meters': {
    locales: ['ko'],
    preset: { category: 'area', value: '84', from: 'm2', to: 'pyeong' },
  },
  'tatami-to-square-meters': {
    locales: ['ja'],
    preset: { category: 'area', value: '6', from: 'jo', to: 'm2' },
  },
  'tsubo-to-square-meters': {
    locales: ['ja'],
    preset: { category: 'area', value: '30', from: 'pyeong', to: 'm2' },
  },
}
