import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'instagram-photo-size',
  tool: 'image-resizer',
  locales: ['ko', 'en', 'ja'],
  preset: { width: '1080', height: '1350', keepAspectRatio: 'false', fit: 'cover', format: 'jpeg' },
}
