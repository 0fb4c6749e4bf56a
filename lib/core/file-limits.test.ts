import { LOCALES, type Locale } from '@/lib/i18n/locales'
import { MESSAGES } from '@/scripts/jest/messages'
import { MAX_MEGABYTES } from './file-limits'

/** A language need not have the page of a need. */
const OF_NEED = /^needs\/heic-to-jpg:faq\.3\.a/
const isIn = (locale: Locale) => MESSAGES[locale].some(({ key }) => key.startsWith('needs/heic-to-jpg:'))

/** The texts that state a limit, in every language or in those given. */
const STATED: Readonly<Partial<Record<keyof typeof MAX_MEGABYTES, readonly RegExp[]>>> = {
  picture: [
    /^(exif-viewer|jpg-compressor):page\.about\.4/,
    /^(image-resizer|png-to-jpg):page\.about\.3/,
    /^text-extractor:page\.about\.5/,
    OF_NEED,
  ],
  sound: [/^white-noise:ui\.own\.hint/],
  video: [/^mp4-to-gif:page\.(howTo\.1|about\.5\.text)/],
  table: [/^csv-json-converter:page\.about\.[34]\.text/],
}

const kinds = Object.keys(STATED) as (keyof typeof MAX_MEGABYTES)[]

describe.each(kinds)('the limit of a %s', (kind) => {
  it.each(LOCALES)('is what the texts say in %s', (locale) => {
    for (const pattern of STATED[kind] ?? []) {
      if (pattern === OF_NEED && !isIn(locale)) continue
      const texts = MESSAGES[locale].filter(({ key }) => pattern.test(key)).map(({ text }) => text)
      const sizes = texts.flatMap((text) => [...text.matchAll(/(\d+) ?MB/g)].map(([, size]) => Number(size)))
      expect([String(pattern), sizes]).toEqual([String(pattern), expect.arrayContaining([MAX_MEGABYTES[kind]])])
    }
  })
})
