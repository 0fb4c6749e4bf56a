import { sizeWithin, type Size } from '@/lib/image/pixels/geometry'

/** CSS pixels per unit at 96 dots an inch (CSS Values 4); em and ex as a browser's default font gives them. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
  q: 2.4 / 2.54,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
}

const LONGEST_SIDE = 1_000_000

/** CSS's default size of replaced content. */
const FALLBACK = { width: 300, height: 150 } as const

/** A comment, which may hold anything, or where the root begins. */
const COMMENT_OR_ROOT = /<!--[\s\S]*?-->|<(?:[\w.-]+:)?svg[\s/>]/g
const TAG = /<(?:[^>"']|"[^"]*"|'[^']*')*>/y
const ATTRIBUTE = /\s([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** Where the first element `svg` begins; the length of the text without one. */
function rootStart(text: string): number {
  for (const { 0: found, index } of text.matchAll(COMMENT_OR_ROOT)) if (!found.startsWith('<!--')) return index
  return text.length
}

/** The tag of the root, with the values of entities that the document declares. */
function rootTag(text: string): string {
  TAG.lastIndex = rootStart(text)
  const [tag = ''] = TAG.exec(text) ?? []
  return tag.replace(/&([\w.-]+);/g, (reference, name) => {
    const [, double, single] = new RegExp(`<!ENTITY\\s+${name}\\s+(?:"([^"]*)"|'([^']*)')`).exec(text) ?? []
    return double ?? single ?? reference
  })
}

function attribute(tag: string, name: string): string {
  const [, , double, single] = Array.from(tag.matchAll(ATTRIBUTE)).find(([, found]) => found === name) ?? []
  return (double ?? single ?? '').trim()
}

/** A side as stated: by the style, in which every length has a unit, before the attribute. */
function side(tag: string, name: 'width' | 'height'): number | null {
  const [, styled] = new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;!]*[a-z%])`, 'i').exec(attribute(tag, 'style')) ?? []
  return length(styled ?? attribute(tag, name))
}

/** Greater than 0 and within the range in which ratios are neither 0 nor infinite. */
function isLength(value: number): boolean {
  return value > 1e-100 && value < 1e100
}

function length(value: string): number | null {
  const match = /^\+?(\d*\.?\d+(?:e[+-]?\d+)?)([a-z]*)$/i.exec(value)
  const unit = UNITS[(match?.[2] ?? '').toLowerCase()]
  const pixels = Number(match?.[1]) * (unit ?? Number.NaN)
  return isLength(pixels) ? pixels : null
}

function viewBoxSize(value: string): Size | null {
  const [, , width = 0, height = 0] = value.split(/[\s,]+/).map(Number)
  return isLength(width) && isLength(height) ? { width, height } : null
}

/** Whole pixels, at least 1; sizes larger than can be drawn are reduced in proportion. */
function rounded(width: number, height: number): Size {
  return sizeWithin({ width, height }, LONGEST_SIDE)
}

/**
 * The size of an SVG in CSS pixels, whole and at least 1: `width` and `height`, a missing one from the ratio of `viewBox`, both
 * missing or relative from `viewBox`, else 300 × 150. Null without an `svg` element.
 */
export function svgSize(text: string): Size | null {
  const tag = rootTag(text)
  if (tag === '') return null
  const [width, height] = [side(tag, 'width'), side(tag, 'height')]
  const box = viewBoxSize(attribute(tag, 'viewBox'))
  if (width && height) return rounded(width, height)
  if (!box) return rounded(width ?? FALLBACK.width, height ?? FALLBACK.height)
  if (width) return rounded(width, (width * box.height) / box.width)
  if (height) return rounded((height * box.width) / box.height, height)
  return rounded(box.width, box.height)
}
