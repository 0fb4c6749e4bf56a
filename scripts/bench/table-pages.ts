import { escapeMarkup } from '@/scripts/escape-markup.mjs'
import { paragraphsOf } from '@/scripts/scan-page.mjs'
import type { Language } from '@/lib/tools/text-extractor/languages'

/** A page with known text, as the browser sets it; of a table, the cells of each row. */
export interface LaidPage {
  readonly name: string
  readonly language: Language
  readonly html: string
  readonly text: string
  readonly rows: readonly (readonly string[])[]
}

const FONTS: Partial<Record<Language, string>> = {
  kor: 'Noto Sans CJK KR',
  jpn: 'Noto Sans CJK JP',
  chi_sim: 'Noto Sans CJK SC',
  chi_tra: 'Noto Sans CJK TC',
  hin: 'Noto Sans Devanagari',
}
const TAGS: Readonly<Record<Language, string>> = {
  eng: 'en',
  spa: 'es',
  fra: 'fr',
  deu: 'de',
  ita: 'it',
  por: 'pt',
  rus: 'ru',
  jpn: 'ja',
  kor: 'ko',
  chi_sim: 'zh-CN',
  chi_tra: 'zh-TW',
  ara: 'ar',
  hin: 'hi',
}
const REGIONS = 'KR JP US DE FR ES IT PT RU CN EG IN MX BR CA TR VN TH GR PL SE NO FI DK NL'.split(' ')

const STYLES = {
  ruled: 'td,th{border:1px solid #444}',
  lines: 'td,th{border-bottom:1px solid #999}',
  plain: '',
  shaded: 'th{background:#23395d;color:#fff}tr:nth-child(odd) td{background:#eef2f8}',
} as const
type Style = keyof typeof STYLES

/** What a cell of a column says in a row, in a language's own names and notation; every language's digits are 0 to 9. */
type Column = (tag: string, row: number) => string
const latin = (tag: string) => `${tag}-u-nu-latn`
const COLUMNS: readonly Column[] = [
  (tag, row) => new Intl.DisplayNames(tag, { type: 'region' }).of(REGIONS[(row * 7) % REGIONS.length]!)!,
  (tag, row) => (row * 37 + 12).toLocaleString(latin(tag)),
  (tag, row) => (row * 1234.5 + 980).toLocaleString(latin(tag), { minimumFractionDigits: 2 }),
  (tag, row) =>
    new Date(Date.UTC(2026, row % 12, 3 + row)).toLocaleDateString(latin(tag), { dateStyle: 'short', timeZone: 'UTC' }),
  (tag, row) => new Date(Date.UTC(2026, 0, 5 + row)).toLocaleDateString(tag, { weekday: 'long', timeZone: 'UTC' }),
  (_, row) => `${row % 5}-${100 + row * 17}`,
  (tag, row) => (row * 0.063 + 0.05).toLocaleString(latin(tag), { style: 'percent', maximumFractionDigits: 1 }),
  (_, row) => String(2010 + row),
]
/** Headings, of which every language has names. */
const HEADS = ['year', 'quarter', 'month', 'weekday', 'day', 'hour', 'minute', 'second']

/** The longest list of a language's own words that has commas and a full stop as prose has. */
function prose(tag: string, from: number): string {
  const names = REGIONS.slice(from, from + 14).map((region) =>
    new Intl.DisplayNames(tag, { type: 'region' }).of(region)!,
  )
  return `${new Intl.ListFormat(tag).format(names)}.`
}

/** What is seen, from left to right, of a date whose invisible marks turn it around, as Arabic ones do. */
const asSeen = (cell: string) => cell.replace(/^(\d+)\u200f\/(\d+)\u200f\/(\d+)$/, '$3/$2/$1').replace(/\u200e/g, '')

interface Shape {
  readonly style: Style
  readonly columns: number
  readonly rows: number
  /** Every how manieth cell is empty; 0 for none. */
  readonly empty: number
  /** Between lines of text. */
  readonly isBetween: boolean
}

function tablePage(language: Language, shape: Shape): LaidPage {
  const tag = TAGS[language]
  const named = new Intl.DisplayNames(tag, { type: 'dateTimeField' })
  const head = HEADS.slice(0, shape.columns).map((name) => named.of(name)!)
  const body = Array.from({ length: shape.rows }, (_, row) =>
    COLUMNS.slice(0, shape.columns).map((column, at) => {
      const isEmpty = shape.empty > 0 && at > 0 && (row * shape.columns + at * 3) % shape.empty === 0
      return isEmpty ? '' : column(tag, row + 1)
    }),
  )
  const drawn = [head, ...body]
  const rows = drawn.map((cells) => cells.map(asSeen))
  const markup = drawn.map(
    (cells, row) =>
      `<tr>${cells.map((cell) => (row === 0 ? `<th>${escapeMarkup(cell)}</th>` : `<td>${escapeMarkup(cell)}</td>`)).join('')}</tr>`,
  )
  const [above, below] = shape.isBetween ? [prose(tag, 0), prose(tag, 9)] : ['', '']
  const text = [above, ...rows.map((cells) => cells.join('\t')), below].filter((line) => line !== '').join('\n')
  const css = `td,th{padding:9px 14px;text-align:start;white-space:nowrap}td:nth-child(n+2){text-align:end}table{border-collapse:collapse}p{width:44em}${STYLES[shape.style]}`
  return {
    name: `${language}, table of ${shape.columns} columns, ${shape.style}${shape.empty ? ', empty cells' : ''}${shape.isBetween ? ', between text' : ''}`,
    language,
    html: sheet(
      language,
      css,
      `${above && `<p>${above}</p>`}<table>${markup.join('')}</table>${below && `<p>${below}</p>`}`,
    ),
    text,
    rows,
  }
}

function sheet(language: Language, css: string, body: string): string {
  const tag = TAGS[language]
  const font = `font:22px/1.4 '${FONTS[language] ?? 'DejaVu Sans'}'`
  return `<!doctype html><html lang="${tag}" dir="${tag === 'ar' ? 'rtl' : 'ltr'}"><style>${css}</style><body style="margin:0"><div id="page" style="display:inline-block;padding:40px;background:#fff;color:#111;${font}">${body}</div></body></html>`
}

const SHAPES: readonly Shape[] = [
  { style: 'ruled', columns: 3, rows: 7, empty: 0, isBetween: false },
  { style: 'lines', columns: 4, rows: 6, empty: 0, isBetween: true },
  { style: 'plain', columns: 5, rows: 8, empty: 5, isBetween: false },
  { style: 'shaded', columns: 8, rows: 6, empty: 7, isBetween: false },
]

export const TABLE_PAGES: readonly LaidPage[] = (Object.keys(TAGS) as Language[]).flatMap((language) =>
  SHAPES.map((shape) => tablePage(language, shape)),
)

/** Columns of prose: of a page, of half a page, and of four lines. */
function columnPage(language: 'en' | 'ko' | 'ja', columns: number, lines: number): LaidPage {
  const code = { en: 'eng', ko: 'kor', ja: 'jpn' } as const
  const letters = (lines * 360) / (language === 'en' ? 11 : 23)
  const parts = Array.from({ length: columns }, (_, column) =>
    paragraphsOf(language).slice(column).join(' ').slice(0, Math.round(letters)).trim(),
  )
  const body = `<div style="display:flex;gap:40px">${parts.map((part) => `<div style="width:360px">${escapeMarkup(part)}</div>`).join('')}</div>`
  return {
    name: `${language}, ${columns} columns of about ${lines} lines`,
    language: code[language],
    html: sheet(code[language], '', body),
    text: parts.join('\n'),
    rows: [],
  }
}

export const COLUMN_PAGES: readonly LaidPage[] = (['en', 'ko', 'ja'] as const).flatMap((language) =>
  [
    [2, 4],
    [2, 6],
    [2, 12],
    [2, 30],
    [3, 4],
    [3, 10],
    [3, 25],
  ].map(([columns = 2, lines = 4]) => columnPage(language, columns, lines)),
)
