import { readFileSync } from 'node:fs'
import path from 'node:path'
import opentype from 'opentype.js'

/** Each covers its language and Latin. TrueType, because the renderer does not read WOFF. */
const LANGUAGE_FONTS = {
  ko: 'noto-sans-kr-korean-600-normal.ttf',
  en: 'noto-sans-kr-korean-600-normal.ttf',
  ja: 'noto-sans-jp-japanese-600-normal.ttf',
}

/** The language used to draw titles in a language without a font here. */
export const FALLBACK_LANGUAGE = 'en'

/** Whether the language's own words must be drawn. */
export function hasOwnFont(language) {
  return language in LANGUAGE_FONTS
}

/** Language → the file of its font, and `missingFrom(text)`: the characters of a text that the font has no glyph for. */
export function fontFor(language) {
  const file = path.join('scripts/build/social/fonts', LANGUAGE_FONTS[language] ?? LANGUAGE_FONTS[FALLBACK_LANGUAGE])
  const font = opentype.parse(new Uint8Array(readFileSync(file)).buffer, { lowMemory: true })
  return { file, missingFrom: (text) => [...text].filter((character) => !font.hasChar(character)) }
}
