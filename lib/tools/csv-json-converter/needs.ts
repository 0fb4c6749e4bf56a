import type { Needs } from '@/lib/tools/description'

export const needs: Needs = {
  'csv-to-excel': {
    locales: ['ko', 'en', 'ja'],
    preset: { tab: 'csvToJson', typing: 'true' },
  },
  'euc-kr-to-utf-8': {
    locales: ['ko'],
    preset: { tab: 'csvToJson', encoding: 'euc-kr', typing: 'false' },
  },
  'excel-to-json': {
    locales: ['ko', 'en', 'ja'],
    preset: { tab: 'csvToJson', hasHeaders: 'true', prettyPrint: 'true' },
  },
}
