import type { Needs } from '@/lib/tools/description'

export const needs: Needs = {
  'gif-under-8mb': {
    locales: ['ko', 'en'],
    preset: { targetSize: '8' },
    lead: ['file', 'targetSize'],
  },
  'reaction-gif': {
    locales: ['ko'],
    preset: { duration: '3', fps: '15', quality: 'high' },
    lead: ['file', 'duration', 'addCaption'],
  },
}
