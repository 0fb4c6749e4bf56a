/**
 * Class of a character next to a delimiter run. `cjkPunctuation` is full-width punctuation; `cjk` is any other wide character
 * or Hangul.
 */
export type Neighbor = 'space' | 'punctuation' | 'cjkPunctuation' | 'cjk' | 'other'

const SPACE = /\s/
const PUNCTUATION = /[\p{P}\p{S}]/u
/** East Asian Width W, F or H without emoji, and Hangul: from Unicode's EastAsianWidth.txt, as whole blocks. */
const CJK =
  /[\p{Script=Hangul}\u20a9\u2329\u232a\u2e80-\u303e\u3041-\ua4c6\ua960-\ua97c\uac00-\ud7fb\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6b\uff01-\uffdc\uffe0-\uffee\u{16fe0}-\u{18d08}\u{1aff0}-\u{1b2fb}\u{20000}-\u{3fffd}]/u
const IDEOGRAPHIC_SELECTOR = /[\u{e0100}-\u{e01ef}]/u
const STYLE_SELECTOR = /[\ufe00-\ufe0e]/
/** Quotation marks that the variation selector U+FE01 makes full-width (StandardizedVariants.txt). */
const WIDENED_QUOTE = /[‘’“”]\ufe01$/

function classOf(character: string): Neighbor {
  if (character === '' || SPACE.test(character)) return 'space'
  // Tildes are markup of GFM: `**~~a~~**b` is bold, as it is with marked's own rules.
  if (character === '~') return 'other'
  if (IDEOGRAPHIC_SELECTOR.test(character)) return 'cjk'
  const isCjk = CJK.test(character)
  if (PUNCTUATION.test(character)) return isCjk ? 'cjkPunctuation' : 'punctuation'
  return isCjk ? 'cjk' : 'other'
}

/** Class of the character before `index`; the start of the text counts as space. */
export function neighborBefore(text: string, index: number): Neighbor {
  const characters = Array.from(text.slice(Math.max(0, index - 4), index))
  const last = characters.at(-1) ?? ''
  if (!STYLE_SELECTOR.test(last)) return classOf(last)
  return WIDENED_QUOTE.test(characters.join('')) ? 'cjkPunctuation' : classOf(characters.at(-2) ?? '')
}

/** Class of the character at `index`; the end of the text counts as space. */
export function neighborAfter(text: string, index: number): Neighbor {
  return classOf(index < text.length ? String.fromCodePoint(text.codePointAt(index) ?? 0) : '')
}

export function isAnyPunctuation(neighbor: Neighbor): boolean {
  return neighbor === 'punctuation' || neighbor === 'cjkPunctuation'
}

/**
 * Whether a run of delimiters between two characters is left-flanking and right-flanking: CommonMark 0.31, section 6.2,
 * with the CJK-friendly amendments (github.com/tats-u/markdown-cjk-friendly, specification.md).
 */
export function flanking(before: Neighbor, after: Neighbor): { readonly left: boolean; readonly right: boolean } {
  return {
    left: after !== 'space' && (after !== 'punctuation' || before !== 'other'),
    right: before !== 'space' && (before !== 'punctuation' || after !== 'other'),
  }
}
