import type { Needs } from '@/lib/tools/description'

export const needs: Needs = {
  'remove-photo-location': {
    rank: 5,
    locales: ['ko', 'en', 'ja'],
    preset: { showSensitive: 'true', removal: 'place' },
    lead: ['file', 'removal'],
  },
}
