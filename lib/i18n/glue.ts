/** Keeps two characters on one line (WORD JOINER). */
const JOINER = '\u2060'

/**
 * A mark after which browsers break a line before Hangul, also where `word-break: keep-all` is set (UAX #14), and an argument
 * whose value may end with one, before a particle: a name, a percentage, a date. Numbers stay what a visitor would search for.
 */
const LOOSE_END =
  /[’”)\]%=_](?=[가-힣])|\{(?:name|tool|rate|bac|limit|second|start|end|base|birth|date)\}(?=의|에|부터|까지|보다|처럼|만|라|으?로|씩|은|는|이[가-힣]|가(?!지)|을|를|과|와|도)/g

/** A message in which no line begins with a particle: `30%로` stays whole. */
export function glued(text: string): string {
  return text.replace(LOOSE_END, `$&${JOINER}`)
}

/** A text without what `glued` inserted, for whoever reads it outside the page. */
export function unglued(text: string): string {
  return text.replaceAll(JOINER, '')
}
