import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'tatami-to-square-meters',
  tool: 'unit-converter',
  locales: ['ja'],
  preset: { category: 'area', value: '6', from: 'jo', to: 'm2' },
}
