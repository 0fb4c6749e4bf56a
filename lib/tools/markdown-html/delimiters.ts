import { flanking, isAnyPunctuation, neighborAfter, neighborBefore } from './flanking'

/** A run of one delimiter character. */
interface Run {
  readonly character: string
  readonly length: number
  readonly canOpen: boolean
  readonly canClose: boolean
  /** Start and end of its unused delimiters. */
  start: number
  end: number
}

/** Text between matched delimiters, of which there are `width` from `start` and up to `end`. */
export interface DelimitedSpan {
  readonly start: number
  readonly end: number
  readonly width: 1 | 2
}

function runAt(text: string, start: number, end: number): Run {
  const before = neighborBefore(text, start)
  const after = neighborAfter(text, end)
  const { left, right } = flanking(before, after)
  const character = text.charAt(start)
  const isUnderscore = character === '_'
  // CJK particles directly follow a word, so underscores may close before CJK letters. Japanese also has no space
  // before a word, but a single underscore between letters is usually part of a name (`보고서_최종`): only two may open
  // there.
  const opensBesideCjk = before === 'cjk' && end - start > 1
  return {
    character,
    length: end - start,
    canOpen: left && (!isUnderscore || !right || isAnyPunctuation(before) || opensBesideCjk),
    canClose: right && (!isUnderscore || !left || isAnyPunctuation(after) || after === 'cjk'),
    start,
    end,
  }
}

function runsOf(text: string, pattern: RegExp): Run[] {
  return Array.from(text.matchAll(pattern), ({ 0: run, index }) => runAt(text, index, index + run.length))
}

/**
 * CommonMark's rules 9 and 10: if one of the runs can both open and close, the sum of their lengths must not be a
 * multiple of three, unless both lengths are.
 */
function lengthsMatch(opener: Run, closer: Run): boolean {
  if (!opener.canClose && !closer.canOpen) return true
  return (opener.length + closer.length) % 3 !== 0 || opener.length % 3 === 0
}

function emphasisWidth(opener: Run, closer: Run): 1 | 2 {
  return opener.end - opener.start >= 2 && closer.end - closer.start >= 2 ? 2 : 1
}

/**
 * Finds emphasis in a text with masked code, links and escapes by CommonMark's algorithm ("process emphasis"). Returns
 * spans by their start; `width` is 1 for <em> and 2 for <strong>.
 */
export function emphasisSpans(masked: string): ReadonlyMap<number, DelimitedSpan> {
  const spans = new Map<number, DelimitedSpan>()
  const openers: Run[] = []
  // Height of the stack below which no opener matches a kind of closer, so that it is searched only once.
  const searchedBelow = new Map<string, number>()

  for (const closer of runsOf(masked, /\*+|_+/g)) {
    const kind = `${closer.character}${closer.canOpen}${closer.length % 3}`
    let index = openers.length - 1
    while (closer.canClose && closer.end > closer.start && index >= (searchedBelow.get(kind) ?? 0)) {
      const opener = openers[index]
      if (!opener || opener.character !== closer.character || !lengthsMatch(opener, closer)) {
        index--
        continue
      }
      const width = emphasisWidth(opener, closer)
      opener.end -= width
      closer.start += width
      spans.set(opener.end, { start: opener.end, end: closer.start, width })
      // Openers between the two can no longer be closed.
      openers.length = opener.end > opener.start ? index + 1 : index
      index = openers.length - 1
    }
    for (const [known, bottom] of searchedBelow) searchedBelow.set(known, Math.min(bottom, openers.length))
    if (closer.canClose && closer.end > closer.start) searchedBelow.set(kind, openers.length)
    if (closer.canOpen && closer.end > closer.start) openers.push(closer)
  }
  return spans
}

const ENDS_IN_WORD = /[\p{L}\p{M}\p{N}]$/u
const STARTS_WITH_WORD = /^[\p{L}\p{N}]/u

/** True for a single tilde between letters or digits, as in 10~12시: a range. */
function isRange(text: string, { start, end, length }: Run): boolean {
  return (
    length === 1 &&
    ENDS_IN_WORD.test(text.slice(Math.max(0, start - 2), start)) &&
    STARTS_WITH_WORD.test(text.slice(end, end + 2))
  )
}

/**
 * Finds strikethrough in a masked text: one or two tildes, closed by the same number (GFM, section 6.5). Unlike there, ranges open
 * and close none.
 */
export function strikethroughSpans(masked: string): ReadonlyMap<number, DelimitedSpan> {
  const spans = new Map<number, DelimitedSpan>()
  const openers: Run[] = []
  for (const run of runsOf(masked, /~+/g)) {
    if (run.length > 2 || isRange(masked, run)) continue
    const index = run.canClose ? openers.findLastIndex(({ length }) => length === run.length) : -1
    const opener = openers[index]
    if (opener) {
      spans.set(opener.start, { start: opener.start, end: run.end, width: run.length === 2 ? 2 : 1 })
      openers.length = index
    } else if (run.canOpen) openers.push(run)
  }
  return spans
}
