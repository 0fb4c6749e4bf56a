import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'passport-photo-size',
  tool: 'image-resizer',
  locales: ['en'],
  preset: { document: 'schengen', width: '413', height: '531', keepAspectRatio: 'false', fit: 'cover', format: 'jpeg' },
}
