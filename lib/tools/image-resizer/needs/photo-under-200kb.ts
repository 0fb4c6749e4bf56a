import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'photo-under-200kb',
  tool: 'image-resizer',
  locales: ['ko', 'en'],
  preset: { width: '1600', height: '1600', format: 'jpeg', targetSize: '200' },
}
