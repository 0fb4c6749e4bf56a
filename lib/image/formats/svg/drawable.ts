import { ToolError } from '@/lib/core/errors'

/** Elements that a browser draws within a second on a slow phone, counting each copy made by `use`. */
const MOST_ELEMENTS = 100_000
/** Letters of path data; a map of the world has five million. */
const MOST_LETTERS = 20_000_000

const TAG = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:[^>"']|"[^"]*"|'[^']*')*)>/g
const ENTITY_IN_ENTITY = /<!ENTITY\s+[^\s>]+\s+(?:"[^"]*&\w[^"]*"|'[^']*&\w[^']*')/
const FOREIGN = 'foreignObject'
const PICTURES = ['image', 'feImage']
/** Weights of elements: gradients cost nothing however often they are referenced; each copy has a tree of its own. */
const WEIGHTS: Readonly<Record<string, number>> = { stop: 0, linearGradient: 0, radialGradient: 0, use: 10 }
/** What a filter adds: it is drawn apart. */
const FILTER = /(?:^|[\s;"'])filter\s*[=:]/
const FILTER_WEIGHT = 100
/** References to other elements: `href` and, in any attribute or style, `url()`. */
const REFERENCE = /(?:(?:^|[\s:])href\s*=\s*["']|url\(\s*["']?)\s*#([^"')\s]+)/g
const HREF = /(?:^|\s)(?:xlink:)?href\s*=\s*(?:"([^"]*)"|'([^']*)')/
const ID = /(?:^|\s)id\s*=\s*(?:"([^"]*)"|'([^']*)')/

/** An element with an id, or the whole picture: its own cost, and the elements it references. */
interface Part {
  elements: number
  letters: number
  readonly references: string[]
}

function isExternal(attributes: string): boolean {
  const [, double, single] = HREF.exec(attributes) ?? []
  const target = (double ?? single ?? '').trim()
  return target !== '' && !target.startsWith('#') && !/^data:/i.test(target)
}

/** The parts of a picture by id, the whole under ''; null if one contains foreignObject, whose pixels cannot be read back. */
function partsOf(text: string): Map<string, Part> | null {
  const whole: Part = { elements: 0, letters: 0, references: [] }
  const parts = new Map([['', whole]])
  const open: (Part | null)[] = []
  for (const [, closing, name = '', attributes = ''] of text.matchAll(TAG)) {
    if (name === '') continue
    if (closing) {
      open.pop()
      continue
    }
    if (name === FOREIGN || (PICTURES.includes(name) && isExternal(attributes))) return null
    const [, double, single] = ID.exec(attributes) ?? []
    const id = double ?? single
    const part: Part | null = id === undefined ? null : { elements: 0, letters: 0, references: [] }
    if (id !== undefined && part) parts.set(id, part)
    const references = Array.from(attributes.matchAll(REFERENCE), ([, target = '']) => target)
    const weight = (WEIGHTS[name] ?? 1) + (FILTER.test(attributes) ? FILTER_WEIGHT : 0)
    for (const holder of [whole, part, ...open]) {
      if (!holder) continue
      holder.elements += weight
      holder.letters += attributes.length
      holder.references.push(...references)
    }
    if (!attributes.endsWith('/')) open.push(part)
  }
  return parts
}

/** The cost of drawing a part with everything it references; circular references draw nothing. */
function cost(parts: ReadonlyMap<string, Part>, id: string, known: Map<string, Part>): Part {
  const done = known.get(id)
  if (done) return done
  const part = parts.get(id)
  const sum: Part = { elements: part?.elements ?? 0, letters: part?.letters ?? 0, references: [] }
  known.set(id, { elements: 0, letters: 0, references: [] })
  for (const reference of part?.references ?? []) {
    const { elements, letters } = cost(parts, reference, known)
    sum.elements += elements
    sum.letters += letters
  }
  known.set(id, sum)
  return sum
}

/**
 * Refuses an SVG that the page could not draw. ToolErrors: `svgForeign` for embedded web content or external pictures, whose
 * pixels browsers withhold, `svgTooComplex` for what would block the page.
 */
export function assertDrawable(text: string): void {
  if (ENTITY_IN_ENTITY.test(text)) throw new ToolError('svgTooComplex')
  const parts = partsOf(text)
  if (!parts) throw new ToolError('svgForeign')
  const { elements, letters } = cost(parts, '', new Map())
  if (elements > MOST_ELEMENTS || letters > MOST_LETTERS) throw new ToolError('svgTooComplex')
}
