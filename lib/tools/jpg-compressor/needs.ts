import type { Needs } from '@/lib/tools/description'

export const needs: Needs = {
  'photo-under-100kb': {
    locales: ['ko', 'en', 'ja'],
    preset: { targetSize: '100' },
    lead: ['file', 'targetSize'],
  },
}
