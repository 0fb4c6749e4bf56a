import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'my-number-card-photo',
  tool: 'image-resizer',
  locales: ['ja'],
  preset: {
    document: 'japaneseMyNumber',
    width: '827',
    height: '1063',
    keepAspectRatio: 'false',
    fit: 'cover',
    format: 'jpeg',
  },
}
