import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'remove-photo-location',
  tool: 'exif-viewer',
  locales: ['ko', 'en', 'ja'],
  preset: { showSensitive: 'true' },
}
