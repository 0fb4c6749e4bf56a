import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'tsubo-to-square-meters',
  tool: 'unit-converter',
  locales: ['ja'],
  preset: { category: 'area', value: '30', from: 'pyeong', to: 'm2' },
}
