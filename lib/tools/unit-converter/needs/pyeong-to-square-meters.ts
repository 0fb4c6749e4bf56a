import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'pyeong-to-square-meters',
  tool: 'unit-converter',
  locales: ['ko'],
  preset: { category: 'area', value: '84', from: 'm2', to: 'pyeong' },
}
