import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'photo-under-20kb',
  tool: 'image-resizer',
  locales: ['en'],
  preset: { width: '400', height: '400', format: 'jpeg', targetSize: '20' },
}
