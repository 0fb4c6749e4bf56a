import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'reaction-gif',
  tool: 'mp4-to-gif',
  locales: ['ko'],
  preset: { duration: '3', fps: '15', quality: 'high' },
}
