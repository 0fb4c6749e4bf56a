import { escapeMarkup } from '@/scripts/escape-markup.mjs'
import { paragraphsOf } from '@/scripts/scan-page.mjs'
import type { Page } from 'playwright'

/**
 * Pages as they really arrive, with known text: columns around a halftone photograph, the gutter and the back of a book,
 * photos of paper, screenshots with colored boxes, pages on their side. Set by the browser from the texts in `./pages`.
 */
export type PageLanguage = 'en' | 'ko' | 'ja'
export interface RealPage {
  readonly name: string
  readonly language: PageLanguage
  readonly html: string
  readonly text: string
}

const SERIF = { en: 'DejaVu Serif', ko: 'Noto Serif CJK KR', ja: 'Noto Serif CJK JP' }
const SANS = { en: 'DejaVu Sans', ko: 'Noto Sans CJK KR', ja: 'Noto Sans CJK JP' }

/** Dots that shrink towards the upper left, in front of shapes: a photograph as newspapers print it. */
const HALFTONE =
  'background:radial-gradient(circle at 30% 25%,#eee 0,transparent 45%),radial-gradient(circle,#222 38%,transparent 42%) 0 0/5px 5px,radial-gradient(ellipse at 60% 80%,#333,#999 60%,#ddd)'

function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p style="margin:0 0 .8em">${escapeMarkup(text)}</p>`).join('')
}

interface Sheet {
  readonly language: PageLanguage
  readonly body: string
  readonly width?: number
  readonly size?: number
  readonly style?: string
  /** Over the paper: light, shadow, the back of the page. */
  readonly over?: string
  readonly around?: string
  readonly font?: string
}

function sheet({ language, body, width = 1100, size = 24, style = '', over = '', around = '', font }: Sheet): string {
  const set = `font:${size}px/1.5 '${font ?? SERIF[language]}';width:${width}px;padding:60px;box-sizing:border-box;position:relative;background:#fff;color:#111;${style}`
  return `<!doctype html><html lang="${language}"><body style="margin:0"><div id="page" style="display:inline-block;${around}"><div style="${set}">${body}${over}</div></div></body></html>`
}

const cover = (style: string, inside = '') => `<div style="position:absolute;inset:0;${style}">${inside}</div>`

function newspaper(language: PageLanguage, columns: number): RealPage {
  const [first = '', ...rest] = paragraphsOf(language)
  const headline = { en: 'The Morning Paper', ko: '아침 신문', ja: '朝の新聞' }[language]
  const photo = `<div style="break-inside:avoid;height:260px;margin:0 0 1em;${HALFTONE}"></div>`
  const body = `<h1 style="font-size:60px;margin:0 0 .5em">${headline}</h1><div style="column-count:${columns};column-gap:34px;text-align:justify">${paragraphs([first])}${photo}${paragraphs(rest)}</div>`
  const text = [headline, first, ...rest].join('\n')
  return {
    name: `${language}, ${columns} columns around a photograph`,
    language,
    html: sheet({ language, body, width: 620 * columns, style: 'background:#f2efe6', size: 26 }),
    text,
  }
}

/** A photograph across the upper half of the right columns. */
function magazine(language: PageLanguage): RealPage {
  const texts = paragraphsOf(language).slice(0, 3)
  const side = texts[0] ?? ''
  const below = texts.slice(1)
  const photo = `<div style="height:420px;margin:0 0 24px;${HALFTONE}"></div>`
  const column = 'flex:1;text-align:justify;min-width:0'
  const body = `<div style="display:flex;gap:36px"><div style="${column}">${paragraphs([side])}</div><div style="flex:2;min-width:0">${photo}<div style="column-count:2;column-gap:36px;text-align:justify">${paragraphs(below)}</div></div></div>`
  return {
    name: `${language}, three columns beside a photograph`,
    language,
    html: sheet({ language, body, width: 1700, size: 25 }),
    text: texts.join('\n'),
  }
}

/** A screenshot: white on colored and dark bars, cards and a button among black text. */
function screenshot(language: PageLanguage): RealPage {
  const texts = paragraphsOf(language).map((text) => text.slice(0, language === 'en' ? 160 : 70).trim())
  const [title = '', warning = '', plain = '', dark = '', last = ''] = texts
  const box = 'margin:0 0 20px;padding:18px 22px;border-radius:12px'
  const body = [
    `<div style="margin:-60px -60px 24px;padding:22px 60px;background:#1a5fd0;color:#fff;font-weight:600">${escapeMarkup(title)}</div>`,
    `<div style="${box};background:#c62828;color:#fff">${escapeMarkup(warning)}</div>`,
    `<div style="${box};border:1px solid #ccc">${escapeMarkup(plain)}</div>`,
    `<div style="${box};background:#222;color:#f5f5f5">${escapeMarkup(dark)}</div>`,
    `<div style="${box};background:#e8f5e9;color:#1b5e20">${escapeMarkup(last)}</div>`,
  ].join('')
  return {
    name: `${language}, screenshot with colored boxes`,
    language,
    html: sheet({ language, body, width: 800, size: 20, font: SANS[language] }),
    text: [title, warning, plain, dark, last].join('\n'),
  }
}

/** White letters on a photograph, with a caption in black below it. */
function poster(language: PageLanguage): RealPage {
  const [one = '', two = ''] = paragraphsOf(language).map((text) => text.slice(0, language === 'en' ? 140 : 60).trim())
  const ground = 'background:linear-gradient(160deg,#0d2b45,#203c56 40%,#544e68 75%,#8d697a);color:#fff'
  const body = `<div style="margin:-60px -60px 30px;padding:160px 60px 60px;font-size:34px;${ground}">${escapeMarkup(one)}</div><div>${escapeMarkup(two)}</div>`
  return {
    name: `${language}, white letters on a picture`,
    language,
    html: sheet({ language, body, width: 900, font: SANS[language] }),
    text: `${one}\n${two}`,
  }
}

/** The page of a book on a scanner: the shadow of the gutter, and the back of the page shining through. */
function book(language: PageLanguage): RealPage {
  const texts = paragraphsOf(language)
  const back = `<div style="padding:60px;transform:scaleX(-1);opacity:.13;filter:blur(1px)">${paragraphs(texts.toReversed())}</div>`
  const shadow = 'background:linear-gradient(90deg,rgb(0 0 0/.72),rgb(0 0 0/.3) 5%,rgb(0 0 0/.08) 13%,transparent 22%)'
  return {
    name: `${language}, gutter shadow and bleed-through`,
    language,
    html: sheet({
      language,
      body: paragraphs(texts),
      width: 950,
      style: 'background:#f4eedd;overflow:hidden;padding-left:110px',
      over: cover('overflow:hidden', back) + cover(shadow),
    }),
    text: texts.join('\n'),
  }
}

/** A phone's photo of a page on a table: in perspective, lit from one side. */
function photo(language: PageLanguage): RealPage {
  const texts = paragraphsOf(language)
  const light = 'background:linear-gradient(115deg,transparent 20%,rgb(20 15 0/.28) 60%,rgb(20 15 0/.55))'
  return {
    name: `${language}, photo in perspective and uneven light`,
    language,
    html: sheet({
      language,
      body: paragraphs(texts),
      width: 1050,
      style: 'transform:perspective(2600px) rotateX(16deg) rotateY(-9deg) rotateZ(2deg);background:#f7f3ea',
      over: cover(light),
      around: 'background:#5a4632;padding:70px 90px',
    }),
    text: texts.join('\n'),
  }
}

function turned(language: PageLanguage, degrees: number): RealPage {
  const texts = paragraphsOf(language).slice(0, 4)
  const isSideways = degrees !== 180
  const page = sheet({ language, body: paragraphs(texts), width: 900 })
  const style = isSideways
    ? `style="display:inline-block;margin:400px;rotate:${degrees}deg"`
    : `style="display:inline-block;rotate:180deg"`
  return {
    name: `${language}, turned by ${degrees}°`,
    language,
    html: page.replace('style="display:inline-block;"', style),
    text: texts.join('\n'),
  }
}

const LANGUAGES: readonly PageLanguage[] = ['en', 'ko', 'ja']

export const REAL_PAGES: readonly RealPage[] = LANGUAGES.flatMap((language) => [
  newspaper(language, 2),
  newspaper(language, 3),
  magazine(language),
  screenshot(language),
  poster(language),
  book(language),
  photo(language),
  ...[90, 180, 270].map((degrees) => turned(language, degrees)),
])

/** Draws a page and gives it as PNG. */
export async function drawRealPage(page: Page, { html }: Pick<RealPage, 'html'>): Promise<Buffer> {
  await page.setViewportSize({ width: 2400, height: 2400 })
  await page.setContent(html)
  return page.locator('#page').screenshot()
}
