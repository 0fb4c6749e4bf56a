import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'youtube-thumbnail-size',
  tool: 'image-resizer',
  locales: ['ko', 'en', 'ja'],
  preset: { width: '1280', height: '720', keepAspectRatio: 'false', fit: 'cover', format: 'jpeg' },
}
