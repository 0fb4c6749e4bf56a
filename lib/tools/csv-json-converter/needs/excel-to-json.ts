import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'excel-to-json',
  tool: 'csv-json-converter',
  locales: ['ko', 'en', 'ja'],
  preset: { tab: 'csvToJson', hasHeaders: 'true', prettyPrint: 'true' },
}
