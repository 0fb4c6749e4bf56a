import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'screenshot-to-text',
  tool: 'text-extractor',
  locales: ['en'],
  preset: { joinLines: 'false' },
}
