import type { Needs } from '@/lib/tools/description'

export const needs: Needs = {
  'avif-to-jpg': {
    locales: ['ko', 'en', 'ja'],
    preset: { quality: '95' },
  },
  'heic-to-jpg': {
    locales: ['ko', 'en', 'ja'],
    preset: { quality: '95' },
  },
  'webp-to-jpg': {
    locales: ['ko', 'en', 'ja'],
    preset: { background: '#FFFFFF', quality: '90' },
  },
}
