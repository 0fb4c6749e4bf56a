import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'kakaotalk-picture-size',
  tool: 'image-resizer',
  locales: ['ko'],
  preset: { width: '640', height: '640', keepAspectRatio: 'false', fit: 'cover', format: 'jpeg' },
}
