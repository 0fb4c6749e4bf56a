import { baseName } from '@/lib/text/file-name'
import type { Size } from '@/lib/image/pixels/geometry'

export const MILLIMETERS_PER_INCH = 25.4

/** Where the head has to be, in millimeters. */
export interface HeadRule {
  /** From crown to chin. */
  readonly least: number
  readonly most: number
  /** Between the upper edge and the crown; where no rule says, what sets the head as its published samples show it. */
  readonly above: number
  /** How far from the upper edge the crown may be, where a rule says. */
  readonly leastAbove?: number
  readonly mostAbove?: number
  /** The office counts from the top of the head without hair. */
  readonly isBare?: boolean
}

/** Requirements for the photo of a document. Sources, years and the yearly check: `id-photo-…` in data/facts.json. */
export interface PhotoDocument {
  readonly id: string
  /** In millimeters. */
  readonly print: Size
  readonly pixels: Size
  /** Undefined where the office gives no measures of the head. */
  readonly head?: HeadRule
  /** Kilobytes of 1,000 bytes that a form takes. */
  readonly leastKb?: number
  readonly mostKb?: number
  /** Months before the application in which the photo has to be taken. */
  readonly months?: number
  /** The background must be white or nearly white; otherwise any plain light color will do. */
  readonly isWhite?: boolean
  /** Whether the background may be edited: `allowed` where no office looks at it; undefined where its page says nothing. */
  readonly editing?: 'allowed' | 'forbidden'
  readonly source: string
  readonly year: number
}

const ICAO = { least: 32, most: 36, above: 4 }
/** Sides in millimeters, then in pixels. */
function photo(width: number, height: number, pixelWidth: number, pixelHeight: number) {
  return { print: { width, height }, pixels: { width: pixelWidth, height: pixelHeight } }
}

/** 35 × 45 mm at 300 and at 600 dots per inch. */
const PASSPORT = photo(35, 45, 413, 531)
const FINE_PASSPORT = photo(35, 45, 827, 1063)
const FORMS = 'https://www.law.go.kr/'

export const documents = [
  {
    id: 'koreanPassport',
    ...PASSPORT,
    head: { ...ICAO, isBare: true },
    mostKb: 500,
    months: 6,
    isWhite: true,
    editing: 'forbidden',
    source: 'https://www.passport.go.kr/',
    year: 2026,
  },
  { id: 'koreanIdCard', ...PASSPORT, months: 6, source: FORMS, year: 2025 },
  { id: 'korean3x4', ...photo(30, 40, 354, 472), editing: 'allowed', source: FORMS, year: 2025 },
  { id: 'korean25x3', ...photo(25, 30, 295, 354), editing: 'allowed', source: FORMS, year: 2025 },
  {
    id: 'japanesePassport',
    ...FINE_PASSPORT,
    head: { ...ICAO, leastAbove: 2, mostAbove: 6 },
    months: 6,
    editing: 'forbidden',
    source: 'https://www.mofa.go.jp/mofaj/toko/passport/ic_photo.html',
    year: 2025,
  },
  {
    // The online form takes 480 to 6,000 pixels a side.
    id: 'japaneseMyNumber',
    ...FINE_PASSPORT,
    leastKb: 20,
    mostKb: 7000,
    months: 6,
    source: 'https://www.kojinbango-card.go.jp/apprec/apply/facephoto/',
    year: 2025,
  },
  {
    id: 'japaneseResume',
    ...photo(30, 40, 354, 472),
    editing: 'allowed',
    source: 'https://www.mhlw.go.jp/stf/newpage_kouseisaiyou030416.html',
    year: 2021,
  },
  {
    id: 'japaneseLicense',
    ...photo(24, 30, 283, 354),
    months: 6,
    // The law says nothing of editing, what the police take does.
    editing: 'forbidden',
    source: 'https://www.police.pref.gunma.jp/675660.html',
    year: 2024,
  },
  {
    // 2 × 2 inches, head 1 to 1 3/8; the visa form takes up to 240 KB.
    id: 'us',
    ...photo(50.8, 50.8, 600, 600),
    head: { least: 25.4, most: 34.9, above: 5.5 },
    mostKb: 240,
    months: 6,
    isWhite: true,
    editing: 'forbidden',
    source: 'https://travel.state.gov/en/passports/apply/help/photos.html',
    year: 2026,
  },
  {
    // Online at least 600 × 750 pixels.
    id: 'uk',
    ...FINE_PASSPORT,
    head: { least: 29, most: 34, above: 5 },
    leastKb: 50,
    mostKb: 10_000,
    months: 1,
    editing: 'forbidden',
    source: 'https://www.gov.uk/photos-for-passports',
    year: 2025,
  },
  {
    id: 'schengen',
    ...PASSPORT,
    head: ICAO,
    months: 6,
    source: 'https://home-affairs.ec.europa.eu/policies/schengen/visa-policy_en',
    year: 2025,
  },
  {
    id: 'canada',
    ...photo(50, 70, 591, 827),
    head: { least: 31, most: 36, above: 13, isBare: true },
    months: 6,
    editing: 'forbidden',
    source: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/canadian-passports/photos.html',
    year: 2026,
  },
  {
    // Online 354 to 420 × 472 to 560 pixels.
    id: 'china',
    ...photo(33, 48, 380, 553),
    head: { least: 28, most: 33, above: 4, leastAbove: 3, mostAbove: 5 },
    leastKb: 40,
    mostKb: 120,
    months: 6,
    isWhite: true,
    source: 'https://www.visaforchina.cn/',
    year: 2025,
  },
] as const satisfies readonly PhotoDocument[]

export type DocumentId = (typeof documents)[number]['id']
export const DOCUMENT_CHOICES = ['none', ...documents.map(({ id }) => id)] as const

/** The document of an id; undefined for `none`. */
export function documentOf(id: string): PhotoDocument | undefined {
  return documents.find((document) => document.id === id)
}

/** What a name has in plain letters and digits; '' if its letters are all others, of which digits alone say little. */
function plainPart(name: string): string {
  const base = baseName(name)
  const plain = base.replaceAll(/[^\w-]+/g, '_').replaceAll(/^_+|_+$/g, '')
  return /\p{L}/u.test(base) && !/[a-z]/i.test(plain) ? '' : plain
}

/**
 * Names of photos as forms take them, in plain letters and digits, each another: `김민수 1.jpg` → `photo`, as the second of
 * several `photo2`.
 */
export function plainNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name, index) => {
    const plain = plainPart(name)
    const number = names.length > 1 ? String(index + 1) : ''
    const unique = plain === '' ? `photo${number}` : taken.has(plain) ? `${plain}_${number}` : plain
    taken.add(unique)
    return unique
  })
}

/** `photo` for a US passport → `photo_us_600x600.jpg`. */
export function photoName(plain: string, { id, pixels }: PhotoDocument): string {
  return `${plain}_${id}_${pixels.width}x${pixels.height}.jpg`
}

/** Width to height of a document's photo. */
export function ratioOf({ pixels }: PhotoDocument): number {
  return pixels.width / pixels.height
}

/** Whether these are the pixels that a document asks for; any other size is no photo for it. */
export function hasPixelsOf({ pixels }: PhotoDocument, { width, height }: Size): boolean {
  return width === pixels.width && height === pixels.height
}

/** Dots per inch at which the pixels print at the document's size. */
export function dpiOf({ pixels, print }: PhotoDocument): number {
  return Math.round((pixels.width / print.width) * MILLIMETERS_PER_INCH)
}
