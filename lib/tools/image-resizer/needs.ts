import type { Need, Needs } from '@/lib/tools/description'
import type { DocumentId } from './documents'

/** The picture fills the size, and what does not fit is cut off. */
function filling(width: number, height: number) {
  return { width: String(width), height: String(height), keepAspectRatio: 'false', fit: 'cover', format: 'jpeg' }
}

function size(locales: Need['locales'], width: number, height: number): Need {
  return { locales, preset: filling(width, height), lead: ['file', 'width'] }
}

function photo(document: DocumentId, locales: Need['locales'], width: number, height: number): Need {
  return { locales, preset: { document, ...filling(width, height) }, lead: ['file', 'document'] }
}

export const needs: Needs = {
  'instagram-photo-size': size(['ko', 'en', 'ja'], 1080, 1350),
  'japanese-passport-photo': photo('japanesePassport', ['ja'], 827, 1063),
  'japanese-resume-photo': { rank: 2, ...photo('japaneseResume', ['ja'], 354, 472) },
  'kakaotalk-picture-size': size(['ko'], 640, 640),
  'korean-id-photo': { rank: 2, ...photo('korean3x4', ['ko'], 354, 472) },
  'korean-passport-photo': photo('koreanPassport', ['ko'], 413, 531),
  'line-stamp-size': {
    locales: ['ja'],
    preset: { width: '370', height: '320', format: 'png' },
    lead: ['file', 'width'],
  },
  'my-number-card-photo': photo('japaneseMyNumber', ['ja'], 827, 1063),
  'passport-photo-size': photo('schengen', ['en'], 413, 531),
  'photo-under-200kb': {
    locales: ['ko', 'en'],
    preset: { width: '1600', height: '1600', format: 'jpeg', targetSize: '200' },
    lead: ['file', 'targetSize'],
  },
  'photo-under-20kb': {
    locales: ['en'],
    preset: { width: '400', height: '400', format: 'jpeg', targetSize: '20' },
    lead: ['file', 'targetSize'],
  },
  'photo-under-50kb': {
    locales: ['en'],
    preset: { width: '700', height: '700', format: 'jpeg', targetSize: '50', leastSize: '20' },
    lead: ['file', 'targetSize'],
  },
  'us-2x2-photo': { rank: 2, ...photo('us', ['ko', 'en', 'ja'], 600, 600) },
  'youtube-thumbnail-size': size(['ko', 'en', 'ja'], 1280, 720),
}
