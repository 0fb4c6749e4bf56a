import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'photo-under-100kb',
  tool: 'jpg-compressor',
  locales: ['ko', 'en', 'ja'],
  preset: { targetSize: '100' },
}
