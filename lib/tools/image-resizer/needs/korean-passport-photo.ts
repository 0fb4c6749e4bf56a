import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'korean-passport-photo',
  tool: 'image-resizer',
  locales: ['ko'],
  preset: {
    document: 'koreanPassport',
    width: '413',
    height: '531',
    keepAspectRatio: 'false',
    fit: 'cover',
    format: 'jpeg',
  },
}
