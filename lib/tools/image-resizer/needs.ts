import type { Needs } from '@/lib/tools/description'

/** The picture fills the size, and what does not fit is cut off. */
const COVERED = { keepAspectRatio: 'false', fit: 'cover', format: 'jpeg' }

export const needs: Needs = {
  'instagram-photo-size': {
    locales: ['ko', 'en', 'ja'],
    preset: { width: '1080', height: '1350', ...COVERED },
    lead: ['file', 'width'],
  },
  'japanese-passport-photo': {
    locales: ['ja'],
    preset: { document: 'japanesePassport', width: '827', height: '1063', ...COVERED },
    lead: ['file', 'document'],
  },
  'japanese-resume-photo': {
    rank: 2,
    locales: ['ja'],
    preset: { document: 'japaneseResume', width: '354', height: '472', ...COVERED },
    lead: ['file', 'document'],
  },
  'kakaotalk-picture-size': {
    locales: ['ko'],
    preset: { width: '640', height: '640', ...COVERED },
    lead: ['file', 'width'],
  },
  'korean-id-photo': {
    rank: 2,
    locales: ['ko'],
    preset: { document: 'korean3x4', width: '354', height: '472', ...COVERED },
    lead: ['file', 'document'],
  },
  'korean-passport-photo': {
    locales: ['ko'],
    preset: { document: 'koreanPassport', width: '413', height: '531', ...COVERED },
    lead: ['file', 'document'],
  },
  'line-stamp-size': {
    locales: ['ja'],
    preset: { width: '370', height: '320', format: 'png' },
    lead: ['file', 'width'],
  },
  'my-number-card-photo': {
    locales: ['ja'],
    preset: { document: 'japaneseMyNumber', width: '827', height: '1063', ...COVERED },
    lead: ['file', 'document'],
  },
  'passport-photo-size': {
    locales: ['en'],
    preset: { document: 'schengen', width: '413', height: '531', ...COVERED },
    lead: ['file', 'document'],
  },
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
  'us-2x2-photo': {
    rank: 2,
    locales: ['ko', 'en', 'ja'],
    preset: { document: 'us', width: '600', height: '600', ...COVERED },
    lead: ['file', 'document'],
  },
  'youtube-thumbnail-size': {
    locales: ['ko', 'en', 'ja'],
    preset: { width: '1280', height: '720', ...COVERED },
    lead: ['file', 'width'],
  },
}
