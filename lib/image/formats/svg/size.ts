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

function rootTag(text: string): string {
  const start = text.search(/<([\w.-]+:)?svg[\s/>]/)
  if (start < 0) return ''
  const tag = /^<(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(text.slice(start))
  return tag?.[0] ?? ''
}

function attribute(tag: string, name: string): string {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)
  return (match?.[1] ?? match?.[2] ?? '').trim()
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
  const width = length(attribute(tag, 'width'))
  const height = length(attribute(tag, 'height'))
  const box = viewBoxSize(attribute(tag, 'viewBox'))
  if (width && height) return rounded(width, height)
  if (!box) return rounded(width ?? FALLBACK.width, height ?? FALLBACK.height)
  if (width) return rounded(width, (width * box.height) / box.width)
  if (height) return rounded((height * box.width) / box.height, height)
  return rounded(box.width, box.height)
}
