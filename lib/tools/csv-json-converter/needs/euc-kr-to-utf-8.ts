import type { NeedDescription } from '@/lib/tools/description'

export const need: NeedDescription = {
  slug: 'euc-kr-to-utf-8',
  tool: 'csv-json-converter',
  locales: ['ko'],
  preset: { tab: 'csvToJson', encoding: 'euc-kr', typing: 'false' },
}
