import type { Needs } from '@/lib/tools/description'

export const needs: Needs = {
  'remove-photo-location': {
    locales: ['ko', 'en', 'ja'],
    preset: { showSensitive: 'true' },
  },
}
