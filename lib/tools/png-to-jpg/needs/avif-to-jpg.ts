import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'avif-to-jpg',
  tool: 'png-to-jpg',
  locales: ['ko', 'en', 'ja'],
  preset: { quality: '95' },
}
