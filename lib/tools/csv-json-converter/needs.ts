import type { Needs } from '@/lib/tools/description'

export const needs: Needs = {
  'csv-to-excel': {
    locales: ['ko', 'en', 'ja'],
    preset: { tab: 'csvToJson', typing: 'true' },
    lead: ['file', 'downloadExcel'],
    accept: '.csv,.tsv,.txt,text/csv',
  },
  'euc-kr-to-utf-8': {
    locales: ['ko'],
    preset: { tab: 'csvToJson', encoding: 'euc-kr', typing: 'false' },
    lead: ['file', 'downloadExcel'],
    accept: '.csv,.tsv,.txt,text/csv',
  },
  'excel-to-json': {
    locales: ['ko', 'en', 'ja'],
    preset: { tab: 'csvToJson', hasHeaders: 'true', prettyPrint: 'true' },
    lead: ['file'],
    accept: '.xlsx,.xlsm,.xltx,.xltm,.xls',
  },
}
