import type { Needs } from '@/lib/tools/description'

export const needs: Needs = {
  'pdf-to-text': {
    locales: ['ko', 'en', 'ja'],
    preset: { joinLines: 'true' },
    lead: ['file'],
    accept: 'application/pdf,.pdf',
  },
  'screenshot-to-text': {
    locales: ['ko', 'en', 'ja'],
    preset: { joinLines: 'false' },
    lead: ['file'],
    accept: 'image/*',
  },
}
