import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'screenshot-to-text',
  tool: 'text-extractor',
  locales: ['ko', 'en', 'ja'],
  preset: { joinLines: 'false' },
}
