import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'csv-to-excel',
  tool: 'csv-json-converter',
  locales: ['ko', 'en', 'ja'],
  preset: { tab: 'csvToJson', typing: 'true' },
}
