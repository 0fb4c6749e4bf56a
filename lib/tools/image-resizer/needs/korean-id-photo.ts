import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'korean-id-photo',
  tool: 'image-resizer',
  locales: ['ko'],
  preset: {
    document: 'korean3x4',
    width: '354',
    height: '472',
    keepAspectRatio: 'false',
    fit: 'cover',
    format: 'jpeg',
  },
}
