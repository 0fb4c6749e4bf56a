import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { renderAsync } from '@resvg/resvg-js'
import { fontFor } from './social/font.mjs'
import { pictureOf } from './social/picture.mjs'
import { readPage } from './social/read-page.mjs'

const require = createRequire(import.meta.url)
const { icons } = require('@iconify-json/fluent-emoji-flat/icons.json')
const names = require('@iconify-json/fluent-emoji-flat/chars.json')

function drawingOf(emoji) {
  const codes = [...emoji].map((character) => character.codePointAt(0).toString(16)).filter((code) => code !== 'fe0f')
  const icon = icons[names[codes.join('-')]]
  if (!icon) throw new Error(`no drawing of ${emoji}`)
  return icon.body
}

/** A page's picture as PNG; throws when its font lacks a character. */
async function draw(page, fonts) {
  const font = fonts[page.language]
  const missing = font.missingFrom(page.siteName + page.title + page.lead + page.host)
  if (missing.length > 0) throw new Error(`${page.image}: the font lacks ${missing.join(' ')}`)
  const picture = await renderAsync(pictureOf({ ...page, icon: drawingOf(page.icon) }), {
    font: { loadSystemFonts: false, fontFiles: [font.file] },
  })
  return picture.asPng()
}

export const socialPictures = {
  name: 'social-pictures',
  why: 'A shared link shows a picture that says what its page says, drawn where the page’s `og:image` points.',
  async run(site) {
    const listed = site.read('sitemap.xml').toString().split('<loc>').length - 1
    const pages = [...site.html.values()].flatMap((html) => readPage(html) ?? [])
    if (pages.length !== listed) throw new Error(`${pages.length} pages name a picture, the sitemap lists ${listed}`)
    const fonts = { ko: fontFor('ko'), en: fontFor('en'), ja: fontFor('ja') }
    const queue = pages.values()
    const drawAll = async () => {
      for (const page of queue) site.write(page.image.slice(site.base.length + 1), await draw(page, fonts))
    }
    await Promise.all(Array.from({ length: availableParallelism() }, drawAll))
    return `${pages.length} drawn`
  },
}
