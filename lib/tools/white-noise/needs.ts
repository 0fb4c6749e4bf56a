import type { Needs } from '@/lib/tools/description'

export const needs: Needs = {
  'cafe-noise': {
    locales: ['ko', 'en', 'ja'],
    preset: { type: 'cafe' },
    lead: ['toggle'],
  },
}
