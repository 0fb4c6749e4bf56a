import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'soju-sober-time',
  tool: 'bac-calculator',
  locales: ['ko'],
  preset: { drinkType: 'soju-bottle', drinkCount: '1' },
}
