import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'hundred-days-anniversary',
  tool: 'date-calculator',
  locales: ['ko'],
  preset: { tab: 'math', operation: 'add', days: '99', unit: 'days' },
}
