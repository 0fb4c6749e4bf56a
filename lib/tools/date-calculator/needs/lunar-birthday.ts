import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'lunar-birthday',
  tool: 'date-calculator',
  locales: ['ko'],
  preset: { tab: 'lunar', lunarFrom: 'solar' },
}
