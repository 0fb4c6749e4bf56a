import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'japanese-resume-photo',
  tool: 'image-resizer',
  locales: ['ja'],
  preset: {
    document: 'japaneseResume',
    width: '354',
    height: '472',
    keepAspectRatio: 'false',
    fit: 'cover',
    format: 'jpeg',
  },
}
