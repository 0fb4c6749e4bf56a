/**
 * Draws the picture of every built page that a shared link shows, where the page's `og:image` says it is. Runs after the
 * build and takes the words from the built pages, so that a picture says what its page says.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { pictureOf } from './picture.mjs'
import { readPage } from './read-page.mjs'
import { fontOfWoff, glyphsOf } from './woff.mjs'

const OUT = 'out'
const FONTS = path.join(import.meta.dirname, 'fonts')
/** Each holds its language's glyphs and the Latin ones. */
const LANGUAGE_FONTS = {
  ko: 'noto-sans-kr-korean-600-normal',
  en: 'noto-sans-kr-korean-600-normal',
  ja: 'noto-sans-jp-japanese-600-normal',
}

const require = createRequire(import.meta.url)
const { icons } = require('@iconify-json/fluent-emoji-flat/icons.json')
const names = require('@iconify-json/fluent-emoji-flat/chars.json')

function drawingOf(emoji) {
  const codes = [...emoji].map((character) => character.codePointAt(0).toString(16)).filter((code) => code !== 'fe0f')
  const icon = icons[names[codes.join('-')]]
  if (!icon) throw new Error(`no drawing of ${emoji}`)
  return icon.body
}

/** The fonts as files (what the renderer reads) and their code points, by name. */
function unpackFonts(folder) {
  const unpack = (name) => {
    const font = fontOfWoff(readFileSync(path.join(FONTS, `${name}.woff`)))
    const file = path.join(folder, `${name}.ttf`)
    writeFileSync(file, font)
    return { file, glyphs: glyphsOf(font) }
  }
  return new Map([...new Set(Object.values(LANGUAGE_FONTS))].map((name) => [name, unpack(name)]))
}

async function draw(page, fonts) {
  const { file: fontFile, glyphs } = fonts.get(LANGUAGE_FONTS[page.language])
  const text = page.siteName + page.title + page.lead + page.host
  const missing = [...text].filter((glyph) => !glyphs.has(glyph.codePointAt(0)))
  if (missing.length > 0) throw new Error(`${page.image}: the fonts lack ${missing.join(' ')}`)
  const picture = await renderAsync(pictureOf({ ...page, icon: drawingOf(page.icon) }), {
    font: { loadSystemFonts: false, fontFiles: [fontFile] },
  })
  const file = path.join(OUT, page.image.slice((process.env.BASE_PATH ?? '').length))
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, picture.asPng())
}

async function main() {
  const started = Date.now()
  const pages = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) => readPage(readFileSync(path.join(OUT, name), 'utf8')) ?? [])
  const folder = mkdtempSync(path.join(tmpdir(), 'toolbox-fonts-'))
  const fonts = unpackFonts(folder)
  const waiting = [...pages]
  const drawAll = async () => {
    for (let page = waiting.shift(); page; page = waiting.shift()) await draw(page, fonts)
  }
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, drawAll))
  } finally {
    rmSync(folder, { recursive: true })
  }
  console.log(`${pages.length} social pictures drawn in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

await main()
