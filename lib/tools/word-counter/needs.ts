import type { Needs } from '@/lib/tools/description'

export const needs: Needs = {
  'cover-letter-characters': {
    locales: ['ko'],
    preset: { target: '1000', targetUnit: 'characters' },
    lead: ['target'],
  },
  'school-record-bytes': {
    locales: ['ko'],
    preset: { target: '1500', targetUnit: 'schoolRecordBytes' },
    lead: ['target'],
  },
}
