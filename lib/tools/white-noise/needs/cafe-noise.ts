import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'cafe-noise',
  tool: 'white-noise',
  locales: ['ko', 'en', 'ja'],
  preset: { type: 'cafe' },
}
