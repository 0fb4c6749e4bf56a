import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'korean-age-calculator',
  tool: 'date-calculator',
  locales: ['ko'],
  preset: { tab: 'age' },
}
