import { readFileSync } from 'node:fs'
import path from 'node:path'
import opentype from 'opentype.js'

/** Each covers its language and Latin. TrueType, because the renderer does not read WOFF. */
const LANGUAGE_FONTS = {
  ko: 'noto-sans-kr-korean-600-normal.ttf',
  en: 'noto-sans-kr-korean-600-normal.ttf',
  ja: 'noto-sans-jp-japanese-600-normal.ttf',
}

/** Language → the file of its font, and `missingFrom(text)`: the characters of a text that the font has no glyph for. */
export function fontFor(language) {
  const file = path.join('scripts/build/social/fonts', LANGUAGE_FONTS[language])
  const font = opentype.parse(new Uint8Array(readFileSync(file)).buffer, { lowMemory: true })
  return { file, missingFrom: (text) => [...text].filter((character) => !font.hasChar(character)) }
}
