import type { Needs } from '@/lib/tools/description'

export const needs: Needs = {
  'avif-to-jpg': {
    locales: ['ko', 'en', 'ja'],
    preset: { quality: '95' },
    lead: ['file', 'quality'],
    accept: 'image/avif,.avif',
  },
  'heic-to-jpg': {
    locales: ['ko', 'en', 'ja'],
    preset: { quality: '95' },
    lead: ['file', 'quality'],
    accept: 'image/heic,image/heif,.heic,.heif',
  },
  'webp-to-jpg': {
    locales: ['ko', 'en', 'ja'],
    preset: { background: '#FFFFFF', quality: '90' },
    lead: ['file', 'background'],
    accept: 'image/webp,.webp',
  },
}
