import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'photo-under-50kb',
  tool: 'image-resizer',
  locales: ['en'],
  preset: { width: '700', height: '700', format: 'jpeg', targetSize: '50' },
}
