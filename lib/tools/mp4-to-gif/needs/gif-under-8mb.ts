import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'gif-under-8mb',
  tool: 'mp4-to-gif',
  locales: ['ko', 'en'],
  preset: { targetSize: '8' },
}
