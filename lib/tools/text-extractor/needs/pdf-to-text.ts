import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'pdf-to-text',
  tool: 'text-extractor',
  locales: ['ko', 'en', 'ja'],
  preset: { joinLines: 'true' },
}
