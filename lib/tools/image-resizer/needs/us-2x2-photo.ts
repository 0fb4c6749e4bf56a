import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'us-2x2-photo',
  tool: 'image-resizer',
  locales: ['ko', 'en', 'ja'],
  preset: { document: 'us', width: '600', height: '600', keepAspectRatio: 'false', fit: 'cover', format: 'jpeg' },
}
