/** The preview picture of shared links, as SVG, from the page's texts in the site's light theme. */
import { escapeMarkup } from '../../escape-markup.mjs'
import { BRAND, MARK } from './mark.mjs'

export const WIDTH = 1200
export const HEIGHT = 630

const MARGIN = 88
const COLORS = {
  ink: '#14181f',
  quiet: '#4b5565',
  paper: '#f7f8fa',
  brand: '#3d3bdb',
}
const ACCENTS = {
  image: ['#7a3ff2', '#f2ecff'],
  text: ['#0b7a4b', '#e4f7ee'],
  calculator: ['#1a62d6', '#e8f0fe'],
  utility: ['#a15c00', '#fff1da'],
}
const SITE_ACCENT = [COLORS.brand, '#ecebff']

const TITLE_SIZES = [84, 72, 62, 54]
const LEAD_SIZES = [36, 32, 28, 25]
const MOST_LINES = 2
/** Where title and lead stand, from top to bottom; they are centered in it. */
const BODY = { top: 236, bottom: 570 }
const GAP = 34
const LINE_HEIGHT = 1.24
/** Baseline below the top of a line, in ems. */
const ASCENT = 0.98

/** Marks that may not begin a Japanese line; nor should particles and endings, which is what one or two hiragana are. */
const NOT_FIRST = /^[。、，．・：；？！」』）】〉》ーぁぃぅぇぉっゃゅょァィゥェォッャュョ…]/
const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff01-\uff60]/

/** Approximate width in ems: a wide glyph is one, capitals and digits about 0.62, other Latin letters 0.55. */
function emsOf(text) {
  return [...text].reduce((sum, glyph) => {
    if (WIDE.test(glyph)) return sum + 1
    if (/[A-Z0-9]/.test(glyph)) return sum + 0.62
    return sum + (glyph === ' ' ? 0.26 : 0.55)
  }, 0)
}

/** Where a line may break: at spaces, in Japanese before any glyph that may begin a line. */
function piecesOf(text, language) {
  if (language !== 'ja') return text.split(/(?<= )/)
  return [...new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)].reduce((pieces, { segment }) => {
    const joins =
      NOT_FIRST.test(segment) ||
      /^[ぁ-ん]{1,2}$/.test(segment) ||
      (/^\w/.test(segment) && /\w$/.test(pieces.at(-1) ?? ''))
    return joins && pieces.length > 0 ? [...pieces.slice(0, -1), pieces.at(-1) + segment] : [...pieces, segment]
  }, [])
}

function greedy(pieces, ems) {
  const lines = ['']
  for (const piece of pieces) {
    const joined = lines.at(-1) + piece
    if (lines.at(-1) !== '' && emsOf(joined.trimEnd()) > ems) lines.push(piece)
    else lines[lines.length - 1] = joined
  }
  return lines.map((line) => line.trim())
}

/** Lines no wider than `ems`, as even as they can be without needing more of them. */
export function wrap(text, language, ems) {
  const pieces = piecesOf(text, language)
  const fewest = greedy(pieces, ems)
  for (let width = emsOf(text) / fewest.length; width < ems; width += 0.25) {
    const even = greedy(pieces, width)
    if (even.length === fewest.length) return even
  }
  return fewest
}

/** The largest of some sizes at which a text takes at most two lines. */
function fit(text, language, sizes) {
  const room = WIDTH - 2 * MARGIN
  const fitted = sizes.map((size) => ({ size, lines: wrap(text, language, room / size) }))
  return fitted.find(({ lines }) => lines.length <= MOST_LINES) ?? fitted.at(-1)
}

function textLines({ size, lines }, top, fill) {
  const step = Math.round(size * LINE_HEIGHT)
  return lines
    .map((line, index) => {
      const y = Math.round(top + size * ASCENT + index * step)
      return `<text x="${MARGIN}" y="${y}" font-size="${size}" fill="${fill}">${escapeMarkup(line)}</text>`
    })
    .join('')
}

/** SVG of one page's picture. `icon`: markup of a drawing of 32 × 32; `category`: the tool's, undefined for other pages. */
export function pictureOf({ language, siteName, title, lead, category, host, icon }) {
  const [accent, soft] = ACCENTS[category] ?? SITE_ACCENT
  const heading = fit(title, language, TITLE_SIZES)
  const text = fit(lead, language, LEAD_SIZES)
  const height = ({ size, lines }) => lines.length * Math.round(size * LINE_HEIGHT)
  const top = (BODY.top + BODY.bottom - height(heading) - GAP - height(text)) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-weight="600">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLORS.paper}"/>
<rect width="${WIDTH}" height="14" y="${HEIGHT - 14}" fill="${accent}"/>
<rect x="${MARGIN}" y="72" width="120" height="120" rx="30" fill="${soft}"/>
<svg x="${MARGIN + 22}" y="94" width="76" height="76" viewBox="0 0 32 32">${icon}</svg>
<svg x="${MARGIN + 148}" y="109" width="42" height="42" viewBox="0 0 24 24">${MARK(BRAND)}</svg>
<text x="${MARGIN + 204}" y="145" font-size="38" fill="${COLORS.ink}">${escapeMarkup(siteName)}</text>
<text x="${WIDTH - MARGIN}" y="145" text-anchor="end" font-size="28" fill="${COLORS.quiet}">${escapeMarkup(host)}</text>
${textLines(heading, top, COLORS.ink)}
${textLines(text, top + height(heading) + GAP, COLORS.quiet)}
</svg>`
}
