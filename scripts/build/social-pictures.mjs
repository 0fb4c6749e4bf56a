import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { renderAsync } from '@resvg/resvg-js'
import { FALLBACK_LANGUAGE, fontFor, hasOwnFont } from './social/font.mjs'
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

/** Where the picture of a page is among those of its language. */
function placeOf({ image, language }) {
  return image.slice(image.indexOf(`/og/${language}/`) + `/og/${language}/`.length)
}

/**
 * A page's picture as PNG; throws when its font lacks a character. `other`: the same page in the language that is drawn
 * where there is no font.
 */
async function draw(page, fonts, other) {
  const font = fonts.get(page.language)
  const missing = font.missingFrom(page.siteName + page.title + page.lead + page.host)
  if (missing.length > 0 && !hasOwnFont(page.language)) return draw(other, fonts)
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
    const fonts = new Map([...new Set(pages.map(({ language }) => language))].map((name) => [name, fontFor(name)]))
    const others = new Map(
      pages.filter(({ language }) => language === FALLBACK_LANGUAGE).map((page) => [placeOf(page), page]),
    )
    const queue = pages.values()
    const drawAll = async () => {
      for (const page of queue) {
        site.write(page.image.slice(site.base.length + 1), await draw(page, fonts, others.get(placeOf(page))))
      }
    }
    await Promise.all(Array.from({ length: availableParallelism() }, drawAll))
    return `${pages.length} drawn`
  },
}
