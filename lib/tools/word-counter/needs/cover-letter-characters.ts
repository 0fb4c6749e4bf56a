import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'cover-letter-characters',
  tool: 'word-counter',
  locales: ['ko'],
  preset: { target: '1000', targetUnit: 'characters' },
}
