import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'line-stamp-size',
  tool: 'image-resizer',
  locales: ['ja'],
  preset: { width: '370', height: '320', format: 'png' },
}
