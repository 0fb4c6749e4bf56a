import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'webp-to-jpg',
  tool: 'png-to-jpg',
  locales: ['ko', 'en', 'ja'],
  preset: { background: '#FFFFFF', quality: '90' },
}
