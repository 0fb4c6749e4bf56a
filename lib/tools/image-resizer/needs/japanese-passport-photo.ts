import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'japanese-passport-photo',
  tool: 'image-resizer',
  locales: ['ja'],
  preset: {
    document: 'japanesePassport',
    width: '827',
    height: '1063',
    keepAspectRatio: 'false',
    fit: 'cover',
    format: 'jpeg',
  },
}
